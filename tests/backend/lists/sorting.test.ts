import { beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { accounts, activityLogs, assets, contactMessages } from '../../../src/db/schema/index.ts';
import { message } from '../../support/contact-messages.ts';
import { tamper } from '../../support/database/tampering.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const show = (path: string) => world.html(path, 200, staff);

async function rows(path: string, column = 1): Promise<string[]> {
  const page = await show(path);
  return page.querySelectorAll('tbody tr').map((row) => textOf(row.querySelectorAll('td')[column] as never));
}

const titles = async (path: string) => (await rows(path)).map((text) => text.replace(/News ·.*/, ''));

describe('articles', () => {
  beforeEach(async () => {
    await world.publish({ title: 'beta', publishedAt: new Date('2026-01-03') });
    await world.archive({ title: 'Alpha', publishedAt: new Date('2026-01-01') });
    await world.publish({
      title: { id: 'Zulu', en: 'Gamma' },
      defaultLanguage: 'en',
      publishedAt: new Date('2026-01-02'),
    });
  });

  test('are sorted by column heads, whose cells say the direction', async () => {
    expect(await titles('/backend/articles')).toEqual(['beta', 'Gamma', 'Alpha']);
    expect(await titles('/backend/articles?sort=title')).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await titles('/backend/articles?sort=-title')).toEqual(['Gamma', 'beta', 'Alpha']);
    expect(await titles('/backend/articles?sort=published')).toEqual(['Alpha', 'Gamma', 'beta']);
    expect(await titles('/backend/articles?sort=status')).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await titles('/backend/articles?sort=nonsense')).toEqual(['beta', 'Gamma', 'Alpha']);
    const list = await show('/backend/articles?sort=title&status=published&page=1');
    const head = only(list, 'th[aria-sort]');
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(only(head as never, 'a').getAttribute('href')).toBe('/backend/articles?status=published&sort=-title');
  });

  test('follow a changed title, a changed default language and a removed language', async () => {
    const first = async () => (await titles('/backend/articles?sort=title'))[0];
    await world.db.execute(sql`update article_details set title = 'Omega' where title = 'Alpha'`);
    expect(await first()).toBe('beta');
    await world.db.execute(sql`update articles set default_language = 'id' where default_language = 'en'`);
    expect((await titles('/backend/articles?sort=-title'))[0]).toBe('Zulu');
    await world.db.execute(sql`delete from article_details where title = 'Gamma'`);
    expect(await titles('/backend/articles?languages=partial')).toEqual(['Zulu']);
  });

  test('are found by a part of a title, and by one or two letters at the beginning of a word', async () => {
    expect(await titles('/backend/articles?search=lph')).toEqual(['Alpha']);
    expect(await titles('/backend/articles?search=ga')).toEqual(['Gamma']);
    expect(await titles('/backend/articles?search=am')).toEqual([]);
    expect(await titles('/backend/articles?search=%25')).toEqual([]);
  });
});

test('messages are sorted by sender and status', async () => {
  await world.db.insert(contactMessages).values([
    message({ name: 'citra', status: 'closed' }),
    message({ name: 'Agus', status: 'new' }),
    message({ name: 'Budi', status: 'answered' }),
    // Of one sender the oldest comes first, of one status the newest.
    message({ name: 'budi', status: 'answered' }),
  ]);
  const names = async (sort: string) =>
    (await rows(`/backend/messages?sort=${sort}`, 0)).map((text) => text.slice(0, 4));
  expect(await names('from')).toEqual(['Agus', 'Budi', 'budi', 'citr']);
  expect(await names('status')).toEqual(['budi', 'Budi', 'citr', 'Agus']);
});

test('accounts are sorted by their last sign-in', async () => {
  await world.db.insert(accounts).values([
    { username: 'agus', passwordHash: '-', lastSignedInAt: new Date('2126-01-01') },
    { username: 'budi', passwordHash: '-', lastSignedInAt: new Date('2126-03-01') },
  ]);
  expect((await rows('/backend/accounts?sort=-last_sign_in', 0)).slice(0, 2)).toEqual(['budi', 'agus']);
});

test('pictures of articles are listed newest first, other places by position', async () => {
  const file = (name: string, category: string, sortOrder: number) => ({
    name,
    category,
    sortOrder,
    mediaType: 'image',
    path: `/assets/${name}.png`,
    filename: `${name}.png`,
  });
  await world.db.insert(assets).values([file('old', 'news', 1), file('new', 'news', 2)]);
  await world.db.insert(assets).values([file('second', 'social', 2), file('first', 'social', 1)]);
  const names = async (query: string) =>
    (await show(`/backend/assets?${query}`)).querySelectorAll('.asset-card h2').map(textOf);
  expect(await names('category=news')).toEqual(['new', 'old']);
  expect(await names('category=news&sort=position')).toEqual(['old', 'new']);
  expect(await names('category=social')).toEqual(['first', 'second']);
  expect(await names('category=social&sort=-name')).toEqual(['second', 'first']);
});

describe('the log', () => {
  const at = (moment: string, reason: string) => ({
    timestamp: new Date(moment),
    event: 'activity log.lossAccepted',
    args: { from: 1, to: 1, reason },
    actionType: 'other',
  });
  const rowsAt = async (address: string) => (await rows(address, 4)).map((row) => row.split('missing: ')[1]);
  beforeEach(async () => {
    await tamper(world.db, 'delete from activity_logs');
    await world.db
      .insert(activityLogs)
      .values([
        at('2026-03-01T16:59:59.999Z', 'still the first of March'),
        at('2026-03-01T17:00:00Z', 'the second of March begins'),
        at('2026-03-02T16:59:59.999Z', 'the second of March ends'),
        at('2026-03-02T17:00:00Z', 'the third of March'),
      ]);
  });

  test('is limited to days in the time zone of the company, the last one included', async () => {
    expect(await rowsAt('/backend/logs?from=2026-03-02&to=2026-03-02')).toEqual([
      'the second of March ends',
      'the second of March begins',
    ]);
    expect(await rowsAt('/backend/logs?to=2026-03-01')).toEqual(['still the first of March']);
    expect(await rowsAt('/backend/logs?from=2026-03-03')).toEqual(['the third of March']);
  });

  test('says that a date cannot be read, and that a range is reversed', async () => {
    const unreadable = await show('/backend/logs?from=2026-02-30');
    expect(textOf(only(unreadable, '[role="alert"]'))).toBe(
      'This date cannot be read and is ignored. An example: 2026-01-31.',
    );
    expect(only(unreadable, '#from').getAttribute('aria-invalid')).toBe('true');
    const reversed = await show('/backend/logs?from=2026-03-02&to=2026-03-01');
    expect(textOf(only(reversed, '[role="alert"]'))).toBe('The last day is before the first, so there are no entries.');
  });
});
