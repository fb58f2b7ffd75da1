import { connect, createServer } from 'node:net';
import { routedHost, routedPort } from '../servers/own-network.ts';

// Runs the server in a network of its own, with the database at an address of the loopback device: SIGUSR1 takes the
// address away, SIGUSR2 brings it back.

const [bridge = ''] = process.argv.slice(2);

const ip = (...words: string[]) => void Bun.spawnSync(['ip', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
const address = [`${routedHost}/32`, 'dev', 'lo'];
ip('link', 'set', 'lo', 'up');
ip('address', 'add', ...address);
process.on('SIGUSR1', () => ip('address', 'del', ...address));
process.on('SIGUSR2', () => ip('address', 'add', ...address));

createServer((client) => {
  const server = connect(bridge);
  client.pipe(server).pipe(client);
  client.on('error', () => server.destroy());
  server.on('error', () => client.destroy());
}).listen(routedPort, '0.0.0.0', () => {
  const site = Bun.spawn([process.execPath, '--no-env-file', 'src/server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('SIGTERM', () => site.kill('SIGTERM'));
  process.on('exit', () => site.kill('SIGKILL'));
  void site.exited.then((code) => process.exit(code));
});
