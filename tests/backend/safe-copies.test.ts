import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { cases, pageOf, recipient, screen, submit, unlock } from '../support/baik.ts';
import { only, textOf } from '../support/html.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';
import { freshWorld } from '../support/world.ts';

/** Made after public bug reports of other systems; some name Ratna Kusuma in properties, paths, links and embedded files. */
const folder = join(root, 'tests/fixtures/field');
const planted = /ratna|kusuma|kilang\.example|sari\.dewi/i;

const world = await freshWorld();

const names = readdirSync(folder).filter((name) => /\.(docx|pdf)$/.test(name) && name !== 'zero-pages.pdf');

test.each(names)(
  'of the file %s the desk receives a copy in which no planted name is',
  async (name) => {
    const rini = await recipient(world);
    const file = new File([readFileSync(join(folder, name))], name);
    expect((await submit(world, {}, [file])).status).toBe(200);
    await unlock(world, rini);
    const [{ id } = { id: 0 }] = await cases(world);
    const page = await pageOf(await screen(world, rini.cookie, `/backend/baik/cases/${id}`));
    expect(textOf(only(page, 'main'))).not.toMatch(planted);
    const address = only(page, 'a[download]').getAttribute('href') ?? '';
    for (const given of [address, `${address}/view`]) {
      const answer = await screen(world, rini.cookie, given);
      expect(answer.status).toBe(200);
      expect(textsIn(await answer.bytes())).not.toMatch(planted);
    }
  },
  slow,
);

test('a file without pages is refused with that reason', async () => {
  await recipient(world);
  const file = new File([readFileSync(join(folder, 'zero-pages.pdf'))], 'zero-pages.pdf');
  const answer = await submit(world, { language: 'en' }, [file]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error:
      'zero-pages.pdf: No safe copy can be made, because the file has no pages. Print it, save it as a PDF or photograph the screen, and attach that.',
    field: 'attachments',
  });
});

/** All texts of a PDF or a page, unpacked and without references, also those in two bytes a letter. */
function textsIn(bytes: Uint8Array): string {
  const content = Buffer.from(bytes);
  const streams = [...content.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return stream;
      }
    },
  );
  const written = content.toString('latin1').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  const embedded = [...written.matchAll(/base64,([A-Za-z0-9+/=]+)/g)].map(([, code = '']) => atob(code));
  return [written, ...streams, ...embedded].join('\n').replaceAll('\0', '');
}
