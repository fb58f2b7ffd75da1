import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadForm, uploads } from '../support/asset-files.ts';
import { makeDirectory } from '../support/databases.ts';
import { freePort } from '../support/processes.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

const nginx = Bun.which('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);
const folders = [...'0123456789abcdef'];

let world: World;
let site: { address: string; stop: () => Promise<void> };
let directory: ReturnType<typeof makeDirectory>;
let child: Bun.Subprocess;
let front: string;

describe.skipIf(!nginx)('a real nginx that keeps files', () => {
  beforeAll(async () => {
    const purgePort = freePort();
    world = await openWorld({
      purges: {
        endpoints: folders.map((folder) => `http://127.0.0.1:${purgePort}/site/${folder}/`),
        method: 'DELETE',
        header: undefined,
        siteUrl: 'https://www.example.test',
      },
    });
    await world.reset();
    site = world.listen();
    directory = makeDirectory();
    const { path } = directory;
    const port = freePort();
    mkdirSync(join(path, 'cache'));
    // Its workers would otherwise run as a user who cannot open the folder of the tests.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    // As in docs/how-to/behind-a-load-balancer.md.
    writeFileSync(
      join(path, 'nginx.conf'),
      `daemon off; ${user} worker_processes 2; pid ${path}/pid; error_log ${path}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${path}/body; proxy_temp_path ${path}/proxy; fastcgi_temp_path ${path}/fastcgi;
  uwsgi_temp_path ${path}/uwsgi; scgi_temp_path ${path}/scgi;
  proxy_cache_path ${path}/cache/site levels=1:2 keys_zone=site:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${site.address}; proxy_cache site; add_header x-cache $upstream_cache_status always; }
  }
  server {
    listen 127.0.0.1:${purgePort};
    location / { root ${path}/cache; dav_methods DELETE; allow 127.0.0.1; deny all; }
  }
}`,
    );
    child = Bun.spawn([nginx ?? '', '-c', join(path, 'nginx.conf'), '-p', path], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    front = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${front}/health`).catch(() => undefined))?.ok) await Bun.sleep(20);
  }, slow);
  afterAll(async () => {
    child.kill('SIGTERM');
    await child.exited;
    await site.stop();
    await world.close();
    directory.remove();
  }, slow);

  const upload = async (staff: { cookie: string }) => {
    const body = uploadForm(await uploads.jpeg());
    const answer = await world.handle('/api/backend/assets', { method: 'POST', headers: staff, body });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: number; path: string };
  };
  const ask = async (path: string) => {
    const answer = await fetch(front + path);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('x-cache')];
  };

  test(
    'forgets a deleted file before the editor has the answer, and goes on keeping others',
    async () => {
      const staff = await world.signedIn();
      const deleted = await upload(staff);
      const other = await upload(staff);
      expect(await ask(deleted.path)).toEqual([200, 'MISS']);
      expect(await ask(deleted.path)).toEqual([200, 'HIT']);
      const answer = await world.handle(`/api/backend/assets/${deleted.id}`, { method: 'DELETE', headers: staff });
      expect(answer.status).toBe(200);
      expect(await ask(deleted.path)).toEqual([404, 'MISS']);
      expect((await ask(other.path))[0]).toBe(200);
      expect(await (await world.get('/ready')).json()).toMatchObject({ parts: { caches: 'ok' } });
      expect(readFileSync(join(directory.path, 'error.log'), 'utf8')).not.toContain('[crit]');
    },
    slow,
  );
});
