import { watch } from 'node:fs';
import { build } from './build.ts';
import { startProxy } from './dev/proxy.ts';

/** Watch mode: after every save the site is built, the server starts again, and open pages reload. */
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const serverUrl = `http://127.0.0.1:${serverPort}`;
const proxy = startProxy(port, serverUrl);
console.log(`http://localhost:${port}`);

let server = await restart(undefined);
let pending: Timer | undefined;

for (const path of ['src', 'static', 'drizzle', 'uno.config.ts']) {
  watch(path, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(async () => {
      server = await restart(server);
    }, 60);
  });
}

async function restart(running: Bun.Subprocess | undefined): Promise<Bun.Subprocess | undefined> {
  try {
    await build();
  } catch (error) {
    console.error(error);
    return running;
  }
  running?.kill('SIGTERM');
  await running?.exited;
  const started = Bun.spawn([process.execPath, 'src/server.ts'], {
    env: { ...process.env, PORT: String(serverPort), SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}` },
    stdio: ['inherit', 'inherit', 'inherit'],
  });
  void reloadWhenReady(started);
  return started;
}

async function reloadWhenReady(started: Bun.Subprocess): Promise<void> {
  while (started.exitCode === null) {
    const ready = await fetch(`${serverUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return proxy.reload();
    await Bun.sleep(50);
  }
}
