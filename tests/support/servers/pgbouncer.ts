import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes.ts';

/** The installed PgBouncer (Debian package pgbouncer), if any. */
export const pgbouncerProgram =
  Bun.which('pgbouncer') ?? (existsSync('/usr/sbin/pgbouncer') ? '/usr/sbin/pgbouncer' : undefined);

/** Starts a PgBouncer in transaction mode in front of a database. */
export async function startPgbouncer(databaseUrl: string, settings = '') {
  const target = new URL(databaseUrl);
  const port = freePort();
  const host = target.searchParams.get('host') ?? target.hostname;
  // As root it runs as another user, who may not read the folders of the tests.
  const directory = mkdtempSync('/tmp/pgbouncer-');
  chmodSync(directory, 0o777);
  const user = decodeURIComponent(target.username);
  const password = decodeURIComponent(target.password);
  writeFileSync(join(directory, 'users.txt'), `"${user}" "${password}"\n`, { mode: 0o644 });
  writeFileSync(
    join(directory, 'pgbouncer.ini'),
    `[databases]
* = host=${host} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${directory}/users.txt
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
logfile = ${directory}/log
pidfile = ${directory}/pid
${settings}
`.replace('* = host', `* = user=${user} password=${password} host`),
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = Bun.spawn([pgbouncerProgram ?? '', ...asOther, join(directory, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilListening(port);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.search = '';
  return {
    url: url.href,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await child.exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const socket = await Bun.connect({ hostname: '127.0.0.1', port, socket: { data() {} } }).catch(() => undefined);
    if (socket) return void socket.end();
    await Bun.sleep(10);
  }
  throw new Error('PgBouncer does not listen.');
}
