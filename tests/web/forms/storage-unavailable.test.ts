import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assets, contactMessages } from '../../../src/db/schema/index.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { isWithdrawn } from '../../../src/domain/assets/queries.ts';
import { BucketStore } from '../../../src/domain/files/bucket-store.ts';
import type { FileStore } from '../../../src/domain/files/file-store.ts';
import { cases, post, receiptOf, recipient, screen, submit, unlock } from '../../support/baik.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { revealing } from '../../support/files/files-with-metadata.ts';
import { contactForm, files, withToken } from '../../support/forms.ts';
import { only, parseHtml } from '../../support/html.ts';
import { type ObjectStorage, startObjectStorage } from '../../support/object-storage/object-storage.ts';
import { openWorld, type World } from '../../support/world.ts';

/** A site whose files are in object storage. */
let world: World;
let storage: ObjectStorage;
let store: FileStore;
let staff: Awaited<ReturnType<World['signedIn']>>;
beforeAll(async () => {
  storage = await startObjectStorage();
  world = await openWorld({
    openFiles: (dataDirectory, db) => {
      const options = { settings: storage.settings, dataDirectory, maxCopiesInBytes: 16 * 1024 * 1024 };
      store = new BucketStore({ ...options, isWithdrawn: (name) => isWithdrawn(db, name) });
      return store;
    },
  });
});
beforeEach(async () => {
  await storage.empty();
  await world.reset();
  staff = await world.signedIn();
});
afterAll(async () => {
  await world.close();
  await storage.stop();
});

const objects = async (folder: string) => (await storage.state()).names.filter((name) => name.startsWith(folder));
const temporary = () => readdirSync(join(world.place.dataDirectory, 'files/incoming'));

const api = (method: string, path: string, body?: FormData) =>
  world.handle(`/api/backend${path}`, {
    method,
    headers: { ...staff },
    ...(body && { body }),
  });

async function uploaded(): Promise<{ id: number; path: string }> {
  const answer = await api('POST', '/assets', uploadForm(await uploads.png('peta.png', { width: 400, height: 300 })));
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: number; path: string };
}

test('an uploaded picture is in the bucket with its variants and kept bytes, and is served whole and in part', async () => {
  const { path } = await uploaded();
  await world.makeVariants();
  const name = path.slice(1).replace('.png', '');
  expect((await objects(name)).sort()).toEqual([
    `${name}-320.avif`,
    `${name}-400.avif`,
    `${name}-400.jpeg`,
    `${name}-social.jpeg`,
    `${name}.png`,
  ]);
  expect(await objects('assets/.kept/')).toHaveLength(5);
  expect(await objects('assets/.notes/')).toEqual([]);
  expect(temporary()).toEqual([]);
  const whole = await world.get(path);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = await whole.bytes();
  const part = await world.get(path, { range: 'bytes=1-3' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-3/${bytes.length}`]);
  expect(await part.text()).toBe('PNG');
  const known = await world.get(path, { 'if-none-match': whole.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test('a deleted picture is not served, also while the storage fails; a restored one is', async () => {
  const { id, path } = await uploaded();
  expect((await world.get(path)).status).toBe(200);
  await storage.behave({ kind: 'failing', methods: ['PUT', 'DELETE'] });
  expect((await api('DELETE', `/assets/${id}`)).status).toBe(503);
  expect((await world.get(path)).status).toBe(200);
  await storage.behave({ kind: 'ok' });
  await Bun.sleep(1100);
  expect((await api('DELETE', `/assets/${id}`)).status).toBe(200);
  expect((await world.get(path)).status).toBe(404);
  expect(await objects(path.slice(1))).toEqual([]);
  expect((await api('POST', `/trash/assets/${id}/restore`)).status).toBe(200);
  expect((await world.get(path)).status).toBe(200);
});

describe.each(['failing', 'refusing'] as const)('while the storage is %s', (kind) => {
  test('an upload answers 503, and leaves neither a row nor a file', async () => {
    await storage.behave({ kind });
    const answer = await api('POST', '/assets', uploadForm(await uploads.jpeg()));
    expect(answer.status).toBe(503);
    const { error } = (await answer.json()) as { error: string };
    expect(error).toStartWith('The storage of files does not answer.');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await world.db.$count(assets)).toBe(0);
    expect((await storage.state()).names).toEqual([]);
    expect(temporary()).toEqual([]);
  });

  test('the contact form answers 503 with the reason and the typed text; without the file it is accepted', async () => {
    await storage.behave({ kind });
    const written = await withToken(world, { language: 'en', name: 'Sari Wulandari' });
    const send = (chosen: File[]) =>
      world.handle('/en/contact', { method: 'POST', body: contactForm(written, chosen) });
    const answer = await send([files.pdf()]);
    expect(answer.status).toBe(503);
    const page = parseHtml(await answer.text());
    expect(page.text).toContain('Our storage for files cannot be reached, so the file proposal.pdf cannot be accepted');
    expect(only(page, 'input[name=name]').getAttribute('value')).toBe('Sari Wulandari');
    expect(await world.db.$count(contactMessages)).toBe(0);
    expect((await send([])).status).toBe(303);
  });

  test('a report with a file is answered with 503 and the reason; without it the report is accepted', async () => {
    await recipient(world);
    await storage.behave({ kind });
    const page = await post(world, { language: 'id' }, [files.pdf()]);
    expect(page.status).toBe(503);
    expect(parseHtml(await page.text()).text).toContain('Penyimpanan berkas kami sedang tidak dapat dijangkau');
    expect(await cases(world)).toEqual([]);
    expect((await submit(world, { language: 'id' })).status).toBe(200);
  });
});

test('an upload whose storage fails in the middle is cleaned up by the hourly sweep', async () => {
  const upload = uploadForm(await uploads.png('peta.png', { width: 400, height: 300 }));
  // The note and the picture are stored.
  await storage.behave({ kind: 'failing', methods: ['PUT', 'DELETE'], after: 2 });
  expect((await api('POST', '/assets', upload)).status).toBe(503);
  expect(await world.db.$count(assets)).toBe(0);
  await storage.behave({ kind: 'ok' });
  const left = await objects('assets/');
  expect(left.filter((name) => !name.includes('.notes')).length).toBeGreaterThan(0);
  await Bun.sleep(1100);
  const [note = ''] = await objects('assets/.notes/');
  await new AssetStore(store).settle(world.db, note);
  expect(await objects('assets/')).toEqual([]);
});

test('a sealed file of a report comes back from the bucket, where it is sealed', async () => {
  const rini = await recipient(world);
  await receiptOf(await submit(world, { report: 'Kuitansi palsu' }, [await revealing.pdf('Budi')]));
  await unlock(world, rini);
  const [sealed = ''] = await objects('baik/');
  expect(Buffer.from((await storage.object(sealed)) ?? []).toString('latin1')).toStartWith('age-encryption.org/v1');
  expect(await objects('baik-spool/')).toEqual([]);
  const [found] = await cases(world);
  const page = parseHtml(await (await screen(world, rini.cookie, `/backend/baik/cases/${found?.id}`)).text());
  const link = only(page, 'a[download]').getAttribute('href') ?? '';
  const file = await screen(world, rini.cookie, link);
  expect(file.status).toBe(200);
  expect(Buffer.from(await file.bytes()).toString('latin1')).toStartWith('%PDF-');
});

test('/ready names the storage while it does not answer, and stays 200', async () => {
  await storage.behave({ kind: 'failing' });
  const ready = await world.get('/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'degraded', parts: { storage: 'unavailable', database: 'ok' } });
});
