import { expect, test } from 'bun:test';
import { desc, eq, inArray } from 'drizzle-orm';
import { activityLogs, articles, trash } from '../../../src/db/schema/index.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Fields = Record<string, string | string[]>;

/** Sends a form, and shows the screen that it leads to, with its notice. */
async function send(path: string, fields: Fields = {}, as: { cookie: string } = staff) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  const answer = await world.handle(path, { method: 'POST', body, headers: as });
  expect([path, answer.status]).toEqual([path, 303]);
  const notice = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await world.html(answer.headers.get('location') ?? '', 200, { cookie: `${as.cookie}; ${notice}` });
  return { page, notice: textOf(only(page, '.flash-notice')) };
}

/** Presses the button of the notice. */
function undo(page: ParsedPage, as?: { cookie: string }) {
  const action = only(page, '.flash-notice form').getAttribute('action') ?? '';
  return send(action, sentForm(page, '.flash-notice form'), as);
}

/** What visitors get, without the moments of saves. */
const publicOf = async (id: number) =>
  (await (await world.get(`/api/articles/${id}`)).text()).replace(/"updated_at":"[^"]+"/g, '');
const shows = async (id: number) => (await world.get(`/en/read-news/${id}`)).status;

test('a deleted article is restored by the button of the notice, and the page is as before', async () => {
  const id = await world.publish({ title: 'Harbour' });
  const before = await publicOf(id);
  const deleted = await send(`/backend/articles/delete/${id}?status=published`);
  expect(deleted.notice).toBe('Article deleted Article has been deleted successfullyUndo');
  expect(await shows(id)).not.toBe(200);
  expect((await undo(deleted.page)).notice).toBe('1 item restored');
  expect(await publicOf(id)).toBe(before);
});

test('a deletion that another person has undone or made final is reported', async () => {
  const id = await world.publish({ title: 'Harbour' });
  const { page } = await send(`/backend/articles/delete/${id}`);
  await undo(page);
  expect((await undo(page)).notice).toContain(
    'It could not be restored 1 item was left as it is: someone else has restored it, or deleted it again or for good.',
  );
});

test('only the deletion that is undone is undone, not a later one', async () => {
  const id = await world.publish({ title: 'Harbour' });
  const { page: first } = await send(`/backend/articles/delete/${id}`);
  const deletions = async () => (await world.get('/api/backend/trash', staff)).json();
  const [{ deleted_at }] = (await deletions()) as [{ deleted_at: string }];
  await undo(first);
  const { page: second } = await send(`/backend/articles/delete/${id}`);
  expect((await undo(first)).notice).toContain('It could not be restored 1 item was left as it is');
  const call = await world.handle('/api/backend/trash/restore', {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'articles', items: [{ id, deleted_at }] }),
  });
  expect(await call.json()).toEqual({ restored: 0, left: 1 });
  expect(await shows(id)).not.toBe(200);
  expect((await undo(second)).notice).toBe('1 item restored');
  expect(await shows(id)).toBe(200);
});

test('several that were deleted together return together, without the one that was deleted for good', async () => {
  const ids = await world.publishMany(3);
  const { page } = await send('/backend/articles/bulk', {
    action: 'delete',
    confirmed: '1',
    item: ids.map((id) => `${id}.1`),
  });
  await world.db.delete(trash).where(eq(trash.itemId, ids[1] ?? 0));
  expect((await undo(page)).notice).toContain('2 items restored 1 item was left as it is');
  expect(await world.db.$count(articles)).toBe(2);
});

/** Archives articles that were not saved since the first time. */
const archive = (ids: readonly number[]) =>
  send('/backend/articles/bulk', { action: 'archive', confirmed: '1', item: ids.map((id) => `${id}.1`) });
const statuses = async (ids: readonly number[]) => {
  const found = await world.db
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]))
    .orderBy(articles.id);
  return found.map(({ status }) => status);
};

test('several that were archived together are as before by one button, each with its entry in the log', async () => {
  const ids = [...(await world.publishMany(2)), await world.draft({ title: 'Draft' })];
  const [first = 0] = ids;
  const before = await publicOf(first);
  const { page } = await archive(ids);
  expect(await statuses(ids)).toEqual(['archived', 'archived', 'archived']);
  expect((await undo(page)).notice).toBe('Take out of the archive Done: 3 articles');
  expect(await statuses(ids)).toEqual(['published', 'published', 'draft']);
  expect(await publicOf(first)).toBe(before);
  const log = await world.db.select().from(activityLogs).orderBy(desc(activityLogs.id)).limit(4);
  expect(log.map(({ resourceId }) => resourceId).filter(Boolean)).toEqual(ids.map(String).toReversed());
});

test('what was archived is undone from the page that names what was refused', async () => {
  const [id = 0] = await world.publishMany(1);
  const body = new URLSearchParams([
    ['action', 'archive'],
    ['confirmed', '1'],
    ['item', `${id}.1`],
    ['item', '999.1'],
  ]);
  const answer = await world.handle('/backend/articles/bulk', { method: 'POST', body, headers: staff });
  expect(answer.status).toBe(200);
  expect((await undo(parseHtml(await answer.text()))).notice).toBe('Take out of the archive Done: 1 article');
  expect(await statuses([id])).toEqual(['published']);
});

test('an archived article is left as it is when it was saved since, and one who may not publish does not undo it', async () => {
  const ids = await world.publishMany(2);
  const { page } = await archive(ids);
  const [first = 0, second = 0] = ids;
  await saveArticle(world.staleness, anyActor, first, { fields: { author: 'Budi' } });
  const sent = sentForm(page, '.flash-notice form');
  const press = async (as: { cookie: string }) => {
    const body = new URLSearchParams(
      Object.entries(sent).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
    const answer = await world.handle('/backend/articles/bulk', { method: 'POST', body, headers: as });
    return textOf(only(parseHtml(await answer.text()), 'main'));
  };
  expect(await press(await world.signedIn(['writer']))).toContain('Your roles do not allow this change.');
  expect(await statuses(ids)).toEqual(['archived', 'archived']);
  expect(await press(staff)).toContain('Someone else has saved it since this list was opened.');
  expect(await statuses([first, second])).toEqual(['archived', 'published']);
});

const form = (id: number) => `/backend/articles/edit/${id}`;

/** Takes an article off the site in its form, with other changes. */
async function withdraw(id: number, changes: Fields = {}) {
  const opened: Fields = sentForm(await world.html(form(id), 200, staff), 'form[data-article-form]');
  return send(form(id), { ...opened, ...changes, status: 'draft', intent: 'publish', confirmed: 'withdraw' });
}

test('a withdrawal is undone exactly; what was written with it becomes unpublished changes', async () => {
  const id = await world.publish({ title: 'Harbour', content: '<p>It has two berths.</p>' });
  const before = await publicOf(id);
  const { page } = await withdraw(id, { 'en.content': '<p>It has three berths.</p>', author: 'Rina' });
  expect(await shows(id)).toBe(404);
  expect((await undo(page)).notice).toBe('Article is public again It is exactly as it was before it left the site.');
  expect(await publicOf(id)).toBe(before);
  const edited = sentForm(await world.html(form(id), 200, staff), 'form[data-article-form]');
  const values = ['en.content', 'author', 'status'].flatMap((name) => edited[name] ?? []);
  expect(values).toEqual(['<p>It has three berths.</p>', 'Rina', 'published']);
});

test('a withdrawal is not undone when the article was saved since, without the right, or when a version was never public', async () => {
  const id = await world.publish({ title: 'Harbour' });
  const { page } = await withdraw(id);
  const writer = await world.signedIn(['writer']);
  const action = only(page, '.flash-notice form').getAttribute('action') ?? '';
  const body = new URLSearchParams({ version: '2', public_version: '1' });
  expect((await world.handle(action, { method: 'POST', body, headers: writer })).status).toBe(403);

  await saveArticle(world.staleness, anyActor, id, { fields: { author: 'Budi' } });
  expect((await undo(page)).notice).toBe(
    'The withdrawal could not be undone Someone else saved this article since you read it',
  );
  expect(await shows(id)).toBe(404);
  const [{ version = 0 } = {}] = await world.db.select().from(articles);
  const call = await world.call('POST', `/api/backend/articles/${id}/republish`, { version, public_version: 2 }, staff);
  expect(call.status).toBe(409);
  expect(await call.json()).toMatchObject({ error: 'This version was not public' });
});
