import { describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { articles, versions } from '../../../src/db/schema/index.ts';
import { saveDraft, scheduleDraft } from '../../../src/domain/article-drafts/commands.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { perform } from '../../../src/domain/command.ts';
import { saveLeader } from '../../../src/domain/leaders/commands.ts';
import { trashArticle } from '../../../src/domain/trash/commands.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { leader, storeLeaders } from '../../support/leaders.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const machine = '/backend/time-machine';
const page = async (path: string, status = 200) => {
  const answer = await world.get(`${machine}/${path}`, staff);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.text();
};
const title = (text: string) => ({
  details: [
    { language: 'en' as const, title: text, slug: 'x', excerpt: text, content: `<p>${text}.</p>` },
    { language: 'id' as const, title: text, slug: 'x', excerpt: text, content: `<p>${text}.</p>` },
  ],
});

/** Moves all versions of an item into the past, one a day from a day on, at noon in Jakarta. */
async function dateVersions(noun: string, id: number, day: string) {
  await world.db.execute(sql`
    update versions set saved_at = (${day}::date + (number - 1)) + time '05:00' at time zone 'UTC',
      ended_at = case when ended_at is null then null else (${day}::date + number) + time '05:00' at time zone 'UTC' end
    where noun = ${noun} and item_id = ${id}`);
}

/** An article that was published on 1 March 2026, renamed on 2 March and deleted on 3 March. */
async function story(): Promise<number> {
  const id = await world.publish({ title: 'First name', publishedAt: new Date('2026-03-01T05:00:00Z') });
  await saveArticle(world.staleness, anyActor, id, title('Second name'));
  await perform(world, trashArticle, { id, by: anyActor });
  await dateVersions('articles', id, '2026-03-01');
  return id;
}

describe('the past', () => {
  test('is shown with the articles of each moment, in lists, pages and both languages', async () => {
    const id = await story();
    const show = { id: `id/baca-berita/${id}`, en: `en/read-news/${id}` };
    for (const path of ['id', 'en', 'id/berita', 'en/news', show.id, show.en]) {
      const first = await page(`2026-03-01T12:01/${path}`);
      expect([path, first.includes('First name'), first.includes('Second name')]).toEqual([path, true, false]);
      const second = await page(`2026-03-02T12:01/${path}`);
      expect([path, second.includes('First name'), second.includes('Second name')]).toEqual([path, false, true]);
    }
    for (const moment of ['2026-02-28T12:00', '2026-03-03T12:01']) {
      expect(await page(`${moment}/en/news`)).not.toMatch(/(?:First|Second) name/);
      await page(`${moment}/${show.en}`, 404);
    }
  });

  test('keeps links, forms and the language switch within the moment, marked, and without anything that runs', async () => {
    const id = await story();
    const html = await page(`2026-03-02T12:01/en/news`);
    const document = parseHtml(html);
    const base = `${machine}/2026-03-02T12:01`;
    expect(html).toContain(`href="${base}/en/read-news/${id}-x"`);
    expect(html).toContain(`href="${base}/id/berita"`);
    expect(html).not.toMatch(/<script|href="\/(?:id|en)[/"]|action="\/(?:id|en)/);
    expect(textOf(only(document, 'body > aside'))).toMatch(
      /^Time machine: the site at Mar 2, 2026, 12:01\sPM WIB\. Not a public page\.SHA-256 of the content: [0-9a-f]{64}Choose another time$/,
    );
    const answer = await world.get(`${base}/en/news`, staff);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('has a digest that anyone can make from the digests of the versions, and that changes with the content', async () => {
    const id = await story();
    const digestAt = async (moment: string) => {
      const text = textOf(parseHtml(await (await world.get(`${machine}?at=${moment}`, staff)).text()));
      return /SHA-256 of the content:\s*([0-9a-f]{64})/.exec(text)?.[1];
    };
    const [first] = await world.db.select().from(versions).where(sql`item_id = ${id} and number = 1`);
    const expected = createHash('sha256').update(`articles ${id} ${first?.digest}`).digest('hex');
    expect(await digestAt('2026-03-01T12:01')).toBe(expected);
    expect(await digestAt('2026-03-02T11:59')).toBe(expected);
    expect(await digestAt('2026-03-02T12:01')).not.toBe(expected);
  });

  test('has the leaders and files of the moment, also files that were replaced since', async () => {
    const createdAt = new Date('2026-02-01T00:00:00Z');
    await storeLeaders(world.db, [leader({ name: 'Ibu Dewi', visible: true, createdAt })]);
    await perform(world, saveLeader, { id: 1, input: { name: 'Ibu Ratna' }, by: anyActor });
    await dateVersions('leaders', 1, '2026-03-02');
    const boards = (moment: string) => page(`${moment}/en/board-of-directors`);
    expect(await boards('2026-03-03T12:01')).toContain('Ibu Ratna');
    expect(await boards('2026-03-02T12:01')).toContain('Ibu Dewi');
    // Older than its first version, and than the leader.
    expect(await boards('2026-02-10T12:01')).toContain('Ibu Dewi');
    expect(await boards('2026-01-10T12:01')).not.toContain('Ibu Dewi');
    const send = async (method: string, path: string, body: FormData) => {
      const answer = await world.handle(`/api/backend/${path}`, { method, headers: staff, body });
      return (await answer.json()) as { id: number; path: string };
    };
    const before = await send('POST', 'assets', uploadForm(await uploads.jpeg('kilang.jpg')));
    await world.makeVariants();
    const bytes = await (await world.get(before.path)).bytes();
    const form = new FormData();
    form.set('file', await uploads.png('peta.png'));
    await send('PUT', `assets/${before.id}/file`, form);
    const file = before.path.replace('/assets/', '');
    // A day later the public does not find it any more.
    rmSync(join(world.place.dataDirectory, 'assets', file));
    expect((await world.get(before.path)).status).toBe(404);
    const kept = await world.get(`${machine}/2026-03-01T12:01/files/${file}`, staff);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await kept.bytes()).toEqual(bytes);
    const variant = file.replace(/\.\w+$/, '-social.jpeg');
    expect((await world.get(`${machine}/2026-03-01T12:01/files/${variant}`, staff)).status).toBe(200);
  });

  test('shows what was erased since as a dated gap', async () => {
    const id = await story();
    await world.db.execute(
      sql`update versions set erased_on = '2026-03-05', digest = '', blocks = '{}', title = '' where item_id = ${id} and number = 1`,
    );
    const text = textOf(parseHtml(await (await world.get(`${machine}?at=2026-03-01T12:01`, staff)).text()));
    expect(text).toContain(`Article #${id} removed on March 5, 2026`);
    expect(await page('2026-03-01T12:01/en/news')).toContain('1 item was removed since');
    await page(`2026-03-01T12:01/en/read-news/${id}`, 404);
  });
});

describe('the future', () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const local = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);

  test('has what schedules publish, change and withdraw until then', async () => {
    const scheduled = await world.publish({ title: 'Comes out', publishedAt: later(2) });
    const ending = await world.publish({ title: 'Goes away' });
    await saveArticle(world.staleness, anyActor, ending, { fields: { unpublishAt: later(4) } });
    const changing = await world.publish({ title: 'Old text' });
    await saveDraft(world.db, anyActor, changing, title('New text'));
    await perform(world, scheduleDraft, {
      id: changing,
      input: { publish_at: later(6).toISOString() },
      by: anyActor,
    });
    const at = async (days: number) => {
      const html = await page(`${local(later(days))}/en/news`);
      return ['Comes out', 'Goes away', 'Old text', 'New text'].filter((one) => html.includes(one));
    };
    expect(await at(1)).toEqual(['Goes away', 'Old text']);
    expect(await at(3)).toEqual(['Comes out', 'Goes away', 'Old text']);
    expect(await at(5)).toEqual(['Comes out', 'Old text']);
    expect(await at(7)).toEqual(['Comes out', 'New text']);
    expect(await page(`${local(later(3))}/en/read-news/${scheduled}`)).toContain('according to the present schedules');
    expect(await page(`${local(later(7))}/en`)).toContain('New text');
  });
});

test('changes no byte of public pages, in memory or out of it, and nothing in the database', async () => {
  const id = await world.publish({ title: 'First name' });
  await saveArticle(world.staleness, anyActor, id, title('Second name'));
  await world.db.execute(sql`update versions set saved_at = saved_at - interval '1 day' where number = 1`);
  const paths = ['/id', '/en/news', `/en/read-news/${id}`, '/en/search?q=name', '/en/news?year=2026'];
  const texts = async () => {
    const found: string[] = [];
    for (const path of paths) found.push((await world.html(path)).outerHTML);
    return found;
  };
  // The search waits for pages that it has not read, but not for ever.
  await world.sitePages.readAll('en');
  const before = await texts();
  const rows = await world.db.select().from(articles).where(eq(articles.id, id));
  const yesterday = new Date(Date.now() - 3_600_000 + 7 * 3_600_000).toISOString().slice(0, 16);
  // In turns on the same connections, with the statements that public pages have prepared.
  for (let turn = 0; turn < 3; turn += 1) {
    for (const path of ['en', 'en/news', `en/read-news/${id}`]) await page(`${yesterday}/${path}`);
    expect(await texts()).toEqual(before);
  }
  expect(await page(`${yesterday}/en/news`)).toContain('First name');
  expect(await world.db.select().from(articles).where(eq(articles.id, id))).toEqual(rows);
});

test('is for staff with the right', async () => {
  await story();
  for (const path of ['', '?at=2026-03-01T12:01', '/2026-03-01T12:01/en', '/2026-03-01T12:01/files/a.jpg']) {
    const visitor = await world.get(machine + path);
    expect([path, visitor.status, visitor.headers.get('location')?.startsWith('/backend/login')]).toEqual([
      path,
      303,
      true,
    ]);
    const writer = await world.signedIn(['writer']);
    expect([path, (await world.get(machine + path, writer)).status]).toEqual([path, 403]);
  }
  for (const at of ['1999-01-01T00:00', '2200-01-01T00:00', 'yesterday', '2026-02-31T10:00'])
    expect([at, (await world.get(`${machine}?at=${at}`, staff)).status]).toEqual([at, 422]);
  for (const path of [
    'yesterday/en',
    '2026-03-01T12:01/xx',
    '2026-03-01T12:01/en/contact',
    '2026-03-01T12:01/files/..%2fa',
  ])
    expect([path, (await world.get(`${machine}/${path}`, staff)).status]).toEqual([path, 404]);
});
