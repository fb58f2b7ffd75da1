import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Where the database is in the network of the server that `lost-route-main.ts` starts. */
export const routedHost = '10.77.0.1';
export const routedPort = 5432;

/** A command that runs another one in a network of its own, which has nothing but the loopback device. */
export function onOwnNetwork(command: readonly string[]): string[] {
  return ['unshare', '--user', '--map-root-user', '--net', ...command];
}

/** Whether the system permits that, and has the program that changes addresses. */
export const canHaveOwnNetwork =
  Bun.which('ip') !== null && Bun.spawnSync(onOwnNetwork(['ip', 'link', 'set', 'lo', 'up'])).success;

/** Leads from a socket in the file system, which networks share, to a PostgreSQL server. */
export async function openBridge(directory: string, databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const path = join(directory, 'bridge');
  const bridge = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => bridge.listen(path, resolve));
  return { path, close: () => bridge.close() };
}
