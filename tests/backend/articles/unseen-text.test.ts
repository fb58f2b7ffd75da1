import { describe, expect, test } from 'bun:test';
import { articles } from '../../../src/db/schema/index.ts';
import { publishDraft, saveDraft } from '../../../src/domain/article-drafts/commands.ts';
import type { ArticleEdit } from '../../../src/domain/articles/edits.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { completeParameter, endpoints, href, routes } from '../../../src/routes.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const editor = staffOf(world, ['editor']);
const writer = { id: 2, username: 'wati', roles: ['writer'] } as const;
const content = '<p>First.</p><p>Second.</p>';
const claim = 'UNSEEN CLAIM';

type Fields = Record<string, string | string[] | undefined>;

async function submit(id: number, fields: Fields, headers: Record<string, string> = editor) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(name, one);
  const answer = await world.handle(`${endpoints.articleEdit}/${id}`, { method: 'POST', body, headers });
  return { status: answer.status, page: parseHtml(await answer.text()) };
}
const fieldsOf = (page: ParsedPage): Fields => sentForm(page, 'form[data-article-form]');
const open = async (id: number) => fieldsOf(await world.html(`${endpoints.articleEdit}/${id}`, 200, editor));
const notice = (page: ParsedPage) => page.querySelector('[data-taken-over]');
/** The public page, complete: a page whose data come late is streamed in other bytes. */
const publicPage = async (id: number) =>
  (await world.get(`${href(routes.articles.show, 'en', { id })}?${completeParameter}`)).text();
const english = (text: string) => ({ language: 'en', title: 'Title', slug: 'title', content: text }) as const;
const withClaim: ArticleEdit = { details: [english(`${content}<p>${claim}</p>`)] };
const stage = async (id: number, edit = withClaim) =>
  expect((await saveDraft(world.db, writer, id, edit)).kind).toBe('saved');
const write = async (id: number, edit = withClaim) =>
  expect((await saveArticle(world.staleness, writer, id, edit)).kind).toBe('saved');
const publicArticle = () => world.publish({ title: { id: 'Judul', en: 'Title' }, author: 'Desk', content });
const draftArticle = () => world.draft({ title: { id: 'Judul', en: 'Title' }, author: 'Desk', content });
const publishing = { intent: ['draft', 'publish'] };
const goingPublic = { status: 'published', published_at: '2025-01-01T10:00' };

const unseen = [
  ['staged changes of a public article', publicArticle, stage, publishing],
  ['a draft that is published with its status', draftArticle, write, goingPublic],
  ['a draft that is published later', draftArticle, write, { status: 'published', published_at: '2099-01-01T10:00' }],
] as const;

describe('text that a writer saved after the editor opened the form', () => {
  test.each(unseen)('is shown before it is published: %s', async (_what, make, save, pressed) => {
    const id = await make();
    const opened = { ...(await open(id)), ...pressed, author: 'Sari' };
    await save(id);
    const { status, page } = await submit(id, opened);
    expect(status).toBe(409);
    expect(textOf(only(page, '[data-taken-over]'))).toContain('wati saved this article on');
    expect(textOf(only(page, '[data-taken-over]'))).toContain(claim);
    expect(fieldsOf(page)).toMatchObject({ author: ['Sari'], 'en.content': [`${content}<p>${claim}</p>`] });
    expect(await publicPage(id)).not.toContain(claim);
    expect(await world.db.select().from(articles)).toMatchObject([{ author: 'Desk' }]);
  });

  test.each(unseen.slice(0, 2))('is published by the button pressed again: %s', async (_what, make, save, pressed) => {
    const id = await make();
    const opened = { ...(await open(id)), ...pressed, author: 'Sari' };
    await save(id);
    const { page } = await submit(id, opened);
    expect((await submit(id, { ...fieldsOf(page), ...pressed })).status).toBe(303);
    expect(await publicPage(id)).toContain(claim);
    expect(await world.db.select().from(articles)).toMatchObject([{ author: 'Sari', status: 'published' }]);
  });

  test('is asked about again when more of it comes meanwhile', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing };
    await stage(id);
    const { page } = await submit(id, opened);
    await stage(id, { details: [english(`${content}<p>${claim}</p><p>A second one.</p>`)] });
    const again = await submit(id, { ...fieldsOf(page), ...publishing });
    expect(again.status).toBe(409);
    expect(textOf(only(again.page, '[data-taken-over]'))).toContain('A second one.');
  });

  test('is not published by the script of the form either', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing };
    await stage(id);
    // The script shows the page that it is answered with.
    const { status } = await submit(id, opened, { ...editor, accept: 'application/json' });
    expect(status).toBe(409);
    expect(await publicPage(id)).not.toContain(claim);
  });

  test('is said to be in a form that is shown again for a mistake', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing, 'id.title': '', intent: 'draft' };
    await stage(id);
    const { status, page } = await submit(id, opened);
    expect(status).toBe(422);
    expect(textOf(only(page, '[data-taken-over]'))).toContain(claim);
  });

  test('is shown too when a choice about other text was made', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing, 'en.title': 'My title' };
    await stage(id, { details: [{ ...english(`${content}<p>${claim}</p>`), title: 'Their title' }] });
    const asked = await submit(id, opened);
    expect(textOf(asked.page)).not.toContain(claim);
    const { status, page } = await submit(id, decided(asked.page, 'mine'));
    expect(status).toBe(409);
    expect(textOf(only(page, '[data-taken-over]'))).toContain(claim);
    expect(fieldsOf(page)).toMatchObject({ 'en.title': ['My title'] });
    expect(await publicPage(id)).not.toContain(claim);
  });

  test('is not asked about twice when it was chosen', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing, 'en.content': '<p>First.</p><p>Mine.</p>' };
    await stage(id, { details: [english(`<p>First.</p><p>${claim}</p>`)] });
    const asked = await submit(id, opened);
    expect(textOf(asked.page)).toContain(claim);
    expect((await submit(id, decided(asked.page, 'theirs'))).status).toBe(303);
    expect(await publicPage(id)).toContain(claim);
  });
});

describe('a save merges without a question', () => {
  test('when it stays unpublished', async () => {
    const [published, draft] = [await publicArticle(), await draftArticle()];
    const opened = [await open(published), await open(draft)];
    await stage(published);
    await write(draft);
    expect((await submit(published, { ...opened[0], author: 'Sari' })).status).toBe(303);
    const dated = { ...opened[1], published_at: '2025-01-01T10:00' };
    expect((await submit(draft, { ...dated, author: 'Sari' })).status).toBe(303);
    for (const id of [published, draft]) {
      expect(await open(id)).toMatchObject({ author: ['Sari'], 'en.content': [`${content}<p>${claim}</p>`] });
    }
  });

  test('when what it takes over has been published by another editor', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing, author: 'Sari' };
    await stage(id);
    expect((await publishDraft(world.staleness, anyActor, id)).kind).toBe('saved');
    expect((await submit(id, opened)).status).toBe(303);
    expect(await publicPage(id)).toContain(claim);
  });

  test('when it publishes only what the editor has typed', async () => {
    const id = await publicArticle();
    const opened = { ...(await open(id)), ...publishing, author: 'Sari' };
    await stage(id, { fields: { author: 'Sari' } });
    const { status, page } = await submit(id, opened);
    expect(status).toBe(303);
    expect(notice(page)).toBeNull();
  });
});

/** The form of the page with one choice for every difference. */
function decided(page: ParsedPage, choice: 'mine' | 'theirs'): Fields {
  const names = page.querySelectorAll('input[type=radio]').map((radio) => radio.getAttribute('name') ?? '');
  const hidden = sentForm(page, 'form[data-merge-form]');
  return { ...hidden, ...Object.fromEntries(names.map((name) => [name, choice])), resolve: 'save' };
}
