import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { trash } from '../../../src/db/schema/index.ts';
import { publishDueDrafts, saveDraft } from '../../../src/domain/article-drafts/commands.ts';
import { completeParameter, href, routes } from '../../../src/routes.ts';
import { textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = staff) {
  const answer = await world.call(method, `/api/backend/articles${path}`, body, headers);
  // Every test checks the body itself.
  return { status: answer.status, body: (await answer.json()) as never };
}

const inLanguage = (language: string, title: string) => ({
  language,
  title,
  slug: 'harbour',
  content: `<p>${title}.</p>`,
});
/** The public page, complete: a page whose data come late is streamed in other bytes. */
const page = async (id: number, language: 'id' | 'en' = 'en') =>
  (await world.get(`${href(routes.articles.show, language, { id })}?${completeParameter}`)).text();
const harbour = () => world.publish({ title: 'Harbour' });
const both = (title: string) => ({ details: [inLanguage('id', title), inLanguage('en', title)] });

describe('changes of a published article', () => {
  test('change no byte of the public page until they are published', async () => {
    const id = await harbour();
    const before = await page(id);
    const { status, body } = await call('PUT', `/${id}/draft`, { ...both('New harbour'), author: 'Sari' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      author: 'Sari',
      status: 'published',
      outdated: false,
      details: [{}, { title: 'New harbour' }],
    });
    expect(await page(id)).toBe(before);
    expect((await call('POST', `/${id}/draft/publish`, {})).body).toMatchObject({ author: 'Sari' });
    expect(await page(id)).toContain('New harbour');
    expect((await call('GET', `/${id}/draft`)).status).toBe(404);
  });

  test('are published in one language only', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, { ...both('New harbour'), author: 'Sari' });
    const { body } = await call('POST', `/${id}/draft/publish`, { language: 'en' });
    expect(body).toMatchObject({ author: 'Corporate Secretary' });
    expect(await page(id, 'en')).toContain('New harbour');
    expect(await page(id, 'id')).not.toContain('New harbour');
    expect((await call('GET', `/${id}/draft`)).body).toMatchObject({ author: 'Sari', outdated: false });
  });

  test('are discarded, and stay in the versions', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, { author: 'Sari' });
    expect((await call('DELETE', `/${id}/draft`)).body).toEqual({ success: true } as never);
    expect((await call('GET', `/${id}/draft`)).status).toBe(404);
    expect((await call('GET', `/${id}/versions/2`)).body).toMatchObject({ author: 'Sari' });
  });

  test('do not hide those that someone else saved', async () => {
    const id = await harbour();
    const { body } = await call('PUT', `/${id}/draft`, { author: 'Sari' });
    const { version } = body as { version: number };
    await call('PUT', `/${id}/draft`, { author: 'Wulan', version });
    expect((await call('PUT', `/${id}/draft`, { author: 'Budi', version })).status).toBe(409);
    expect((await call('POST', `/${id}/draft/publish`, { version })).status).toBe(409);
  });

  test('are not published over changes of the published article without being asked', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, { author: 'Sari' });
    expect((await call('PUT', `/${id}`, { topic: 'sustainability' })).status).toBe(200);
    expect((await call('GET', `/${id}/draft`)).body).toMatchObject({ outdated: true });
    expect((await call('POST', `/${id}/draft/publish`, {})).status).toBe(409);
    const { body } = await call('POST', `/${id}/draft/publish`, { over_live: true });
    expect(body).toMatchObject({ author: 'Sari', topic: 'press-release' });
  });

  test('stay outdated until a client has taken over what was changed in the published article', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, { author: 'Sari' });
    await call('PUT', `/${id}`, { topic: 'sustainability' });
    expect((await call('PUT', `/${id}/draft`, { author: 'Wulan' })).body).toMatchObject({ outdated: true });
    const { live_version } = (await call('GET', `/${id}/draft`)).body as { live_version: number };
    const taken = await call('PUT', `/${id}/draft`, { topic: 'sustainability', live_version });
    expect(taken.body).toMatchObject({ outdated: false });
    const { body } = await call('POST', `/${id}/draft/publish`, {});
    expect(body).toMatchObject({ author: 'Wulan', topic: 'sustainability' });
  });
});

test('a translator discards a draft only when it holds nothing but the own language', async () => {
  const id = await harbour();
  const translator = await world.signedIn(['translator:en']);
  await call('PUT', `/${id}/draft`, { author: 'Sari' });
  expect((await call('DELETE', `/${id}/draft`, undefined, translator)).status).toBe(403);
  const page = await world.html(`/backend/articles/draft/${id}`, 200, translator);
  expect(page.querySelectorAll('form[action$="/discard"]')).toHaveLength(0);
  await call('DELETE', `/${id}/draft`);
  const english = { ...inLanguage('en', 'New harbour'), language: 'en' } as const;
  await saveDraft(world.db, anyActor, id, { details: [english] });
  expect((await call('GET', `/${id}/draft`)).status).toBe(200);
  expect((await call('DELETE', `/${id}/draft`, undefined, translator)).status).toBe(200);
});

test('an article that is not public has no draft', async () => {
  for (const id of [await world.draft(), await world.schedule(), await world.archive()]) {
    expect((await call('PUT', `/${id}/draft`, { author: 'Sari' })).status).toBe(409);
  }
  expect((await call('PUT', '/999/draft', { author: 'Sari' })).status).toBe(404);
  expect((await call('POST', '/999/draft/publish', {})).status).toBe(404);
});

describe('a schedule', () => {
  const later = new Date(Date.now() + 3_600_000);
  const at = later.toISOString();

  test('publishes the changes when it is due, and in the log', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, both('New harbour'));
    await call('PUT', `/${id}/draft/schedule`, { publish_at: at, language: 'en' });
    await publishDueDrafts(world.db, world.staleness, new Date());
    expect(await page(id)).not.toContain('New harbour');
    await publishDueDrafts(world.db, world.staleness, later);
    expect(await page(id)).toContain('New harbour');
    expect(await page(id, 'id')).not.toContain('New harbour');
    expect((await call('GET', `/${id}/versions?limit=1`)).body).toMatchObject([{ kind: 'publish', cause: 'schedule' }]);
    expect((await call('GET', `/${id}/draft`)).body).toMatchObject({ schedules: [] });
  });

  test('is in the list, the editor and the preview with its hour, also of one language', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, both('New harbour'));
    await call('PUT', `/${id}/draft/schedule`, { publish_at: '2126-11-30T02:15:00Z', language: 'en' });
    await call('PUT', `/${id}/draft/schedule`, { publish_at: '2126-12-01T03:30:00Z' });
    for (const path of ['/backend/articles', `/backend/articles/edit/${id}`, `/backend/articles/preview/${id}`]) {
      const screen = textOf(await world.html(path, 200, staff));
      expect(screen).toContain('Changes of the English texts appear 30 Nov 2126, 09.15 WIB');
      expect(screen).toContain('Changes appear 1 Des 2126, 10.30 WIB');
    }
  });

  test('is cancelled', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, both('New harbour'));
    await call('PUT', `/${id}/draft/schedule`, { publish_at: at });
    expect((await call('GET', `/${id}/draft`)).body).toMatchObject({ schedules: [{ part: 'all', publish_at: at }] });
    await call('PUT', `/${id}/draft/schedule`, { publish_at: null });
    await publishDueDrafts(world.db, world.staleness, later);
    expect(await page(id)).not.toContain('New harbour');
  });

  test('says that it published nothing, because the published article was changed or in the trash when it was due', async () => {
    const [changed, trashed] = [await harbour(), await harbour()];
    for (const id of [changed, trashed]) {
      await call('PUT', `/${id}/draft`, both('New harbour'));
      await call('PUT', `/${id}/draft/schedule`, { publish_at: at });
    }
    await call('PUT', `/${changed}`, { author: 'Wulan' });
    await call('DELETE', `/${trashed}`);
    await world.db.update(trash).set({
      deletedAt: sql`now() - interval '2 days'`,
      rows: sql`jsonb_set(rows, '{draft_schedules,0,publish_at}', to_jsonb(now() - interval '1 day'))`,
    });
    await world.handle(`/api/backend/trash/articles/${trashed}/restore`, { method: 'POST', headers: staff });
    await publishDueDrafts(world.db, world.staleness, later);
    for (const [id, problem, text] of [
      [changed, 'outdated', 'Not published: the published article was changed before it was due.'],
      [trashed, 'passed', 'Not published: the article was in the trash when it was due.'],
    ] as const) {
      expect(await page(id)).not.toContain('New harbour.');
      expect((await call('GET', `/${id}/draft`)).body).toMatchObject({ schedules: [{ problem }] });
      expect(textOf(await world.html(`/backend/articles/draft/${id}`, 200, staff))).toContain(text);
    }
  });

  test('leaves out what was written after it by people who may not publish, who cannot cancel it', async () => {
    const id = await harbour();
    await call('PUT', `/${id}/draft`, { author: 'Sari' });
    await call('PUT', `/${id}/draft/schedule`, { publish_at: at });
    const writer = await world.signedIn(['writer']);
    expect((await call('DELETE', `/${id}/draft`, undefined, writer)).status).toBe(403);
    await call('PUT', `/${id}/draft`, { author: 'Corporate Secretary' }, writer);
    const screen = textOf(await world.html(`/backend/articles/draft/${id}`, 200, staff));
    expect(screen).toContain('Newer changes are not part of it.');
  });
});

describe('in the back-office', () => {
  const form = async (id: number, change: Record<string, string>, headers = staff) => {
    const edit = await world.html(`/backend/articles/edit/${id}`, 200, headers);
    const fields = new URLSearchParams();
    for (const control of edit.querySelectorAll('form[data-article-form] :is(input, select, textarea)')) {
      const [name, type] = [control.getAttribute('name') ?? '', control.getAttribute('type')];
      if (!name || ((type === 'checkbox' || type === 'radio') && !control.hasAttribute('checked'))) continue;
      const chosen = control.querySelector('option[selected]')?.getAttribute('value');
      fields.append(name, chosen ?? control.getAttribute('value') ?? control.textContent ?? '');
    }
    for (const [name, value] of Object.entries(change)) fields.set(name, value);
    return world.handle(`/backend/articles/edit/${id}`, { method: 'POST', headers, body: fields });
  };

  test('"Save draft" stages what was typed: list, editor and preview show it, the public page does not', async () => {
    const id = await harbour();
    const before = await page(id);
    expect((await form(id, { 'en.title': 'New harbour', intent: 'draft' })).status).toBe(303);
    expect(await page(id)).toBe(before);
    expect(textOf(await world.html('/backend/articles', 200, staff))).toContain('Unpublished changes');
    const edit = await world.html(`/backend/articles/edit/${id}`, 200, staff);
    expect(textOf(edit.querySelector('[name="en.title"]'))).toBe('New harbour');
    const preview = await world.html(href(routes.articles.previewShow, 'en', { id }), 200, staff);
    expect(textOf(preview)).toContain('New harbour');
    const visitor = await world.html(href(routes.articles.previewShow, 'en', { id }));
    expect(textOf(visitor)).not.toContain('New harbour');
  });

  test('"Publish changes" makes them public', async () => {
    const id = await harbour();
    await form(id, { 'en.title': 'New harbour', intent: 'draft' });
    expect((await form(id, { 'en.excerpt': 'Opens today.', intent: 'publish' })).status).toBe(303);
    expect(await page(id)).toContain('New harbour');
    expect(await page(id)).toContain('Opens today.');
    expect((await call('GET', `/${id}/draft`)).status).toBe(404);
  });

  test.each(['en', 'removed'])(
    'a failure while changes are published (%s) leaves article and draft as they were',
    async (kind) => {
      const id = await harbour();
      await form(id, { 'en.title': 'New harbour', intent: 'draft' });
      const [before, draft] = [await page(id), (await call('GET', `/${id}/draft`)).body];
      await world.db.execute(sql`create function refuse_deletion() returns trigger language plpgsql as
      $$ begin raise exception 'the draft cannot be deleted'; end $$`);
      await world.db.execute(
        sql`create trigger refuse_deletion before delete on article_drafts execute function refuse_deletion()`,
      );
      world.expectErrors(1);
      try {
        const change: Record<string, string> =
          kind === 'en'
            ? { 'en.excerpt': 'Opens today.', intent: 'publish' }
            : { status: 'archived', intent: 'publish', confirmed: 'archive' };
        const answer = await form(id, change);
        expect(answer.status).toBe(500);
      } finally {
        await world.db.execute(sql`drop trigger refuse_deletion on article_drafts`);
        await world.db.execute(sql`drop function refuse_deletion`);
      }
      expect(await page(id)).toBe(before);
      expect((await call('GET', `/${id}/draft`)).body).toEqual(draft);
      expect((await call('GET', `/${id}/versions`)).body).toHaveLength(2);
    },
  );

  test('a writer saves drafts of published articles, regardless of the status in the form', async () => {
    const id = await harbour();
    const before = await page(id);
    const writer = await world.signedIn(['writer']);
    const edit = await world.html(`/backend/articles/edit/${id}`, 200, writer);
    expect(edit.querySelectorAll('button[name=intent]').map((button) => button.getAttribute('value'))).toEqual([]);
    expect((await form(id, { 'en.title': 'New harbour', intent: 'publish' }, writer)).status).toBe(303);
    expect(await page(id)).toBe(before);
    expect((await call('GET', `/${id}/draft`)).status).toBe(200);
  });

  test('the screen of the changes compares, publishes and discards them', async () => {
    const id = await harbour();
    await form(id, { 'en.title': 'New harbour', intent: 'draft' });
    const screen = await world.html(`/backend/articles/draft/${id}`, 200, staff);
    expect(screen.querySelectorAll('ins').map(textOf).join(' ')).toContain('New');
    const version = screen.querySelector('input[name=version]')?.getAttribute('value') ?? '';
    const body = new URLSearchParams({ version, language: '' });
    const publish = { method: 'POST', headers: staff, body };
    expect((await world.handle(`/backend/articles/draft/${id}/publish`, publish)).headers.get('location')).toBe(
      '/backend/articles',
    );
    expect(await page(id)).toContain('New harbour');
    expect((await world.get(`/backend/articles/draft/${id}`, staff)).status).toBe(404);
  });
});
