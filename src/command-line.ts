import { runAccountCommand } from './account-command.ts';
import { runAuditCommand } from './audit-command.ts';
import { prepareDataDirectory } from './domain/storage/data-directory.ts';
import { type Env, readEnv } from './env.ts';
import { start } from './start.ts';
import { explainStartFailure } from './web/log/start-failure.ts';

/** Starts the site, or runs the command of an operator. */
export async function runCommandLine(): Promise<void> {
  let env: Env | undefined;
  try {
    env = readEnv();
    const [command, ...parameters] = process.argv.slice(2);
    // The executable supports these commands too, for installations without a checkout.
    if (command === 'account' || command === 'audit') prepareDataDirectory(env.dataDirectory);
    if (command === 'account') process.stdout.write(`${await runAccountCommand(env, parameters)}\n`);
    else if (command === 'audit') {
      const { text, code } = await runAuditCommand(env, parameters);
      process.stdout.write(`${text}\n`);
      process.exitCode = code;
    } else await start(env);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, env)}\n`);
    // 1 means for `audit verify` that the log is not intact.
    process.exit(process.argv[2] === 'audit' ? 2 : 1);
  }
}
