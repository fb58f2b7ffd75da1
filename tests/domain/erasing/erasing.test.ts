import { describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../src/db/client.ts';
import { articles, contentErasures, reviewComments, versionBlocks, versions } from '../../../src/db/schema/index.ts';
import { saveDraft } from '../../../src/domain/article-drafts/commands.ts';
import { findDraft } from '../../../src/domain/article-drafts/queries.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { perform } from '../../../src/domain/command.ts';
import { countPersonalData, erasePerson } from '../../../src/domain/contact/erasure.ts';
import { ContentErasures } from '../../../src/domain/erasing/erasures.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { trashArticle } from '../../../src/domain/trash/commands.ts';
import { purgeExpired } from '../../../src/domain/trash/purge.ts';
import { canonicalText } from '../../../src/domain/versions/blocks.ts';
import { findBase, findVersion, listVersions } from '../../../src/domain/versions/queries.ts';
import { rowsWith } from '../../support/database/erasing.ts';
import { type Said, uploadForm, uploads } from '../../support/files/asset-files.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const address = 'rina.wulan@example.com';

const world = await freshWorld();
const staff = staffOf(world);

/** Erases the person from everything, also from what the background does. */
async function erase() {
  const erased = await erasePerson(world.erasing, { id: 1, username: 'sari' }, address);
  await world.erasures.settled();
  return erased;
}
const write = async (id: number, content: string, title = 'Harbour') => {
  const details = [{ language: 'en' as const, title, slug: 'harbour', content }];
  expect((await saveArticle(world.staleness, anyActor, id, { details })).kind).toBe('saved');
};
const contentOf = async (id: number, number: number) => {
  const version = await findVersion(world.db, 'articles', id, number);
  const details = version?.record?.details;
  return Array.isArray(details) ? details.find(({ language }) => language === 'en')?.content : undefined;
};
const today = async () => {
  const [row] = await world.db.execute(sql`select (now() at time zone 'Asia/Jakarta')::date::text as day`);
  return String(row?.day);
};

describe('a person who is erased', () => {
  test('is in no table any more: texts on the site, drafts, versions, comments and the trash', async () => {
    const id = await world.publish({ title: 'Harbour', content: '<p>Opened.</p>' });
    await write(id, '<p>Ask <a href="mailto:rina.wulan@example.com">Rina.Wulan@example.com</a>.</p>');
    await write(id, '<p>Ask the desk.</p>', 'Harbour of rina.wulan@example.com');
    await write(id, '<p>Ask joan-rina.wulan@example.com, or rina.wulan@example.com.</p>');
    await saveDraft(world.db, anyActor, id, { fields: { author: 'rina.wulan@example.com' } });
    const quoted = { quote: address, before: 'Ask ', after: '.', language: 'en' } as const;
    await world.db
      .insert(reviewComments)
      .values({ articleId: id, author: 'sari', body: `Is ${address} right?`, ...quoted });
    const other = await world.publish({ title: `Trashed ${address}` });
    await perform(world, trashArticle, { id: other, by: anyActor });
    const page = await (await world.get(`/en/read-news/${id}`)).text();
    expect(page).toContain('or rina.wulan@example.com');

    const found = await countPersonalData(world.db, address);
    expect(found).toMatchObject({ messages: 0, emails: 0, versions: 6 });
    expect(await erase()).toEqual(found);
    expect(await rowsWith(world.db, address)).toEqual([]);
    const after = await (await world.get(`/en/read-news/${id}`)).text();
    expect(after).toContain('Ask joan-rina.wulan@example.com, or [erased].');
    const [comments] = await world.db.select().from(reviewComments);
    expect(comments).toMatchObject({ quote: '[erased]', body: 'Is [erased] right?', author: 'sari' });
    const draft = await findDraft(world.db, id);
    expect(draft?.article).toMatchObject({ author: '[erased]' });
    const [article] = await world.db.select().from(articles).where(eq(articles.id, id));
    expect(draft?.baseVersion).toBe(article?.version as number);
    expect((await countPersonalData(world.db, address)).versions).toBe(0);
  });

  test('leaves a dated gap in versions that contained the address, whose digest is that of what is left', async () => {
    const id = await world.publish({ title: 'Harbour', content: '<p>Opened.</p>' });
    await write(id, `<p>Ask ${address}.</p><p>It is ${'very '.repeat(80)}long.</p>`);
    await write(id, `<p>Ask the desk.</p><p>It is ${'very '.repeat(80)}long.</p>`);
    const before = await listVersions(world.db, 'articles', id, { limit: 9 });
    await erase();
    const after = await listVersions(world.db, 'articles', id, { limit: 9 });
    expect(after.map(({ number, erasedOn }) => [number, erasedOn])).toEqual([
      [3, null],
      [2, await today()],
      [1, null],
    ]);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    const version = await findVersion(world.db, 'articles', id, 2);
    expect(await contentOf(id, 2)).toBe(`<p>Ask [erased].</p><p>It is ${'very '.repeat(80)}long.</p>`);
    expect(version?.digest).not.toBe(before[1]?.digest);
    expect(version?.digest).toBe(createHash('sha256').update(canonicalText(version?.record)).digest('hex'));
    expect(version?.savedAt).toEqual(before[1]?.savedAt as Date);
    // The dates are shown wherever the version is.
    for (const screen of [`${id}`, `${id}/2`, `${id}/compare?from=1&to=2`]) {
      const text = textOf(parseHtml(await (await world.get(`/backend/versions/articles/${screen}`, staff)).text()));
      expect(text).toMatch(/Parts removed on \w+ \d{1,2}, \d{4} by request/);
    }
  });

  test('is taken out of text that was stored in pieces which cut the address', async () => {
    const id = await world.publish({ title: 'Harbour' });
    // A cut comes after 2,000 characters without a space.
    for (let length = 1900; length < 2000; length += 9) await write(id, `<p>${'x'.repeat(length)};${address}</p>`);
    await erase();
    expect(await rowsWith(world.db, address)).toEqual([]);
    for (let number = 2; number <= 13; number += 1) expect(await contentOf(id, number)).toEndWith(';[erased]</p>');
  });

  test('leaves blocks that others share as they are', async () => {
    const shared = `<p>${'The harbour is open. '.repeat(30).trim()}</p>`;
    const [one, other] = [await world.publish({ title: 'One' }), await world.publish({ title: 'Other' })];
    await write(one, `${shared}<p>${address}</p>`);
    await write(other, shared);
    const [before] = await listVersions(world.db, 'articles', other, { limit: 1 });
    await erase();
    expect((await listVersions(world.db, 'articles', other, { limit: 1 }))[0]).toEqual(before);
    expect(await contentOf(other, 2)).toBe(shared);
  });

  test('does not come back with a form that was opened before: its save is not merged', async () => {
    const id = await world.publish({ title: 'Harbour' });
    await write(id, `<p>Ask ${address}.</p>`);
    await erase();
    expect(await findBase(world.db, 'articles', id, 2)).toBeUndefined();
    expect((await findVersion(world.db, 'articles', id, 3))?.cause).toBe('erasure');
    expect(await findBase(world.db, 'articles', id, 3)).toBeDefined();
  });

  test('is erased from many versions in small transactions, and after a crash from those that are left', async () => {
    const id = await world.publish({ title: 'Harbour' });
    for (let save = 1; save <= 30; save += 1) await write(id, `<p>Ask ${address}, save ${save}.</p>`);
    await world.db.insert(contentErasures).values({ address });
    let transactions = 0;
    const dying = new Proxy(world.db, {
      get(db, name: keyof Db) {
        if (name !== 'transaction') return db[name];
        return (work: Parameters<Db['transaction']>[0]) => {
          transactions += 1;
          if (transactions > 1) throw new Error('killed');
          return db.transaction(work);
        };
      },
    });
    const files = { erase: async () => {} };
    const first = new ContentErasures({ db: dying, files, onError: () => {} });
    await expect(first.run()).rejects.toThrow('killed');
    const erased = () => world.db.$count(versions, sql`${versions.erasedOn} is not null`);
    expect(await erased()).toBe(25);
    await world.erasures.run();
    expect(await erased()).toBe(30);
    expect(await world.db.select().from(contentErasures)).toMatchObject([{ address: null, versions: 30 }]);
    // The rest of an erasure takes it out of all other tables.
    expect((await rowsWith(world.db, address)).filter((row) => row.startsWith('version'))).toEqual([]);
  });
});

type Answer = { status: number; body: Record<string, unknown> & { id: number; path: string; error?: string } };

async function send(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await world.call(method, `/api/backend/${path}`, body, staff);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function uploaded(file: File, said: Said = {}): Promise<Answer['body']> {
  const { status, body } = await send('POST', 'assets', uploadForm(file, said));
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body;
}

/** Names of all stored files, kept and published. */
function storedFiles(): string[] {
  const directory = join(world.place.dataDirectory, 'assets');
  return existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String) : [];
}

describe('an item that is deleted from the trash by hand', () => {
  test('loses the content of its versions and the bytes of all its files, also of replaced ones', async () => {
    const first = await uploaded(await uploads.jpeg('kilang.jpg'), { name: 'Portrait of Rina' });
    const sent = new FormData();
    sent.set('file', await uploads.png('peta.png'));
    const replaced = await send('PUT', `assets/${first.id}/file`, sent);
    const paths = [first.path, replaced.body.path];
    const baseOf = (path: string) => path.replace('/assets/', '').replace(/\.\w+$/, '');
    const left = () => storedFiles().filter((file) => paths.some((path) => file.includes(baseOf(path))));
    expect(left().some((file) => file.startsWith('.kept/'))).toBe(true);
    await send('DELETE', `assets/${first.id}`);
    expect((await send('DELETE', `trash/assets/${first.id}`)).status).toBe(200);
    await world.erasures.settled();
    expect(left()).toEqual([]);
    for (const path of paths) expect((await world.get(path)).status).toBe(404);
    const list = (await (await world.get(`/api/backend/assets/${first.id}/versions`, staff)).json()) as object[];
    expect(list.length).toBeGreaterThan(1);
    for (const entry of list) expect(entry).toMatchObject({ erased_on: await today(), sha256: null, note: null });
    expect((await send('GET', `assets/${first.id}/versions/1`)).status).toBe(410);
    const screen = await (await world.get(`/backend/versions/assets/${first.id}`, staff)).text();
    expect(textOf(parseHtml(screen))).toMatch(/Removed on \w+ \d{1,2}, \d{4} by request/);
    const compared = await world.get(`/backend/versions/assets/${first.id}/compare?from=1&to=2`, staff);
    expect(textOf(parseHtml(await compared.text()))).toMatch(/Removed on \w+ \d{1,2}, \d{4} by request/);
    expect(await world.db.$count(versionBlocks, sql`content like '%Portrait of Rina%'`)).toBe(0);
  });

  test('leaves the same bytes to another asset', async () => {
    const file = () => uploads.jpeg('kilang.jpg');
    const one = await uploaded(await file(), { name: 'One' });
    const other = await uploaded(await uploads.jpeg('kilang.jpg'), { name: 'Other' }).catch(() => undefined);
    await send('DELETE', `assets/${one.id}`);
    await send('DELETE', `trash/assets/${one.id}`);
    await world.erasures.settled();
    if (!other) return;
    expect((await world.get(other.path)).status).toBe(200);
    const rows = await world.db
      .select()
      .from(versions)
      .where(and(eq(versions.noun, 'assets'), eq(versions.itemId, other.id)));
    expect(rows.map(({ fileDigest }) => storedFiles().includes(`.kept/${fileDigest}`))).toEqual([true]);
  });

  test('keeps its versions when only its time in the trash was over', async () => {
    const id = await world.publish({ title: 'Harbour' });
    await perform(world, trashArticle, { id, by: anyActor });
    const site = { db: world.db, assetStore: new AssetStore(new FolderStore(world.place.dataDirectory)) };
    expect(await purgeExpired(site, new Date(Date.now() + 31 * 86_400_000))).toBe(1);
    expect((await findVersion(world.db, 'articles', id, 1))?.record).toMatchObject({ status: 'published' });
  });
});
