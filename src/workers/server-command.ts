import { join } from 'node:path';
import { installation } from '../installation.ts';

/** The command that starts this server itself with a subcommand, because an executable has no other program. */
export function serverCommand(...parameters: string[]): string[] {
  const program = Bun.isStandaloneExecutable ? [] : ['--no-env-file', join(installation, 'src/server.ts')];
  return [process.execPath, ...program, ...parameters];
}
