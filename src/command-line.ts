import { runAccountCommand } from './account-command.ts';
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
    if (command === 'account') process.stdout.write(`${await runAccountCommand(env, parameters)}\n`);
    else await start(env);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, env)}\n`);
    process.exit(1);
  }
}
