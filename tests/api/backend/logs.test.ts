import { beforeEach, describe, expect, test } from 'bun:test';
import { type ActivityEntry, changesBetween, event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const sari = { id: 41, username: 'sari' };
const budi = { id: 42, username: 'budi' };

const world = await freshWorld();
const staff = staffOf(world);

const record = (actor: typeof sari, entry: ActivityEntry) => recordActivity(world.db, actor, entry);
const ask = (query = '') => world.get(`/api/backend/logs${query}`, staff);

async function entries(query = '') {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  const list = (await answer.json()) as Record<string, unknown>[];
  return { list, said: list.map(({ description }) => description), total: answer.headers.get('x-total-count') };
}

test('the log is paginated, newest first, with its total length', async () => {
  for (const id of [1, 2, 3]) await record(sari, event('message.opened', { id }));
  expect((await entries()).said).toEqual(['Opened message #3', 'Opened message #2', 'Opened message #1', 'Signed in']);
  const part = await entries('?limit=2&offset=1');
  expect(part.said).toEqual(['Opened message #2', 'Opened message #1']);
  expect(part.total).toBe('4');
});

test('an entry has all specified fields', async () => {
  const changes = changesBetween({ title: 'Old', status: 'draft' }, { title: 'New', status: 'draft' }, [
    'title',
    'status',
  ]);
  await record(sari, event('updated', { noun: 'article', name: 'New', id: 7 }, { changes }));
  const [entry] = (await entries('?limit=1')).list;
  expect(entry).toEqual({
    id: expect.any(Number),
    user_id: 41,
    username: 'sari',
    action_type: 'update',
    description: 'Updated article "New"',
    status: 'success',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    resource_type: 'article',
    resource_name: 'New',
    resource_id: '7',
    error_message: null,
    changes: { title: { before: 'Old', after: 'New' } },
  });
});

const deleted = 'Deleted asset "100%_final.webp"';

describe('filters', () => {
  beforeEach(async () => {
    await record(sari, event('created', { noun: 'article', name: 'Refinery' }));
    await record(budi, event('deleted', { noun: 'asset', name: '100%_final.webp' }));
    await record(budi, event('failed', { noun: 'asset', action: 'upload' }, { status: 'failed', error: 'Too large' }));
  });

  test.each([
    ['a word of the description, whatever its capitals', '?search=ARTICLE', ['Created article "Refinery"']],
    ['words in any order, and a part of one', '?search=%22refin%22+creat', ['Created article "Refinery"']],
    ['words of the other language', '?search=membuat+artikel', ['Created article "Refinery"']],
    ['a part of the name of what it was about', '?search=_final', [deleted]],
    ['a sign that means everything in SQL', '?search=%25', [deleted]],
    ['the user by search', '?search=sari', ['Created article "Refinery"']],
    ['the user by name', '?user=Budi', ['Upload of asset: failed', deleted]],
    ['the user by number', '?user=41', ['Created article "Refinery"']],
    ['the action', '?action=upload', ['Upload of asset: failed']],
    ['the status', '?status=failed', ['Upload of asset: failed']],
    ['several at once', '?user=budi&status=success', [deleted]],
    ['nothing that there is', '?search=nothing+like+it', []],
  ])('find by %s', async (_name, query, expected) => {
    const { said, total } = await entries(query);
    expect(said).toEqual(expected);
    expect(total).toBe(String(expected.length));
  });

  test.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=1000'],
    ['offset', '?offset=-1'],
    ['action', '?action=explode'],
    ['status', '?status=maybe'],
    ['search', `?search=${'x'.repeat(201)}`],
    ['sort', '?sort=description'],
    ['offset', '?offset=10001'],
    ['from', '?from=2026-02-30'],
    ['to', '?to=yesterday'],
  ])('with a wrong %s are refused', async (field, query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field });
  });
});

test('texts cannot forge lines or change the writing direction, and are truncated', async () => {
  const path = 'a.pdf\r\n2026-01-01 admin deleted everything\u2028\u202Eoof\0\u0007';
  await record(sari, event('article.fileRemoved', { path, articles: '1', name: 'x'.repeat(5000) }));
  const [entry] = (await entries('?limit=1')).list;
  expect(entry?.description).toBe('Removed the file a.pdf 2026-01-01 admin deleted everything oof from articles 1');
  expect(String(entry?.resource_name)).toHaveLength(300);
});

test('before and after contain only changed fields', () => {
  const before = { title: 'Old', content: 'same', publishedAt: new Date(0), tags: ['a'] };
  const after = { ...before, title: 'New\nline', publishedAt: new Date(1000), tags: ['a'] };
  expect(changesBetween(before, after, ['title', 'content', 'publishedAt', 'tags'])).toEqual({
    title: { before: 'Old', after: 'New line' },
    publishedAt: { before: '1970-01-01T00:00:00.000Z', after: '1970-01-01T00:00:01.000Z' },
  });
  expect(changesBetween(before, before, ['title', 'tags'])).toBeUndefined();
  expect(changesBetween(undefined, before, ['title'])).toEqual({ title: { before: null, after: 'Old' } });
});
