import { beforeEach, describe, expect, test } from 'bun:test';
import { desc, eq } from 'drizzle-orm';
import { accounts, mails } from '../../src/db/schema/index.ts';
import type { Role } from '../../src/fields/roles.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { startGraph } from '../support/graph/graph.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let writer: Person;
let editor: Person;
beforeEach(async () => {
  writer = await person('writer', 'id');
  editor = await person('editor', 'en');
});

type Person = { cookie: string; id: number; username: string };

/** An account with an address, and its session. */
async function person(role: Role, language: 'id' | 'en'): Promise<Person> {
  const { cookie } = await world.signedIn([role]);
  const [account] = await world.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  if (!account) throw new Error('There is no account.');
  await world.db
    .update(accounts)
    .set({ email: `${role}@example.com`, language })
    .where(eq(accounts.id, account.id));
  return { cookie, id: account.id, username: account.username };
}

async function call<Answer = Record<string, unknown>>(who: Person, method: string, path: string, body?: unknown) {
  const headers = { cookie: who.cookie, 'content-type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await world.handle(`/api/backend/articles${path}`, { method, headers, ...init });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const send = (who: Person, path: string, fields: Record<string, string>) =>
  world.handle(`/backend/articles/review/${path}`, {
    method: 'POST',
    headers: { cookie: who.cookie },
    body: new URLSearchParams(fields),
  });

const paragraphs =
  '<p>The port opened in March.</p><p>It has two berths. The second berth is longer than the first.</p>';
const text = (content: string) => ({ language: 'en', title: 'Harbour', slug: 'harbour', content });
const draft = () => world.draft({ title: { en: 'Harbour' }, content: paragraphs, defaultLanguage: 'en' });
const rewrite = async (id: number, content: string) =>
  expect((await call(writer, 'PUT', `/${id}/details/en`, text(content))).status).toBe(200);

type Shown = {
  status: string | null;
  text_version: number;
  text_changed: boolean;
  comments: { id: number; quote: string; block: number | null; passage: string; resolved_by: string | null }[];
};
const review = async (id: number) => (await call<Shown>(editor, 'GET', `/${id}/review`)).body;
const tomorrow = () => new Date(Date.now() + 86_400_000);

describe('a review', () => {
  test('leads from a submission over requested changes and an approval to the publication', async () => {
    const id = await draft();
    expect((await call(writer, 'POST', `/${id}/review`, { assignee_id: editor.id })).status).toBe(200);
    const asked = await review(id);
    expect(asked).toMatchObject({ status: 'waiting', text_changed: false });
    const decision = { text_version: asked.text_version, note: 'Which March?' };
    expect(
      (await call(editor, 'POST', `/${id}/review/decision`, { ...decision, decision: 'request_changes' })).status,
    ).toBe(200);
    expect(await review(id)).toMatchObject({ status: 'changes_requested', note: 'Which March?' });

    await rewrite(id, '<p>The port opened in March 2026.</p>');
    await call(writer, 'POST', `/${id}/review`, {});
    const { text_version: version } = await review(id);
    await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: version });
    expect((await call(writer, 'POST', `/${id}/review/publish`, { text_version: version })).status).toBe(403);
    expect((await world.get(`/en/read-news/${id}`)).status).toBe(404);
    expect((await call(editor, 'POST', `/${id}/review/publish`, { text_version: version })).status).toBe(200);
    expect((await call(editor, 'GET', `/${id}/review`)).body).toMatchObject({ status: null });
    expect(await (await world.get('/api/articles')).text()).toContain('Harbour');
  });

  test('approves the text that was read, and no later one', async () => {
    const id = await draft();
    await call(writer, 'POST', `/${id}/review`, {});
    const { text_version: read } = await review(id);
    await rewrite(id, '<p>Another text.</p>');
    const stale = await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: read });
    expect(stale).toMatchObject({ status: 409, body: { error: 'The text was changed' } });

    const { text_version: now } = await review(id);
    await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: now });
    await rewrite(id, '<p>Slipped in after the approval.</p>');
    expect(await review(id)).toMatchObject({ status: 'approved', text_changed: true });
    for (const version of [now, now + 1]) {
      const published = await call(editor, 'POST', `/${id}/review/publish`, { text_version: version });
      expect(published).toMatchObject({ status: 409, body: { error: 'The text was changed' } });
    }
    expect(await (await world.get('/api/articles')).text()).not.toContain('Harbour');
  });

  test('of unpublished changes publishes them', async () => {
    const id = await world.publish({ title: { en: 'Harbour' }, content: paragraphs, defaultLanguage: 'en' });
    expect(await call(writer, 'POST', `/${id}/review`, {})).toMatchObject({
      status: 409,
      body: { error: 'The article has no unpublished changes' },
    });
    await call(editor, 'PUT', `/${id}/draft`, { details: [text('<p>Three berths.</p>')] });
    await call(writer, 'POST', `/${id}/review`, {});
    const { text_version: version } = await review(id);
    await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: version });
    expect((await call(editor, 'POST', `/${id}/review/publish`, { text_version: version })).status).toBe(200);
    expect((await call(editor, 'GET', `/${id}/draft`)).status).toBe(404);
  });

  test('is over when the article is published without it, and a later draft starts without one', async () => {
    const id = await draft();
    await call(writer, 'POST', `/${id}/review`, {});
    await call(editor, 'PUT', `/${id}`, { status: 'published', published_at: '2026-01-31T09:00:00Z' });
    await call(editor, 'PUT', `/${id}/draft`, { details: [text('<p>Three berths.</p>')] });
    expect(await review(id)).toMatchObject({ status: null });
  });

  test('is not assigned to an account that may not approve, and not due in the past', async () => {
    const id = await draft();
    expect(await call(writer, 'POST', `/${id}/review`, { assignee_id: writer.id })).toMatchObject({
      status: 400,
      body: { field: 'assignee_id' },
    });
    expect(await call(writer, 'POST', `/${id}/review`, { due_at: '2020-01-01T09:00:00Z' })).toMatchObject({
      status: 400,
      body: { error: 'Must be in the future (due_at)' },
    });
  });

  test('stands on the dashboard of those it waits for, and its due date in the calendar', async () => {
    const id = await draft();
    const due = tomorrow();
    await call(writer, 'POST', `/${id}/review`, { assignee_id: editor.id, due_at: due.toISOString() });
    const link = `a[href="/backend/articles/review/${id}"]`;
    const dashboard = ({ cookie }: Person) => world.html('/backend/dashboard', 200, { cookie });
    expect(textOf(await dashboard(editor))).toContain('review waiting for you');
    expect((await dashboard(editor)).querySelectorAll(link)).toHaveLength(1);
    expect(textOf(await dashboard(writer))).toContain('tinjauan yang saya minta');
    expect((await dashboard(writer)).querySelectorAll(link)).toHaveLength(1);
    const other = await person('editor', 'en');
    expect((await dashboard(other)).querySelectorAll(link)).toHaveLength(0);

    const [from, to] = [due, new Date(+due + 86_400_000)].map((day) => day.toISOString().slice(0, 10));
    const answer = await world.get(`/api/backend/calendar?from=${from}&to=${to}`, { cookie: editor.cookie });
    expect(await answer.json()).toMatchObject({
      items: [{ kind: 'due', at: due.toISOString(), article: { id, title: 'Harbour' }, ahead: true }],
    });
    const { text_version: version } = await review(id);
    await call(editor, 'POST', `/${id}/review/decision`, { decision: 'request_changes', text_version: version });
    expect((await dashboard(editor)).querySelectorAll(link)).toHaveLength(0);
    expect((await dashboard(writer)).querySelectorAll(link)).toHaveLength(1);
  });

  test('is mailed to the reviewer and its outcome to the writer, each in their language', async () => {
    const id = await draft();
    await call(writer, 'POST', `/${id}/review`, { assignee_id: editor.id, note: 'Please check the figures.' });
    const { text_version: version } = await review(id);
    await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: version });
    const sent = await world.db.select().from(mails).orderBy(mails.id);
    expect(sent.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['editor@example.com'], 'Khatulistiwa Alumina: review of "Harbour"'],
      [['writer@example.com'], 'Khatulistiwa Alumina: tinjauan "Harbour"'],
    ]);
    expect(sent[0]?.body).toContain('Please check the figures.');
    expect(sent[0]?.body).toContain(`/backend/articles/review/${id}`);
    expect(sent[1]?.body).toContain(`${editor.username} menyetujui artikel "Harbour".`);
  });
});

describe('a comment', () => {
  const comment = async (id: number, block: number, quote = '') => {
    const answer = await call<{ id: number }>(writer, 'POST', `/${id}/review/comments`, {
      language: 'en',
      block,
      quote,
      body: 'Is that so?',
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };

  test('follows its passage while the text around it changes and moves', async () => {
    const id = await draft();
    await comment(id, 3, 'second berth');
    expect((await review(id)).comments).toMatchObject([{ quote: 'second berth', block: 3, passage: 'present' }]);
    const before = '<p>A second berth was planned.</p><p>New paragraph.</p>';
    await rewrite(
      id,
      `${before}<p data-block="abcdefghij">It has two berths now. The second berth is longer than the first.</p>`,
    );
    expect((await review(id)).comments).toMatchObject([{ block: 4, passage: 'present' }]);
    await rewrite(id, '<p data-block="abcdefghij">Our second berth grew.</p><p>A second berth was planned.</p>');
    expect((await review(id)).comments).toMatchObject([{ block: 2, passage: 'present' }]);
  });

  test('says when its passage was changed, when it is gone, and finds it again when it returns', async () => {
    const id = await draft();
    await rewrite(id, '<p data-block="abcdefghij">Two berths.</p><p>More.</p>');
    await comment(id, 2, 'Two berths');
    await rewrite(id, '<p data-block="abcdefghij">Three docks.</p><p>More.</p>');
    expect((await review(id)).comments).toMatchObject([{ block: 2, passage: 'changed' }]);
    const shown = () => world.html(`/backend/articles/review/${id}`, 200, { cookie: editor.cookie });
    expect(textOf(await shown())).toContain('This passage has been changed.');
    await rewrite(id, '<p>More.</p>');
    expect((await review(id)).comments).toMatchObject([{ block: null, passage: 'gone' }]);
    expect(textOf(only(await shown(), '#gone'))).toContain('This passage is no longer in the text.');
    await rewrite(id, '<p>More.</p><p data-block="abcdefghij">Two berths.</p>');
    expect((await review(id)).comments).toMatchObject([{ block: 3, passage: 'present' }]);
  });

  test('is offered at each block; title, headings, lists and quotations are shown as what they are', async () => {
    const id = await world.draft({
      title: 'Two berths',
      content:
        '<h2>Next</h2><ul>\n<li>A <b>trial</b></li><li>Maps\nof heat</li></ul><h3>Later</h3><blockquote><p>Soon.</p></blockquote><p></p>',
    });
    const page = await world.html(`/backend/articles/review/${id}`, 200, { cookie: writer.cookie });
    const shown = ['0 h3', '2 h4', '3 li', '4 h5', '5 blockquote'].map((place) =>
      page.querySelectorAll(`#block-en-${place}`).map(textOf),
    );
    expect(shown).toEqual([['Two berths'], ['Next'], ['A trial', 'Maps of heat'], ['Later'], ['Soon.']]);
    // An empty paragraph is none.
    expect(page.querySelector('#block-en-6')).toBeNull();
  });

  test('is written with a plain form at its paragraph, which keeps what was typed when the passage is unknown', async () => {
    const id = await draft();
    const page = await world.html(`/backend/articles/review/${id}?language=en&block=2`, 200, { cookie: writer.cookie });
    expect(textOf(only(page, 'textarea[name=quote]'))).toBe('The port opened in March.');
    const fields = { language: 'en', block: '2', quote: 'in April', body: '<b>Which one?</b>' };
    const refused = await send(writer, `${id}/comments`, fields);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('in April');
    expect(html).toContain('&lt;b&gt;Which one?&lt;/b&gt;');
    expect((await send(writer, `${id}/comments`, { ...fields, quote: 'in  March' })).status).toBe(303);
    const [written] = (await review(id)).comments;
    expect(written).toMatchObject({ quote: 'in March', resolved_by: null });
    expect((await send(editor, `${id}/comments/${written?.id}/resolve`, {})).status).toBe(303);
    expect((await review(id)).comments).toMatchObject([{ resolved_by: editor.username }]);
    const entries = await loggedEntries(world.db);
    expect(entries.slice(-3).map(({ description, status }) => [status, description])).toEqual([
      ['failed', expect.any(String)],
      ['success', 'Commented on a passage of article "Harbour"'],
      ['success', `Resolved comment #${written?.id} on article #${id}`],
    ]);
  });
});

describe('a conversation at a passage', () => {
  const say = async (who: Person, id: number, body: string, more: object = { block: 3, quote: 'second berth' }) =>
    call<{ id: number; error?: string }>(who, 'POST', `/${id}/review/comments`, { language: 'en', body, ...more });
  const answer = (who: Person, id: number, comment: number, body: string) =>
    call(who, 'POST', `/${id}/review/comments/${comment}/answers`, { body });
  type Talk = { comments: { body: string; passage: string; answers: { author: string; body: string }[] }[] };
  const talk = async (id: number) => (await call<Talk>(editor, 'GET', `/${id}/review`)).body.comments;

  test('has answers by screen and call; two at once are both there, and none comes after it is resolved', async () => {
    const id = await draft();
    const { body: comment } = await say(writer, id, 'Is that so?');
    const both = await Promise.all([
      answer(editor, id, comment.id, 'Yes.'),
      send(writer, `${id}/comments/${comment.id}/answers`, { body: 'I measured it.' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 303]);
    const [{ answers = [] } = {}] = await talk(id);
    expect(answers.map(({ body }) => body).toSorted()).toEqual(['I measured it.', 'Yes.']);
    const page = await world.html(`/backend/articles/review/${id}`, 200, { cookie: writer.cookie });
    expect(textOf(only(page, `#comment-${comment.id}`))).toContain('I measured it.');
    await call(editor, 'POST', `/${id}/review/comments/${comment.id}/resolve`);
    expect((await answer(editor, id, comment.id, 'Too late.')).status).toBe(404);
    expect((await send(writer, `${id}/comments/${comment.id}/answers`, { body: 'Too late.' })).status).toBe(303);
    expect((await talk(id))[0]?.answers).toHaveLength(2);
  });

  test('mails those whom it mentions and who may read it, once each, with none of its text', async () => {
    const id = await draft();
    await person('auditor', 'en');
    const [auditor] = await world.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
    const body = `Secret! @${editor.username}, @${editor.username} and @${auditor?.username}: see @nobody-there.`;
    const { body: comment } = await say(writer, id, body);
    await answer(editor, id, comment.id, `@${writer.username}. Mail to press@${editor.username} is not for me`);
    const sent = await world.db.select().from(mails).orderBy(mails.id);
    expect(sent.map(({ recipients, isPrivate }) => [recipients, isPrivate])).toEqual([
      [['editor@example.com'], true],
      [['writer@example.com'], true],
    ]);
    expect(sent[0]?.body).toContain(`/backend/articles/review/${id}#comment-${comment.id}`);
    expect(sent[0]?.body).not.toMatch(/Secret|berth/);
    expect(sent[1]?.body).toContain('menyebut Anda dalam komentar');
    const dashboard = await world.html('/backend/dashboard', 200, { cookie: editor.cookie });
    expect(textOf(only(dashboard, '#own-work'))).toContain('article with a comment that mentions you');
  });

  test('that mentions a thousand people is refused with its text, and mails nobody', async () => {
    const id = await draft();
    for (let number = 0; number < 11; number += 1) await person('editor', 'en');
    const all = await world.db.select().from(accounts);
    const body = all.map(({ username }) => `@${username}`).join(' ');
    expect((await say(writer, id, body)).body.error).toContain('Mentions too many people: at most 10');
    const thousand = Array.from({ length: 1000 }, (_, number) => `@a${number}`).join(' ');
    expect((await say(writer, id, thousand)).status).toBe(400);
    const refused = await send(writer, `${id}/comments`, { language: 'en', block: '3', quote: '', body });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(body);
    expect(await world.db.$count(mails)).toBe(0);
  });

  test('may begin at what is typed and not saved, and finds it when that is saved', async () => {
    const id = await draft();
    const anchor = { block_id: 'abcdefghij', before: 'A third ', after: ' is planned.' };
    expect((await say(writer, id, 'When?', { quote: 'berth', anchor })).status).toBe(201);
    expect(await talk(id)).toMatchObject([{ passage: 'gone' }]);
    await rewrite(id, `${paragraphs}<p data-block="abcdefghij">A third berth is planned.</p>`);
    expect(await talk(id)).toMatchObject([{ passage: 'present' }]);
    expect((await say(writer, id, 'When?', { quote: '', anchor })).status).toBe(400);
  });

  test('may be about the title as it is typed, not about an unknown field', async () => {
    const id = await world.draft({ title: 'Two berths' });
    const about = (block_id: string) =>
      say(writer, id, 'Two?', { quote: 'Two', anchor: { block_id, before: '', after: ' berths' } });
    expect((await about('title')).status).toBe(201);
    expect(await talk(id)).toMatchObject([{ block: 0, passage: 'present' }]);
    expect((await about('slug')).status).toBe(400);
  });

  test('survives the trash, is on no public page or call, and is closed to other roles', async () => {
    const id = await world.publish({ title: { en: 'Harbour' }, content: paragraphs, defaultLanguage: 'en' });
    const { body: comment } = await say(writer, id, 'Confidential remark');
    await answer(editor, id, comment.id, 'Confidential answer');
    await call(editor, 'DELETE', `/${id}`);
    expect((await answer(editor, id, comment.id, 'Gone')).status).toBe(404);
    await world.handle(`/api/backend/trash/articles/${id}/restore`, {
      method: 'POST',
      headers: { cookie: editor.cookie },
    });
    expect(await talk(id)).toMatchObject([{ body: 'Confidential remark', answers: [{ body: 'Confidential answer' }] }]);
    for (const path of [`/en/read-news/${id}`, `/api/articles/${id}`, `/api/backend/articles?limit=5`]) {
      const answered = await world.handle(path, { headers: { cookie: editor.cookie } });
      expect(await answered.text()).not.toContain('Confidential');
    }
    const auditor = await person('auditor', 'en');
    expect((await say(auditor, id, 'Hello')).status).toBe(403);
    expect((await answer(auditor, id, comment.id, 'Hello')).status).toBe(403);
  });
});

test('pictures and tables are seen in a review', async () => {
  const picture = '<figure><img src="/assets/a.webp" alt="A crane" /></figure>';
  const id = await world.draft({
    content: `<p>One.</p>${picture}<table><tbody><tr><td>Berths</td><td>2</td></tr></tbody></table>`,
  });
  const page = await world.html(`/backend/articles/review/${id}`, 200, { cookie: writer.cookie });
  expect(only(page, '#block-en-3 img').getAttribute('alt')).toBe('A crane');
  expect(page.querySelectorAll('#block-en-4 td').map(textOf)).toEqual(['Berths', '2']);
  expect(only(page, '#block-en-3 a').getAttribute('aria-label')).toBe('Beri komentar pada: A crane');
});

test('who approved which version is seen after the publication, in the form and among the versions', async () => {
  const id = await draft();
  await call(writer, 'POST', `/${id}/review`, {});
  const { text_version: version } = await review(id);
  await call(editor, 'POST', `/${id}/review/decision`, { decision: 'approve', text_version: version });
  await call(editor, 'POST', `/${id}/review/publish`, { text_version: version });
  const form = await world.html(`/backend/articles/edit/${id}`, 200, { cookie: editor.cookie });
  expect(textOf(form)).toContain(`Version ${version} approved by ${editor.username}`);
  const list = await world.html(`/backend/versions/articles/${id}`, 200, { cookie: editor.cookie });
  expect(textOf(list)).toContain(`Approved by ${editor.username}`);
});

test('the screen in Indonesian has the forms that the role may use', async () => {
  const id = await draft();
  await send(writer, `${id}/submit`, { assignee: '', due: '', note: '' });
  const screen = ({ cookie }: Person) => world.html(`/backend/articles/review/${id}`, 200, { cookie });
  const page = await screen(writer);
  expect(textOf(page)).toContain('Menunggu tinjauan');
  expect(page.querySelector('button[value=approve]')).toBeNull();
  expect((await screen(editor)).querySelector('button[value=approve]')).not.toBeNull();
});
