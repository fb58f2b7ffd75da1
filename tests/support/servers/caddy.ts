import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../databases.ts';
import { freePort } from '../processes.ts';
import { root } from '../sources.ts';

/** The installed program, if any. */
export const caddyProgram = Bun.which('caddy') ?? undefined;

/** A real Caddy with the recipe of `deploy/caddy`: only its ports and its certificate authority differ. */
export async function startCaddyRecipe(site: string) {
  if (!caddyProgram) throw new Error('Caddy is not installed.');
  const { path, remove } = makeDirectory();
  mkdirSync(join(path, 'home'));
  const port = freePort();
  const own = `http_port ${freePort()}\n\thttps_port ${port}\n\tadmin off\n\tskip_install_trust\n\tlocal_certs`;
  const recipe = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8');
  writeFileSync(join(path, 'Caddyfile'), recipe.replace(/^\{$/m, `{\n\t${own}`));
  const child = Bun.spawn([caddyProgram, 'run', '--config', join(path, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: join(path, 'home'),
      DOMAIN: `localhost:${port}`,
      SITE: new URL(site).host,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = new Response(child.stderr).text();
  const address = `https://localhost:${port}`;
  while (!(await fetch(`${address}/health`, { tls: { rejectUnauthorized: false } }).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${await errors}`);
    await Bun.sleep(20);
  }
  return {
    address,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await child.exited;
      remove();
    },
  };
}
