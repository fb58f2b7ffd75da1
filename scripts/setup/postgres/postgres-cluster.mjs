import { chownSync, cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runOrFail, runQuietly } from '../programs.mjs';

/** @typedef {import('./server-account.mjs').Account} Account */

export const user = 'postgres';

/**
 * Creates an empty database cluster in `data` below that directory. Resolves to the programs that run its server.
 * @param {string} directory @param {string} programs @param {string} password @param {Account} account
 */
export async function createCluster(directory, programs, password, account) {
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [directory, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const usable = await reachable(programs, directory, account);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const parameters = ['-D', join(directory, 'data'), '-U', user, '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
  // The smallest files of the write-ahead log: after an erasure those that the server keeps are overwritten.
  parameters.push('--wal-segsize=1');
  parameters.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`);
  await runOrFail('Creating the test database', join(usable, 'initdb'), parameters, { cwd: directory, ...account });
  return usable;
}

/**
 * A checkout in root's home is not accessible to the account that runs the server: it then uses a copy of the programs.
 * @param {string} programs @param {string} directory @param {Account} account
 */
async function reachable(programs, directory, account) {
  const trial = await runQuietly(join(programs, 'postgres'), ['--version'], { cwd: directory, ...account });
  if (trial.code === 0) return programs;
  cpSync(dirname(programs), join(directory, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(directory, 'programs/bin');
}
