import { describe, expect, test } from 'bun:test';
import { publishDueDrafts } from '../../../src/domain/article-drafts/commands.ts';
import { completeParameter, endpoints, href, routes } from '../../../src/routes.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const editor = staffOf(world, ['editor']);

type Fields = Record<string, string | string[] | undefined>;

function send(address: string, fields: Fields, headers: Record<string, string> = editor) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value ?? []].flat()) body.append(name, one);
  return world.handle(address, { method: 'POST', body, headers });
}
const addressOf = (id: number) => `${endpoints.articleEdit}/${id}`;
const fieldsOf = (page: ParsedPage): Fields => sentForm(page, 'form[data-article-form]');
const open = async (id: number, staff = editor) => fieldsOf(await world.html(addressOf(id), 200, staff));
const api = (method: string, path: string, body?: object) =>
  world.call(method, `/api/backend/articles${path}`, body, editor);
const publicPage = async (id: number) =>
  (await world.get(`${href(routes.articles.show, 'en', { id })}?${completeParameter}`)).text();
const typed = {
  published_at: '2026-01-01T10:00',
  'en.title': 'Typed meanwhile',
  'en.content': '<p>A long afternoon of writing.</p>',
};

describe('an article that was deleted while its form was open', () => {
  test('keeps the text on the screen, says who deleted it, and is restored and saved by one button', async () => {
    const id = await world.draft({ title: 'Harbour' });
    const opened = { ...(await open(id)), ...typed };
    expect((await api('DELETE', `/${id}`)).status).toBe(200);
    const refused = await send(addressOf(id), opened);
    expect(refused.status).toBe(409);
    const page = parseHtml(await refused.text());
    expect(fieldsOf(page)).toMatchObject({
      'en.title': ['Typed meanwhile'],
      'en.content': ['<p>A long afternoon of writing.</p>'],
    });
    expect(textOf(only(page, '[data-deleted]'))).toMatch(
      /^editor-\w+ deleted this article on .+ WIB\. Your text is below/,
    );
    const button = only(page, '[data-deleted] button');
    expect(button.getAttribute('formaction')).toBe(addressOf(id));
    const saved = await send(addressOf(id), { ...fieldsOf(page), intent: button.getAttribute('value') });
    expect(saved.status).toBe(303);
    expect(saved.headers.get('location')).toStartWith(addressOf(id));
    expect(await open(id)).toMatchObject({ 'en.title': ['Typed meanwhile'] });
  });

  test('is saved as a new article by the button of the form', async () => {
    const id = await world.draft({ title: 'Harbour' });
    const opened = { ...(await open(id)), ...typed };
    await api('DELETE', `/${id}`);
    const page = parseHtml(await (await send(addressOf(id), opened)).text());
    expect(only(page, 'form[data-article-form]').getAttribute('action')).toBe(endpoints.articleCreate);
    expect((await send(endpoints.articleCreate, fieldsOf(page))).status).toBe(303);
    expect(await open(id + 1)).toMatchObject({ 'en.title': ['Typed meanwhile'] });
  });

  test('and is not in the trash any more still shows the text', async () => {
    const id = await world.draft({ title: 'Harbour' });
    const opened = { ...(await open(id)), ...typed };
    await api('DELETE', `/${id}`);
    await world.db.execute('delete from trash');
    const page = parseHtml(await (await send(addressOf(id), opened)).text());
    expect(textOf(only(page, '[data-deleted]'))).toStartWith('This article no longer exists.');
    expect(page.querySelector('[data-deleted] button')).toBeNull();
    expect(fieldsOf(page)).toMatchObject({ 'en.title': ['Typed meanwhile'] });
  });

  test('tells writers, who may not restore it, who can', async () => {
    const writer = await world.signedIn(['writer']);
    const id = await world.draft({ title: 'Harbour' });
    const opened = { ...(await open(id, writer)), ...typed };
    await api('DELETE', `/${id}`);
    const page = parseHtml(await (await send(addressOf(id), opened, writer)).text());
    expect(textOf(only(page, '[data-deleted]'))).toContain('Editors can restore it from the trash.');
    expect(page.querySelector('[data-deleted] button')).toBeNull();
    const forced = await send(addressOf(id), { ...opened, intent: 'restore' }, writer);
    expect(forced.status).toBe(403);
  });
});

describe('what a schedule published while its form was open', () => {
  const asJson = { accept: 'application/json' };

  test('a draft: the text is kept as a new draft, and the answer says so', async () => {
    const id = await world.publish({ title: 'Harbour', content: '<p>Old.</p>' });
    await send(addressOf(id), { ...(await open(id)), 'en.content': '<p>Scheduled.</p>' });
    const opened = await open(id);
    await api('PUT', `/${id}/draft/schedule`, { publish_at: '2126-01-01T00:00:00Z' });
    await publishDueDrafts(world.db, world.staleness, new Date('2126-01-01T00:01:00Z'));
    expect(await publicPage(id)).toContain('Scheduled.');
    const answer = await send(
      addressOf(id),
      { ...opened, 'en.content': '<p>Scheduled.</p><p>Typed since.</p>' },
      { ...editor, ...asJson },
    );
    const { saved } = (await answer.json()) as { saved: { text: string } };
    expect(saved.text).toContain('The draft that you opened went public as scheduled on');
    expect(await publicPage(id)).not.toContain('Typed since.');
    expect(await open(id)).toMatchObject({ 'en.content': ['<p>Scheduled.</p><p>Typed since.</p>'] });
  });

  test('an article: nothing that was typed is published without being asked for', async () => {
    const later = await world.draft({
      title: 'Later',
      status: 'published',
      publishedAt: new Date('2126-01-01T00:00:00Z'),
    });
    expect(await open(later)).toMatchObject({ scheduled: ['on'] });
    const id = await world.publish({ title: 'Harbour', content: '<p>Old.</p>' });
    const { intent: _, ...fields } = await open(id);
    // As the form was before the article became public.
    const opened = { ...fields, scheduled: 'on', 'en.content': '<p>Half a sentence</p>' };
    const answer = await send(addressOf(id), opened, { ...editor, ...asJson });
    const { saved } = (await answer.json()) as { saved: { title: string; text: string } };
    expect(saved.title).toBe('Draft saved');
    expect(saved.text).toContain('The article went public as scheduled on');
    expect(await publicPage(id)).not.toContain('Half a sentence');
    expect(await open(id)).toMatchObject({ 'en.content': ['<p>Half a sentence</p>'] });
  });
});
