import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { activityLogs, versions } from '../../../src/db/schema/index.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { KeptFiles } from '../../../src/domain/versions/kept-files.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { leader, storeLeaders } from '../../support/leaders.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = staff) {
  const answer = await world.call(method, `/api/backend${path}`, body, headers);
  // Every test checks the body itself.
  return { status: answer.status, body: (await answer.json()) as never, headers: answer.headers };
}

const english = (content: string, title = 'Harbour') => ({
  language: 'en',
  title,
  slug: 'harbour',
  excerpt: 'Harbour in short.',
  content,
});

async function saved(): Promise<number> {
  const id = await world.publish({ title: { en: 'Harbour' }, content: '<p>It opened today.</p><p>Ships wait.</p>' });
  await call(
    'PUT',
    `/articles/${id}/details/en`,
    english('<p>It opened yesterday.</p><p>Ships wait.</p>', 'Harbour opens'),
  );
  return id;
}

describe('versions of an article', () => {
  test('are listed, newest first', async () => {
    const id = await saved();
    const { status, body, headers } = await call('GET', `/articles/${id}/versions`);
    expect([status, headers.get('x-total-count')]).toEqual([200, '2']);
    expect(body).toMatchObject([
      { version: 2, kind: 'save', saved_by: expect.stringMatching(/^editor-/), languages: ['en'], note: null },
      { version: 1, kind: 'import', saved_by: null, languages: ['en'] },
    ]);
    expect((await call('GET', `/articles/${id}/versions?limit=1&offset=1`)).body).toMatchObject([{ version: 1 }]);
  });

  test('are shown whole', async () => {
    const id = await saved();
    expect((await call('GET', `/articles/${id}/versions/1`)).body).toMatchObject({
      id,
      status: 'published',
      details: [{ language: 'en', title: 'Harbour', content: '<p>It opened today.</p><p>Ships wait.</p>' }],
      saved: { version: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test('are compared by word', async () => {
    const id = await saved();
    const { body } = await call('GET', `/articles/${id}/compare?from=1&to=2`);
    expect(body).toEqual({
      changes: [
        {
          field: 'title',
          language: 'en',
          before: 'Harbour',
          after: 'Harbour opens',
          words: [
            { text: 'Harbour', change: 'same' },
            { text: ' opens', change: 'added' },
          ],
        },
        {
          field: 'content',
          language: 'en',
          before: '<p>It opened today.</p><p>Ships wait.</p>',
          after: '<p>It opened yesterday.</p><p>Ships wait.</p>',
          words: [
            { text: '<p>It opened ', change: 'same' },
            { text: 'today', change: 'removed' },
            { text: 'yesterday', change: 'added' },
            { text: '.</p>', change: 'same' },
            { text: '<p>Ships wait.</p>', change: 'same' },
          ],
        },
      ],
    } as never);
  });

  test('are restored as a new version, with another number; whether it is public stays as it is', async () => {
    const id = await saved();
    await call('PUT', `/articles/${id}`, { status: 'archived', author: 'Newsroom' });
    const { status, body } = await call('POST', `/articles/${id}/versions/1/restore`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'archived', author: 'Corporate Secretary', details: [{ title: 'Harbour' }] });
    expect((await call('GET', `/articles/${id}/versions?limit=1`)).body).toMatchObject([
      { version: 4, kind: 'restore', restored_from: 1 },
    ]);
  });

  test('a restore after a save by someone else changes nothing', async () => {
    const id = await saved();
    const { status } = await call('POST', `/articles/${id}/versions/1/restore`, { version: 1 });
    expect(status).toBe(409);
    expect(await world.db.$count(versions)).toBe(2);
  });

  test('a picture that does not exist any more is not restored, and named', async () => {
    const id = await world.publish({ title: 'Harbour', featuredImage: '/assets/gone.jpg' });
    await call('PUT', `/articles/${id}`, { featured_image: null, author: 'Newsroom' });
    const { status, body, headers } = await call('POST', `/articles/${id}/versions/1/restore`, {});
    expect([status, headers.get('x-missing-files')]).toEqual([200, '/assets/gone.jpg']);
    expect(body).toMatchObject({ featured_image: null, author: 'Corporate Secretary' });
  });

  test('stay after a deletion, but cannot be restored then', async () => {
    const id = await saved();
    await call('DELETE', `/articles/${id}`);
    expect((await call('GET', `/articles/${id}/versions`)).body).toMatchObject([{ kind: 'delete' }, {}, {}]);
    expect((await call('POST', `/articles/${id}/versions/1/restore`, {})).status).toBe(404);
  });
});

test('ids of other kinds, of nothing and of no number are not found', async () => {
  const id = await saved();
  for (const path of [
    `/leaders/${id}/versions`,
    `/assets/${id}/versions/1`,
    '/articles/999/versions',
    `/articles/${id}/versions/99`,
    `/articles/${id}/versions/-1`,
    '/articles/abc/versions',
    `/articles/${id}/compare?from=1&to=77`,
  ]) {
    expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
  }
  expect((await call('GET', `/articles/${id}/compare?from=1&to=x`)).status).toBe(400);
  expect((await call('POST', '/leaders/1/versions/1/restore', {})).status).toBe(404);
});

test('a leader is restored without being shown or moved', async () => {
  await storeLeaders(world.db, [leader({ name: 'Ratna', visible: true })]);
  await call('PUT', '/leaders/1', { name: 'Renamed', visible: false });
  const { body } = await call('POST', '/leaders/1/versions/1/restore', {});
  expect(body).toMatchObject({ name: 'Ratna', visible: false });
});

describe('versions of an asset', () => {
  const directory = () => join(world.place.dataDirectory, 'assets');
  beforeEach(() => rmSync(directory(), { recursive: true, force: true }));

  const replaced = async () => {
    const first = (await call('POST', '/assets', uploadForm(await uploads.jpeg()))).body as {
      id: number;
      path: string;
    };
    const form = new FormData();
    form.set('file', await uploads.png());
    const second = (await call('PUT', `/assets/${first.id}/file`, form)).body as { path: string };
    expect(second.path).not.toBe(first.path);
    return { id: first.id, first: first.path, second: second.path };
  };

  test('keep replaced files, which a restore brings back with the references', async () => {
    const { id, first, second } = await replaced();
    const article = await world.publish({ title: 'Harbour', featuredImage: second });
    for (const file of readdirSync(directory()).filter(
      (name) => name.endsWith('.jpg') || name.includes(first.slice(8, -4)),
    )) {
      rmSync(join(directory(), file));
    }
    expect((await world.get(first)).status).toBe(404);
    const { status, body } = await call('POST', `/assets/${id}/versions/1/restore`, {});
    expect([status, (body as { path: string }).path]).toEqual([200, first]);
    expect((await world.get(first)).status).toBe(200);
    expect((await call('GET', `/articles/${article}/versions?limit=1`)).body).toMatchObject([{ cause: 'reference' }]);
    const [entry] = await world.db.select().from(activityLogs).where(eq(activityLogs.event, 'asset.fileRestored'));
    expect(entry).toMatchObject({ resourceType: 'asset', resourceId: String(id) });
  });

  test('a file whose bytes were removed is not restored, and named', async () => {
    const { id, first, second } = await replaced();
    rmSync(directory(), { recursive: true });
    const { status, body, headers } = await call('POST', `/assets/${id}/versions/1/restore`, {});
    expect([status, headers.get('x-missing-files')]).toEqual([200, first]);
    expect(body).toMatchObject({ path: second });
  });

  test('the bytes are below their digest', async () => {
    await replaced();
    const kept = await new KeptFiles(new FolderStore(world.place.dataDirectory)).list();
    expect(kept).toHaveLength(2);
    expect(kept.every((sha256) => existsSync(join(directory(), '.kept', sha256)))).toBe(true);
  });
});
