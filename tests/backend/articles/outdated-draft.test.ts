import { beforeEach, describe, expect, test } from 'bun:test';
import { articleDrafts } from '../../../src/db/schema/index.ts';
import type { ArticleEdit } from '../../../src/domain/articles/edits.ts';
import { findStoredArticle } from '../../../src/domain/articles/queries.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import type { Role } from '../../../src/fields/roles.ts';
import { endpoints } from '../../../src/routes.ts';
import { type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);
let id: number;
const content = '<p>First.</p><p>Second.</p><p>Third.</p>';
beforeEach(async () => {
  id = await world.publish({ title: { id: 'Judul', en: 'Title' }, author: 'Desk', content });
});

const address = () => `${endpoints.articleEdit}/${id}`;
const english = { language: 'en', title: 'Title', slug: 'title', content } as const;
const changeLive = (edit: ArticleEdit) => saveArticle(world.staleness, anyActor, id, edit);
const live = () => findStoredArticle(world.db, id);
const notice = (page: ParsedPage) => page.querySelector('[data-form-part=outdated]');
const open = (headers = staff) => world.html(address(), 200, headers);
const fieldsOf = (page: ParsedPage) => sentForm(page, 'form[data-article-form]');
type Fields = Record<string, string | string[] | undefined>;

async function submit(fields: Fields, headers = staff) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(name, one);
  const answer = await world.handle(address(), { method: 'POST', body, headers });
  return { status: answer.status, page: parseHtml(await answer.text()) };
}
const decided = (page: ParsedPage, choice: string, resolve = 'save'): Fields => {
  const names = page.querySelectorAll('input[type=radio]').map((radio) => radio.getAttribute('name') ?? '');
  return {
    ...sentForm(page, 'form[data-merge-form]'),
    ...Object.fromEntries(names.map((name) => [name, choice])),
    resolve,
  };
};
async function draftWith(change: Fields) {
  expect((await submit({ ...fieldsOf(await open()), ...change, intent: 'draft' })).status).toBe(303);
}

describe('when the published article was changed after its draft was begun', () => {
  test('opening the editor says who changed what, also on the screen of the changes', async () => {
    await draftWith({ 'id.title': 'Judul draf' });
    expect(textOf(notice(await open()) as never)).toBe('');
    await changeLive({ details: [{ ...english, title: 'Title of today' }] });
    for (const path of [address(), `${endpoints.articleDraft}/${id}`]) {
      const screen = textOf(await world.html(path, 200, staff));
      expect(screen).toContain('The published article has changed');
      expect(screen).toContain('somebody changed the published article on');
      expect(screen).toContain('None of it overlaps with the draft');
      expect(screen).toContain('[+ added: of today end +]');
    }
  });

  test('saving the draft does not silence it', async () => {
    await draftWith({ 'id.title': 'Judul draf' });
    await changeLive({ fields: { author: 'Newer' } });
    await draftWith({ 'id.excerpt': 'Ringkasan' });
    expect(textOf(notice(await open()) as never)).toContain('The published article has changed');
  });

  test('"Merge into the draft" takes over what does not overlap, and keeps what was typed', async () => {
    await draftWith({ 'id.title': 'Judul draf' });
    await changeLive({ fields: { author: 'Newer' }, details: [{ ...english, content: `${content}<p>Fourth.</p>` }] });
    const fields = { ...fieldsOf(await open()), 'en.excerpt': 'Typed.', intent: ['draft', 'merge'] };
    expect((await submit(fields)).status).toBe(303);
    const merged = await open();
    expect(textOf(notice(merged) as never)).toBe('');
    expect(fieldsOf(merged)).toMatchObject({
      author: ['Newer'],
      'id.title': ['Judul draf'],
      'en.excerpt': ['Typed.'],
      'en.content': [`${content}<p>Fourth.</p>`],
    });
    expect((await live())?.details[0]?.title).toBe('Judul');
  });

  test('what both changed is decided side by side, and only then saved', async () => {
    await draftWith({ 'en.title': 'Title of the draft' });
    await changeLive({ details: [{ ...english, title: 'Title of today' }] });
    const opened = await open();
    expect(textOf(notice(opened) as never)).toContain('It overlaps with the draft in one place');
    const { status, page } = await submit({ ...fieldsOf(opened), intent: ['draft', 'merge'] });
    expect(status).toBe(409);
    expect(textOf(page)).toContain(
      'Published now, by somebodyTitle of only here: today end In the draftTitle of only here: the draft end ',
    );
    expect((await submit(decided(page, 'theirs'))).status).toBe(303);
    // The draft holds nothing else: it is as the published article now.
    expect(await world.db.$count(articleDrafts)).toBe(0);
  });

  test('"Publish changes" undoes nothing of it: it is merged, or decided first', async () => {
    await draftWith({ 'id.title': 'Judul draf', 'en.title': 'Title of the draft' });
    const opened = await open();
    await changeLive({ fields: { author: 'Newer' }, details: [{ ...english, title: 'Title of today' }] });
    const { status, page } = await submit({ ...fieldsOf(opened), intent: ['draft', 'publish'] });
    expect(status).toBe(409);
    expect((await live())?.details[0]?.title).toBe('Judul');
    expect((await submit(decided(page, 'mine'))).status).toBe(303);
    expect(await live()).toMatchObject({
      author: 'Newer',
      details: [{ title: 'Judul draf' }, { title: 'Title of the draft' }],
    });
    expect(await world.db.$count(articleDrafts)).toBe(0);
  });

  test('the decision holds when the editor goes on writing before saving', async () => {
    await draftWith({ 'en.title': 'Title of the draft' });
    await changeLive({ fields: { author: 'Newer' }, details: [{ ...english, title: 'Title of today' }] });
    const { page } = await submit({ ...fieldsOf(await open()), intent: ['draft', 'merge'] });
    const { status, page: form } = await submit(decided(page, 'mine', 'edit'));
    expect(status).toBe(200);
    const { author, 'en.title': title } = fieldsOf(form);
    expect([author, title]).toEqual([['Newer'], ['Title of the draft']]);
    expect((await submit({ ...fieldsOf(form), intent: ['draft', 'publish'] })).status).toBe(303);
    expect(await live()).toMatchObject({ author: 'Newer', details: [{}, { title: 'Title of the draft' }] });
  });

  test.each([['writer'], ['translator:en']] as Role[][])(
    'a %s is told too; only who may change all of it merges',
    async (role) => {
      await draftWith({ 'en.title': 'Title of the draft' });
      await changeLive({ fields: { author: 'Newer' } });
      const other = await world.signedIn([role]);
      const opened = await open(other);
      expect(textOf(notice(opened) as never)).toContain('somebody changed the published article');
      expect(notice(opened)?.querySelectorAll('button').length).toBe(role === 'writer' ? 1 : 0);
      const merged = await submit({ ...fieldsOf(opened), intent: ['draft', 'merge'] }, other);
      expect(merged.status).toBe(role === 'writer' ? 303 : 403);
    },
  );
});
