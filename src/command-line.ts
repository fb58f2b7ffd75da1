import { commands } from './commands/commands.ts';
import { licenses } from './commands/licenses.ts';
import { argon2 } from './domain/secrets/argon2.ts';
import { buildName } from './manifest.ts';
import { release } from './release.ts';
import { type Env, readEnv } from './settings/env.ts';
import { CommandError, UsageError } from './start-error.ts';
import { explainStartFailure } from './web/log/start-failure.ts';

/** Starts the site, or runs the command of an operator. */
export async function runCommandLine(): Promise<void> {
  let env: Env | undefined;
  const [name = 'serve', ...words] = process.argv.slice(2);
  try {
    if (name === '--help' || name === '-h' || name === 'help') return say(helpOf(words[0]));
    if (name === '--version' || name === '-v') return say(`${release} (build ${buildName()})`);
    if (name === '--licenses') return say(licenses());
    const command = commandNamed(name);
    if (words.includes('--help') || words.includes('-h')) return say(command.help);
    env = readEnv();
    // Before anything is opened: a failure is explained here.
    argon2();
    process.exitCode = await command.run(env, words);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, env)}\n`);
    process.exit(exitCodeOf(error, name));
  }
}

function commandNamed(name: string) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new UsageError(`There is no ${name.startsWith('-') ? 'option' : 'command'} "${name}".\n\n${overview()}`);
}

function helpOf(name: string | undefined): string {
  return name === undefined ? overview() : commandNamed(name).help;
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: [command] [options]

${lines.join('\n')}

"<command> --help" explains one of them; --version prints the release, --licenses what the\nlibraries inside are licensed under.`;
}

/** For `audit verify`, 1 means that the log is not intact. */
function exitCodeOf(error: unknown, name: string): number {
  if (name === 'audit') return 2;
  return error instanceof CommandError ? error.exitCode : 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
