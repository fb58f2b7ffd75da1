import { watch } from 'node:fs';
import { build } from './build.ts';

/** Watch mode: builds and starts the server again after every save. */
let server = await restart(undefined);
let pending: Timer | undefined;

for (const directory of ['src', 'static', 'drizzle']) {
  watch(directory, { recursive: true }, () => {
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
  return Bun.spawn(['bun', 'src/server.ts'], { stdio: ['inherit', 'inherit', 'inherit'] });
}
