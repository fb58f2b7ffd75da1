import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, activityLogs, articleAutosaves } from '../../../src/db/schema/index.ts';
import { sweepAutosaves } from '../../../src/domain/autosaves/commands.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { endpoints } from '../../../src/routes.ts';
import { tamper } from '../../support/database/tampering.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const empty = { revision: 0, base_version: null, languages: ['id'], texts: {} };
const typed = {
  key: 'article-1-aaa',
  revision: 0,
  base_version: 1,
  languages: ['id', 'en'],
  texts: { 'en.title': 'Typed' },
};
const address = (id: number | 'new') => `/api/backend/articles/${id}/autosave`;

async function call(method: string, path: string, body?: object, { cookie } = staff) {
  const init = {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  };
  const answer = await world.handle(path, init);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}
const put = (id: number | 'new', body: object, owner = staff) => call('PUT', address(id), body, owner);
const get = (id: number | 'new', owner = staff) => call('GET', address(id), undefined, owner);
const open = (id: number, query = '') => world.html(`${endpoints.articleEdit}/${id}${query}`, 200, staff);
const rows = () => world.db.$count(articleAutosaves);

async function send(path: string, fields: Iterable<readonly [string, string | readonly string[]]>, accept?: string) {
  const body = new URLSearchParams();
  for (const [name, value] of fields) for (const one of [value].flat()) body.append(name, one);
  return world.handle(path, { method: 'POST', body, headers: { cookie: staff.cookie, ...(accept && { accept }) } });
}

describe('an autosave', () => {
  test('is there in any browser of the person who typed it, and in no other', async () => {
    const id = await world.publish();
    expect(await put(id, typed)).toMatchObject({ status: 200, body: { revision: 1, saved_at: expect.any(String) } });
    expect(await get(id)).toMatchObject({
      status: 200,
      body: { key: 'article-1-aaa', revision: 1, base_version: 1, newer_save: null, texts: { 'en.title': 'Typed' } },
    });
    expect(await get(id, await world.signedIn())).toMatchObject({ status: 404 });
  });

  test('of a new article is found by the next visit to the form', async () => {
    await put('new', { ...empty, key: 'article-new-a', texts: { 'id.title': 'Belum disimpan' } });
    const page = await world.html(endpoints.articleCreate, 200, staff);
    expect(textOf(page.querySelector('[data-autosave-offer]'))).toContain('You have unsaved text from');
    const again = await world.html(`${endpoints.articleCreate}?autosave=article-new-a`, 200, staff);
    expect(sentForm(again, 'form[data-article-form]')).toMatchObject({
      'id.title': ['Belum disimpan'],
      draft: ['article-new-a'],
    });
  });

  test('is on no public page, in no search and no feed', async () => {
    const id = await world.publish();
    await put(id, { ...typed, texts: { 'en.title': 'Xylograph', 'en.content': '<p>Xylograph</p>' } });
    for (const path of [
      `/en/read-news/${id}`,
      '/en/news',
      '/en/news/atom.xml',
      '/api/search?q=xylograph&language=en',
      `/api/articles/${id}`,
    ]) {
      const answer = await world.get(path);
      const mentions = (await answer.text()).includes('Xylograph');
      expect({ path, status: answer.status, mentions }).toEqual({ path, status: 200, mentions: false });
    }
  });

  test('of another window under the same key is not overwritten', async () => {
    const id = await world.publish();
    await put(id, typed);
    expect(await put(id, { ...typed, revision: 1, texts: { 'en.title': 'Second' } })).toMatchObject({ status: 200 });
    expect(await put(id, { ...typed, revision: 1, texts: { 'en.title': 'Older window' } })).toMatchObject({
      status: 409,
      body: { revision: 2 },
    });
    expect(await get(id)).toMatchObject({ body: { texts: { 'en.title': 'Second' } } });
  });

  test('that could not be sent at once has the time of its typing', async () => {
    const id = await world.publish();
    const { body } = await put(id, { ...typed, seconds_ago: 3600 });
    expect(Math.round((Date.now() - Date.parse(body.saved_at)) / 3_600_000)).toBe(1);
  });

  test('of an article that is deleted becomes that of a new one, and goes with the account', async () => {
    const id = await world.publish();
    await put(id, typed);
    expect((await call('DELETE', `/api/backend/articles/${id}`)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect(await put(id, { ...typed, revision: 1 })).toMatchObject({ status: 404 });
    expect(await get('new')).toMatchObject({ status: 200, body: { texts: { 'en.title': 'Typed' } } });
    await world.db.delete(accounts);
    expect(await rows()).toBe(0);
  });

  test('of an article that does not exist, or with a field, key, text or time that is none, is refused', async () => {
    const id = await world.publish();
    expect(await put(4711, typed)).toMatchObject({ status: 404 });
    const long = 'x'.repeat(199_000);
    for (const [changes, field] of [
      [{ key: 'reply-1' }, 'key'],
      [{ texts: { password: 'x' } }, 'password'],
      [{ texts: { 'en.content': 'x'.repeat(200_001) } }, 'texts.en.content'],
      [{ texts: { 'id.content': long, 'en.content': long, 'id.document': long } }, 'texts'],
      [{ seconds_ago: -5 }, 'seconds_ago'],
    ] as const)
      expect(await put(id, { ...typed, ...changes })).toMatchObject({ status: 400, body: { field } });
    expect(await rows()).toBe(0);
  });

  test('of an account takes the place of its oldest one when there are twenty', async () => {
    const id = await world.publish();
    for (let number = 1; number <= 20; number += 1) {
      const ago = { seconds_ago: 100 - number };
      expect(await put(id, { ...typed, ...ago, key: `article-1-${number}` })).toMatchObject({ status: 200 });
    }
    const other = await world.signedIn();
    await put(id, typed, other);
    await world.restart();
    await put(id, { ...typed, key: 'article-1-21' });
    const keys = (await world.db.select({ key: articleAutosaves.key }).from(articleAutosaves)).map(({ key }) => key);
    expect(keys.sort()).toEqual(
      ['article-1-aaa', ...Array.from({ length: 20 }, (_, index) => `article-1-${index + 2}`)].sort(),
    );
  });

  test('is out of reach for a person who lost the role', async () => {
    const id = await world.publish();
    await put(id, typed);
    await world.db.update(accounts).set({ roles: ['auditor'] });
    expect((await get(id)).status).toBe(403);
    expect((await put(id, { ...typed, revision: 1 })).status).toBe(403);
    expect((await call('DELETE', `${address(id)}?key=article-1-aaa`)).status).toBe(403);
    expect(await rows()).toBe(1);
  });

  test('comes at most about once a second for each account', async () => {
    const id = await world.publish();
    let revision = 0;
    let refused: Awaited<ReturnType<typeof put>> | undefined;
    while (!refused && revision < 40) {
      const answer = await put(id, { ...typed, revision });
      if (answer.status === 429) refused = answer;
      else revision = answer.body.revision;
    }
    expect(revision).toBeGreaterThanOrEqual(20);
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect((await put(id, typed, await world.signedIn())).status).toBe(200);
  });

  test('is removed after thirty days', async () => {
    const id = await world.publish();
    await put(id, { ...typed, seconds_ago: 30 * 86_400 });
    expect((await get(id)).status).toBe(404);
    await put(id, { ...typed, key: 'article-1-new' });
    await sweepAutosaves(world.db);
    expect(await rows()).toBe(1);
  });

  test('loses the address of a person who is erased', async () => {
    const id = await world.publish();
    const text = 'Contact:\nsari@example.com, not joan-sari@example.com';
    await put(id, { ...typed, texts: { 'en.excerpt': text } });
    await erasePerson(world.erasing, { id: 1, username: 'somebody' }, 'sari@example.com');
    expect((await get(id)).body.texts).toEqual({ 'en.excerpt': 'Contact:\n[erased], not joan-sari@example.com' });
  });
});

describe('the form of an article', () => {
  test('offers unsaved text without script, continues with it, and saving removes it', async () => {
    const id = await world.publish();
    await put(id, { ...typed, texts: { 'en.title': 'Continued' } });
    const offered = await open(id);
    const link = offered.querySelector('[data-autosave-offer] a');
    expect(textOf(link)).toBe('Continue with it');
    expect(link?.getAttribute('href')).toBe(`/backend/articles/edit/${id}?autosave=article-1-aaa`);
    expect(sentForm(offered, 'form[data-article-form]')['en.title']).toEqual(['Refinery reaches full capacity']);
    const continued = sentForm(await open(id, '?autosave=article-1-aaa'), 'form[data-article-form]');
    expect(continued).toMatchObject({ 'en.title': ['Continued'], draft: ['article-1-aaa'], version: ['1'] });
    const answer = await send(`${endpoints.articleEdit}/${id}`, Object.entries(continued));
    expect(answer.status).toBe(303);
    expect(await rows()).toBe(0);
    expect((await open(id)).querySelector('[data-autosave-offer]')).toBeNull();
  });

  test('says who saved the article after the text was typed', async () => {
    const id = await world.publish();
    await put(id, typed);
    await call('PUT', `/api/backend/articles/${id}`, { author: 'Someone' }, await world.signedIn());
    await tamper(world.db, "update activity_logs set username = 'Sari'");
    const offer = textOf((await open(id)).querySelector('[data-autosave-offer]'));
    expect(offer).toContain('Sari saved this article after that, on ');
    expect(offer).toContain('both changes are merged when you save');
    expect(await get(id)).toMatchObject({ body: { newer_save: { version: 2, saved_by: 'Sari' } } });
  });

  test('does not offer text that is saved already', async () => {
    const id = await world.publish();
    await put(id, {
      ...typed,
      texts: { 'en.title': 'Refinery reaches full capacity', author: 'Corporate Secretary ' },
    });
    expect((await open(id)).querySelector('[data-autosave-offer]')).toBeNull();
  });

  test('discards unsaved text only for its owner, and logs it', async () => {
    const id = await world.publish();
    await put(id, typed, await world.signedIn());
    const discard = () =>
      send(endpoints.autosaveDiscard, [
        ['key', 'article-1-aaa'],
        ['back', `/backend/articles/edit/${id}`],
      ]);
    expect((await discard()).headers.get('location')).toBe(`/backend/articles/edit/${id}`);
    expect(await rows()).toBe(1);
    await put(id, typed);
    await discard();
    expect(await rows()).toBe(1);
    const discarded = eq(activityLogs.event, 'textDiscarded');
    expect(await world.db.$count(activityLogs, discarded)).toBe(1);
  });

  test('markup in unsaved text stays text', async () => {
    const id = await world.publish();
    await put(id, {
      ...typed,
      texts: { 'en.title': '"><img src=x onerror=alert(1)>', 'en.content': '</textarea><script>1</script>' },
    });
    const page = await open(id, '?autosave=article-1-aaa');
    expect(page.querySelectorAll('img[src="x"], form script')).toHaveLength(0);
  });

  test('tells a script what was saved instead of redirecting it', async () => {
    const id = await world.publish();
    const form = sentForm(await open(id), 'form[data-article-form]');
    const answer = await send(`${endpoints.articleEdit}/${id}`, Object.entries(form), 'application/json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      saved: {
        text: 'The public page does not change until the changes are published',
        title: 'Draft saved',
        version: 1,
      },
    });
    const broken = await send(
      `${endpoints.articleEdit}/${id}`,
      Object.entries({ ...form, 'id.title': [''] }),
      'application/json',
    );
    expect(broken.status).toBe(422);
    expect(parseHtml(await broken.text()).querySelector('form[data-article-form]')).not.toBeNull();
  });
});
