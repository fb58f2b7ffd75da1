import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { readEvents } from '../support/requests/event-reader.ts';
import { caddyProgram, startCaddyRecipe } from '../support/servers/caddy.ts';
import { nginxPorts, nginxProgram, startNginxRecipe } from '../support/servers/nginx.ts';
import { openWorld, type World } from '../support/world.ts';

type Proxy = { address: string; path?: string; stop: () => Promise<void> };

const recipes = {
  nginx: { program: nginxProgram, start: (site: string): Promise<Proxy> => startNginxRecipe(nginxPorts(), [site]) },
  Caddy: { program: caddyProgram, start: (site: string): Promise<Proxy> => startCaddyRecipe(site) },
};

describe.each(Object.keys(recipes) as (keyof typeof recipes)[])(
  'through %s with the recipe of this repository,',
  (name) => {
    const { program, start } = recipes[name];
    if (!program) {
      test.skip('it is not installed', () => {});
      return;
    }
    let world: World;
    let site: { address: string; stop: () => Promise<void> };
    let proxy: Proxy;
    beforeAll(async () => {
      world = await openWorld();
      site = world.listen();
      proxy = await start(site.address);
    });
    afterAll(async () => {
      await proxy.stop();
      await site.stop();
      await world.close();
    });
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(proxy.address + path, { ...init, tls: { rejectUnauthorized: false } });

    test('a file of 50 MB is uploaded and read again, byte for byte, and the proxy keeps no copy of it', async () => {
      const { cookie } = await world.signedIn();
      const film = await (await uploads.video()).bytes();
      const bytes = new Uint8Array(50 * 1024 * 1024);
      bytes.set(film);
      // The media data goes on to the end of the file.
      new DataView(bytes.buffer).setUint32(film.length - 408, bytes.length - film.length + 408);
      bytes.fill(7, film.length);
      const body = uploadForm(new File([bytes], 'kilang.mp4'), {
        category: 'home',
        subcategory: 'header image/video',
        media_type: 'video',
      });
      const answer = await ask('/api/backend/assets', { method: 'POST', headers: { cookie }, body });
      const { path } = (await answer.json()) as { path: string };
      expect(answer.status).toBe(201);
      const file = await (await ask(path)).bytes();
      // Without the place that its metadata named.
      expect(file.length).toBe(bytes.length);
      expect(file.subarray(film.length).every((byte) => byte === 7)).toBe(true);
      for (const folder of proxy.path ? ['body', 'proxy'] : [])
        expect(readdirSync(`${proxy.path}/${folder}`, { recursive: true })).toEqual([]);
    });

    test('events arrive when they happen, not when the stream ends', async () => {
      const id = await world.publish();
      const [one, other] = [await world.signedIn(), await world.signedIn()];
      const watch = async ({ cookie }: { cookie: string }, window: string) =>
        readEvents(
          await ask(`/api/backend/articles/${id}/presence?window=${window}`, {
            headers: { cookie, accept: 'text/event-stream' },
          }),
        );
      const first = await watch(one, 'window-of-the-first');
      expect(await first.next()).toEqual([]);
      const second = await watch(other, 'window-of-the-second');
      expect(await first.next()).toMatchObject([{ own: false }]);
      await Promise.all([first.leave(), second.leave()]);
    });
  },
);
