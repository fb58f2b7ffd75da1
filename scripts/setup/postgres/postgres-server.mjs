import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { progress } from '../progress.mjs';
import { SetupFailure } from '../setup-failure.mjs';
import { claim, prefix, removeAbandonedServers } from './abandoned-servers.mjs';
import { createCluster, user } from './postgres-cluster.mjs';
import { serverAccount } from './server-account.mjs';
import { guard } from './server-guard.mjs';

const secondsToStart = 30;

/**
 * Starts a temporary PostgreSQL server that listens on 127.0.0.1 only; `stop` removes it completely.
 * @param {string} programs directory of `postgres` and `initdb`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function startPostgresServer(programs) {
  return progress('Test database', async () => {
    const account = serverAccount();
    removeAbandonedServers(account.uid);
    const directory = mkdtempSync(join(tmpdir(), prefix));
    try {
      claim(directory);
      const password = randomBytes(18).toString('hex');
      const usable = await createCluster(directory, programs, password, account);
      const { port, stop } = await startServer(directory, usable, account);
      const value = { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, stop };
      return { note: `listening on port ${port}`, value };
    } catch (error) {
      rmSync(directory, { recursive: true, force: true });
      throw error;
    }
  });
}

/**
 * @param {string} directory @param {string} programs @param {import('./server-account.mjs').Account} account
 */
async function startServer(directory, programs, account) {
  const log = join(directory, 'log');
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    lc_messages: 'C',
    // Speed over durability: the cluster is deleted after the run.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    min_wal_size: '2MB',
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'w');
  // In its own session, so that Ctrl-C stops the tests before the server.
  const server = spawn(join(programs, 'postgres'), ['-D', join(directory, 'data'), ...parameters], {
    cwd: directory,
    ...account,
    detached: true,
    stdio: ['ignore', output, output],
  });
  let ended = false;
  const end = new Promise((resolve) => {
    for (const event of ['exit', 'error']) server.on(event, resolve);
  }).then(() => {
    ended = true;
  });
  const dismissGuard = guard(server.pid, directory);

  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one.
    server.kill('SIGINT');
    await Promise.race([end, sleep(5000, undefined, { ref: false })]);
    if (!ended) server.kill('SIGQUIT');
    await Promise.race([end, sleep(2000, undefined, { ref: false })]);
    dismissGuard();
    rmSync(directory, { recursive: true, force: true });
  };

  for (const deadline = Date.now() + secondsToStart * 1000; Date.now() < deadline && !ended; await sleep(20)) {
    if (readFileSync(log, 'utf8').includes('ready to accept connections')) return { port, stop };
  }
  const logged = readFileSync(log, 'utf8');
  await stop();
  throw new SetupFailure(`The PostgreSQL server for the tests did not start.\n\n${logged}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
