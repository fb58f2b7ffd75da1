import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articleDetails, articles, unsaved } from '../../../src/db/schema/index.ts';
import type { ArticleEdit } from '../../../src/domain/articles/edits.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { endpoints } from '../../../src/routes.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
let id: number;
const content = '<p>First.</p><p>Second.</p><p>Third.</p>';
beforeEach(async () => {
  staff = await world.signedIn();
  id = await world.publish({ title: { id: 'Judul', en: 'Title' }, author: 'Desk', content });
});

type Fields = Record<string, string | string[] | undefined>;

async function submit(fields: Fields) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(name, one);
  const answer = await world.handle(address(), { method: 'POST', body, headers: staff });
  const flash = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: answer.status, flash, page: parseHtml(await answer.text()) };
}
const address = () => `${endpoints.articleEdit}/${id}`;
const open = async (): Promise<Record<string, string[]>> => ({
  ...sentForm(await world.html(address(), 200, staff), 'form[data-article-form]'),
  intent: ['publish'],
});
const english = { language: 'en', title: 'Title', slug: 'title', content } as const;
const saveAs = (edit: ArticleEdit) => saveArticle(world.staleness, anyActor, id, edit);
const stored = async () => ({
  article: (await world.db.select().from(articles))[0],
  details: await world.db.select().from(articleDetails).orderBy(articleDetails.id),
});
const differences = (page: ParsedPage) => page.querySelectorAll('.desk-panel h2').map((heading) => textOf(heading));
/** The form of the page with one choice for every difference. */
function decided(page: ParsedPage, choice: 'mine' | 'theirs' | 'both', resolve = 'save'): Fields {
  const names = page.querySelectorAll('input[type=radio]').map((radio) => radio.getAttribute('name') ?? '');
  const hidden = sentForm(page, 'form[data-merge-form]');
  return { ...hidden, ...Object.fromEntries(names.map((name) => [name, choice])), resolve };
}

describe('a save based on an older version', () => {
  test('is merged with what another editor changed elsewhere, and says so', async () => {
    const opened = await open();
    await saveAs({
      fields: { author: 'First editor' },
      details: [{ ...english, content: '<p>First!</p><p>Second.</p><p>Third.</p>' }],
    });
    const mine = {
      ...opened,
      'id.title': 'Judul kedua',
      'en.content': '<p>First.</p><p>Second.</p><p>Third!</p><p>New.</p>',
    };
    const { status, flash } = await submit(mine);
    expect(status).toBe(303);
    const { article, details } = await stored();
    expect(article).toMatchObject({ author: 'First editor', version: 3 });
    expect(details).toMatchObject([
      { title: 'Judul kedua', content },
      { title: 'Title', content: '<p>First!</p><p>Second.</p><p>Third!</p><p>New.</p>' },
    ]);
    const list = await world.html(endpoints.articleManager, 200, { cookie: `${staff.cookie}; ${flash}` });
    expect(textOf(list)).toContain('What others changed since you opened the form has been merged.');
  });

  test('shows only what both changed, without an error message, and nothing is saved', async () => {
    const opened = await open();
    await saveAs({
      fields: { author: 'First editor' },
      details: [{ ...english, title: 'Their title', content: '<p>First.</p><p>Theirs.</p><p>Third!</p>' }],
    });
    const mine = { ...opened, 'en.title': 'My title', 'en.content': '<p>First.</p><p>Mine.</p><p>Third.</p>' };
    const { status, page } = await submit(mine);
    expect(status).toBe(409);
    expect(textOf(page)).toContain('somebody saved this article on');
    expect(differences(page)).toEqual(['Title (English)', 'Content (English), a passage']);
    expect(page.querySelectorAll('.flash-notice, [role=alert]')).toHaveLength(0);
    const panels = page.querySelectorAll('.desk-panel').map((panel) => textOf(panel));
    expect(panels[0]).toContain('Stored now, by somebody only here: Their end titleYours only here: My end title');
    expect(panels[1]).toContain('Theirs.YoursMine.Both, the stored one first');
    expect(panels[1]).not.toContain('Third');
    expect((await stored()).article?.version).toBe(2);
  });

  test('is merged with all others of the same moment', async () => {
    const opened = await open();
    const changes = {
      author: 'Sari',
      'id.title': 'Judul kedua',
      'en.title': 'Second title',
      'id.excerpt': 'Ringkasan',
      'en.content': '<p>First!</p><p>Second.</p><p>Third.</p>',
      'id.content': '<p>First.</p><p>Second.</p><p>Third!</p>',
    };
    const sent = Object.entries(changes).map(([name, text]) => submit({ ...opened, [name]: text }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 303));
    expect(await open()).toMatchObject(
      Object.fromEntries(Object.entries(changes).map(([name, text]) => [name, [text]])),
    );
  });

  test('is no conflict when only the same person has saved: the newer text wins, and what the older save changed elsewhere stays', async () => {
    const opened = await open();
    expect((await submit({ ...opened, author: 'Me', 'en.title': 'First title' })).status).toBe(303);
    expect((await submit({ ...opened, 'en.title': 'Second title' })).status).toBe(303);
    const { article, details } = await stored();
    expect([article?.author, details[1]?.title]).toEqual(['Me', 'Second title']);
    await saveAs({ details: [{ ...english, title: 'Their title' }] });
    expect((await submit({ ...opened, 'en.title': 'Third title' })).status).toBe(409);
  });

  test('marks the words that only one side has, and no tags', async () => {
    const opened = await open();
    const passage = (words: string) => `<p>First.</p><p>The <strong>${words}</strong> &amp; port ships alumina.</p>`;
    await saveAs({ details: [{ ...english, content: passage('old refinery') }] });
    const { page } = await submit({ ...opened, 'en.content': passage('new big refinery') });
    const marked = page.querySelectorAll('mark').map((mark) => {
      for (const spoken of mark.querySelectorAll('.sr-only')) spoken.remove();
      return `${mark.closest('strong') ? 'strong ' : ''}${textOf(mark)}`;
    });
    expect(marked).toEqual(['strong old', 'strong new big']);
  });

  test('marks nothing in passages that have hardly a word in common', async () => {
    const opened = await open();
    await saveAs({ details: [{ ...english, content: '<p>First.</p><p>Theirs alone.</p><p>Third.</p>' }] });
    const { page } = await submit({ ...opened, 'en.content': '<p>First.</p><p>Mine only.</p><p>Third.</p>' });
    expect(page.querySelectorAll('mark')).toHaveLength(0);
  });

  test.each([
    ['mine', 'My title', '<p>First.</p><p>Mine.</p><p>Third!</p>'],
    ['theirs', 'Their title', '<p>First.</p><p>Theirs.</p><p>Third!</p>'],
  ] as const)('is saved without script with the choice "%s"', async (choice, title, text) => {
    const opened = await open();
    await saveAs({
      details: [{ ...english, title: 'Their title', content: '<p>First.</p><p>Theirs.</p><p>Third!</p>' }],
    });
    const mine = {
      ...opened,
      author: 'Me',
      'en.title': 'My title',
      'en.content': '<p>First.</p><p>Mine.</p><p>Third.</p>',
    };
    const { page } = await submit(mine);
    expect((await submit(decided(page, choice))).status).toBe(303);
    const { article, details } = await stored();
    expect(article?.author).toBe('Me');
    expect(details[1]).toMatchObject({ title, content: text });
  });

  test('does not ask about a slug that follows the title', async () => {
    const opened = await open();
    await saveAs({ details: [{ ...english, title: 'Their title', slug: 'their-title' }] });
    const mine = { ...opened, 'en.title': 'My title', 'en.slug': 'my-title' };
    const { page } = await submit(mine);
    expect(differences(page)).toEqual(['Title (English)']);
    await submit(decided(page, 'theirs'));
    expect((await stored()).details[1]).toMatchObject({ title: 'Their title', slug: 'their-title' });
  });

  test('keeps both passages when that is chosen', async () => {
    const opened = await open();
    await saveAs({ details: [{ ...english, content: '<p>First.</p><p>Theirs.</p><p>Third.</p>' }] });
    const { page } = await submit({ ...opened, 'en.content': '<p>First.</p><p>Mine.</p><p>Third.</p>' });
    await submit(decided(page, 'both'));
    expect((await stored()).details[1]?.content).toBe('<p>First.</p><p>Theirs.</p><p>Mine.</p><p>Third.</p>');
  });

  test('asks again for what is not decided, and keeps what is, also when yet another save comes between', async () => {
    const opened = await open();
    await saveAs({
      details: [{ ...english, title: 'Their title', content: '<p>First.</p><p>Theirs.</p><p>Third.</p>' }],
    });
    const mine = { ...opened, 'en.title': 'My title', 'en.content': '<p>First.</p><p>Mine.</p><p>Third.</p>' };
    const { page } = await submit(mine);
    const [first = ''] = page.querySelectorAll('input[type=radio]').map((radio) => radio.getAttribute('name') ?? '');
    await saveAs({
      details: [{ ...english, title: 'Their title', content: '<p>First.</p><p>Theirs again.</p><p>Third.</p>' }],
    });
    const half = { ...sentForm(page, 'form[data-merge-form]'), [first]: 'theirs', resolve: 'save' };
    const { status, page: again } = await submit(half);
    expect(status).toBe(409);
    expect(differences(again)).toEqual(['Content (English), a passage']);
    expect(textOf(again)).toContain('Please choose for each difference below.');
    await submit(decided(again, 'mine'));
    expect((await stored()).details[1]).toMatchObject({
      title: 'Their title',
      content: '<p>First.</p><p>Mine.</p><p>Third.</p>',
    });
  });

  test('can be continued in the editor with the choices made', async () => {
    const opened = await open();
    await saveAs({ fields: { author: 'Theirs' }, details: [{ ...english, title: 'Their title' }] });
    const { page } = await submit({ ...opened, author: 'Mine', 'en.title': 'My title', unsaved: 'article-1-abc' });
    const { status, page: editor } = await submit(decided(page, 'theirs', 'edit'));
    expect(status).toBe(200);
    expect(sentForm(editor, 'form[data-article-form]')).toMatchObject({
      author: ['Theirs'],
      'en.title': ['Their title'],
      version: ['2'],
      unsaved: ['article-1-abc'],
    });
  });

  test('is one difference when a language was removed by one and changed by the other', async () => {
    const opened = await open();
    await saveAs({ removed: ['en'] });
    const { status, page } = await submit({ ...opened, 'en.title': 'My title' });
    expect(status).toBe(409);
    expect(differences(page)).toEqual(['Languages']);
    expect(textOf(page)).toContain('Without English');
    expect(textOf(page)).toContain('With English, which was changed');
    await submit(decided(page, 'mine'));
    expect((await stored()).details).toMatchObject([{ language: 'id' }, { language: 'en', title: 'My title' }]);
  });

  test('takes over a removed language that was not changed', async () => {
    const opened = await open();
    await saveAs({ removed: ['en'] });
    expect((await submit({ ...opened, author: 'Me' })).status).toBe(303);
    expect((await stored()).details).toMatchObject([{ language: 'id' }]);
  });

  test('shows markup in a difference sanitised, and in plain fields as text', async () => {
    const opened = await open();
    await saveAs({
      details: [{ ...english, title: '<b>Theirs</b>', content: '<p>Theirs.</p><p>Second.</p><p>Third.</p>' }],
    });
    const evil =
      '<p>Mine <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a></p><p>Second.</p><p>Third.</p>';
    const { page } = await submit({ ...opened, 'en.title': '"><script>alert(1)</script>', 'en.content': evil });
    const panels = page.querySelectorAll('.desk-panel');
    expect(
      panels.flatMap((panel) => panel.querySelectorAll('script, [onerror], [href^="javascript"], b, img')),
    ).toEqual([]);
    expect(textOf(page)).toContain('<b>Theirs</b>');
  });

  test('of a version that is not kept shows every difference', async () => {
    const opened = await open();
    await saveAs({ fields: { author: 'Theirs' } });
    const { status, page } = await submit({ ...opened, version: '77', author: 'Mine' });
    expect(status).toBe(409);
    expect(differences(page)).toEqual(['Author']);
  });

  test('ends the unsaved text only when it is saved', async () => {
    const fields = ['id', 'en'].map((code) => ['languages', code]);
    const text = { place: address(), base: 1, seq: 0, fields: [...fields, ['author', 'Mine']] };
    await world.call('PUT', `${endpoints.apiUnsaved}/article-abc`, text, staff);
    const opened = { ...(await open()), author: 'Mine', unsaved: 'article-abc' };
    await saveAs({ fields: { author: 'Theirs' } });
    const { page } = await submit(opened);
    expect(await world.db.$count(unsaved, eq(unsaved.done, false))).toBe(1);
    await submit(decided(page, 'mine'));
    expect(await world.db.$count(unsaved, eq(unsaved.done, false))).toBe(0);
  });

  test('of a writer becomes a draft when the article is published, for every merge', async () => {
    const opened = await open();
    await saveAs({ fields: { author: 'Theirs' } });
    staff = await world.signedIn(['writer']);
    expect((await submit({ ...opened, 'en.title': 'Mine' })).status).toBe(303);
    expect((await stored()).article?.version).toBe(2);
  });

  test('has nothing to decide when both changed the same', async () => {
    const opened = await open();
    await saveAs({ fields: { author: 'Same' }, details: [{ ...english, title: 'Same' }] });
    expect((await submit({ ...opened, author: 'Same', 'en.title': 'Same' })).status).toBe(303);
    expect(only(await world.html(address(), 200, staff), 'form[data-article-form]')).toBeDefined();
  });
});
