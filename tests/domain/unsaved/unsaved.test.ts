import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, activityLogs, unsaved } from '../../../src/db/schema/index.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { finishUnsaved, sweepUnsaved } from '../../../src/domain/unsaved/unsaved.ts';
import { endpoints } from '../../../src/routes.ts';
import { tamper } from '../../support/database/tampering.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const placeOf = (id: number | 'new') => (id === 'new' ? '/backend/articles/create' : `/backend/articles/edit/${id}`);
type Fields = Record<string, string>;

async function call(method: string, path: string, body?: object, { cookie } = staff) {
  const answer = await world.call(method, path, body, { cookie });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}
/** Stores what was typed into the form of an article at its first version. */
const put = (id: number | 'new', fields: Fields, more: object = {}, { text = 'article-aaa', by = staff } = {}) => {
  const pairs = Object.entries({ languages: 'en', ...fields });
  const body = { place: placeOf(id), base: id === 'new' ? null : 1, seq: 0, fields: pairs, ...more };
  return call('PUT', `${endpoints.apiUnsaved}/${text}`, body, by);
};
const list = async (id: number | 'new', by = staff) =>
  (await call('GET', `${endpoints.apiUnsaved}?place=${placeOf(id)}`, undefined, by)).body;
const open = (id: number | 'new', query = '') => world.html(`${placeOf(id)}${query}`, 200, staff);
const form = (page: Parameters<typeof sentForm>[0]) => sentForm(page, 'form[data-article-form]');
const notice = (page: Awaited<ReturnType<typeof open>>) => textOf(page.querySelector('.article-notices'));
const rows = () => world.db.$count(unsaved, eq(unsaved.done, false));
const saveAsOther = async (id: number) =>
  call('PUT', `/api/backend/articles/${id}`, { author: 'Someone' }, await world.signedIn());

async function send(path: string, fields: Iterable<readonly [string, string | readonly string[]]>, accept?: string) {
  const body = new URLSearchParams();
  for (const [name, value] of fields) for (const one of [value].flat()) body.append(name, one);
  return world.handle(path, { method: 'POST', body, headers: { cookie: staff.cookie, ...(accept && { accept }) } });
}

describe('unsaved text', () => {
  test('is there in any browser of the person who typed it, not for other accounts, encrypted in the database', async () => {
    const id = await world.publish();
    expect(await put(id, { 'en.title': 'Typed' })).toMatchObject({ status: 200, body: { seq: 1, problem: null } });
    expect(await list(id)).toMatchObject([
      { text: 'article-aaa', seq: 1, base: 1, place: `/backend/articles/edit/${id}` },
    ]);
    expect(await list(id, await world.signedIn())).toEqual([]);
    const [row] = await world.db.select().from(unsaved);
    expect(atob(row?.fields ?? '')).not.toContain('Typed');
  });

  test('is on no public page, in no search and no feed', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Xylograph', 'en.content': '<p>Xylograph</p>' });
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

  test('that another window went on with is not overwritten', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'First' });
    expect(await put(id, { 'en.title': 'Second' }, { seq: 1 })).toMatchObject({ status: 200, body: { seq: 2 } });
    expect(await put(id, { 'en.title': 'Older' }, { seq: 1 })).toMatchObject({ status: 409, body: { seq: 2 } });
    expect((await list(id))[0].fields).toContainEqual(['en.title', 'Second']);
  });

  test('goes on in its own window when an answer was lost, and what arrives late changes nothing', async () => {
    const id = await world.publish();
    const typed = (title: string, turn: number) => put(id, { 'en.title': title }, { window: 'one', turn });
    await typed('First', 1);
    expect(await typed('Second', 3)).toMatchObject({ status: 200, body: { seq: 2 } });
    expect(await typed('Late', 2)).toMatchObject({ status: 200, body: { seq: 2 } });
    expect(await put(id, { 'en.title': 'Other' }, { window: 'two', turn: 9 })).toMatchObject({ status: 409 });
    expect(await list(id)).toMatchObject([
      {
        seq: 2,
        fields: [
          ['languages', 'en'],
          ['en.title', 'Second'],
        ],
      },
    ]);
  });

  test('of a window whose account has signed out is not stored for the account that signed in after it', async () => {
    expect(await put('new', { 'en.title': 'Theirs' }, { account: 999 })).toMatchObject({ status: 401 });
    expect(await rows()).toBe(0);
  });

  test('that could not be sent at once has the time of its typing', async () => {
    const { body } = await put('new', {}, { seconds_ago: 3600 });
    expect(Math.round((Date.now() - Date.parse(body.typed_at)) / 3_600_000)).toBe(1);
  });

  test('without secrets; what is no form, name or text is refused, and so are forms of passwords and reports', async () => {
    await put('new', { password: 'x', 'en.title': 'Typed' });
    expect((await list('new'))[0].fields).toEqual([
      ['languages', 'en'],
      ['en.title', 'Typed'],
    ]);
    const long = 'x'.repeat(500_001);
    for (const [changes, field] of [
      [{ place: 'https://example.com/' }, 'place'],
      [{ place: '/backend/account/password' }, 'place'],
      [{ place: '/backend/baik/cases/1/message' }, 'place'],
      [
        {
          fields: [
            ['a', long],
            ['b', long],
          ],
        },
        'fields',
      ],
      [{ seconds_ago: -5 }, 'seconds_ago'],
      [{ base: 3_000_000_000 }, 'base'],
    ] as const) {
      expect(await put('new', {}, changes, { text: 'article-bbb' })).toMatchObject({ status: 400, body: { field } });
    }
    expect(await put('new', {}, {}, { text: 'short' })).toMatchObject({ status: 400, body: { field: 'text' } });
    expect(await rows()).toBe(1);
  });

  test('of an account takes the place of its oldest one when there are twenty', async () => {
    for (let number = 10; number < 30; number += 1) {
      await put('new', {}, { seconds_ago: 100 - number }, { text: `article-${number}` });
    }
    await put('new', {}, {}, { by: await world.signedIn() });
    await world.restart();
    await put('new', {}, {}, { text: 'article-30' });
    const names = (await world.db.select({ text: unsaved.text }).from(unsaved)).map(({ text }) => text);
    expect(names.sort()).toEqual([...Array.from({ length: 20 }, (_, at) => `article-${at + 11}`), 'article-aaa']);
  });

  test('that has ended is remembered for the last hundred texts of an account', async () => {
    await put('new', {}, {}, { text: 'article-first' });
    for (let number = 0; number <= 100; number += 1) await finishUnsaved(world.db, 1, `article-${number}`);
    expect(await put('new', {}, {}, { text: 'article-100' })).toMatchObject({ status: 410 });
    expect(await world.db.$count(unsaved)).toBe(101);
    expect(await rows()).toBe(1);
  });

  test('comes at most about once a second for each account', async () => {
    let seq = 0;
    let refused: Awaited<ReturnType<typeof put>> | undefined;
    while (!refused && seq < 40) {
      const answer = await put('new', { 'en.title': String(seq) }, { seq });
      if (answer.status === 429) refused = answer;
      else seq = answer.body.seq;
    }
    expect(seq).toBeGreaterThanOrEqual(20);
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect((await put('new', {}, {}, { by: await world.signedIn() })).status).toBe(200);
  });

  test('is removed after thirty days, a name that was used after one, and all of it with the account', async () => {
    const id = await world.publish();
    await put(id, {}, { seconds_ago: 30 * 86_400 });
    expect(await list(id)).toEqual([]);
    await put(id, {}, {}, { text: 'article-new' });
    await put(id, {}, {}, { text: 'article-done' });
    await call('DELETE', `${endpoints.apiUnsaved}/article-done`);
    await sweepUnsaved(world.db);
    expect(await world.db.$count(unsaved)).toBe(2);
    await world.db.update(unsaved).set({ typedAt: new Date(Date.now() - 25 * 3_600_000) });
    await sweepUnsaved(world.db);
    expect(await world.db.select({ text: unsaved.text }).from(unsaved)).toEqual([{ text: 'article-new' }]);
    await world.db.delete(accounts);
    expect(await rows()).toBe(0);
  });

  test('loses the address of a person who is erased', async () => {
    await put('new', { 'en.excerpt': 'Contact:\nsari@example.com, not joan-sari@example.com' });
    const erased = await erasePerson(world.erasing, { id: 1, username: 'somebody' }, 'sari@example.com');
    expect(erased.mentions).toBe(1);
    expect((await list('new'))[0].fields).toContainEqual([
      'en.excerpt',
      'Contact:\n[erased], not joan-sari@example.com',
    ]);
  });

  test('of a person who lost the role stays readable at its place, and says while typing that it cannot be saved', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Typed', 'en.content': '<p>All of it<script>1</script></p>' });
    await world.db.update(accounts).set({ roles: ['auditor'] });
    const page = await world.html(placeOf(id), 403, staff);
    expect(textOf(page)).toContain('What you typed here and did not save, to copy');
    expect(textOf(page)).toContain('All of it');
    expect(page.querySelectorAll('dl script, form[data-article-form]')).toHaveLength(0);
    expect(await put(id, { 'en.title': 'More' }, { seq: 1 })).toMatchObject({
      status: 200,
      body: { problem: 'forbidden' },
    });
    const other = await world.signedIn();
    await world.db.update(accounts).set({ roles: ['auditor'] });
    expect(textOf(await world.html(placeOf(id), 403, other))).not.toContain('What you typed');
  });

  test('of a deleted article stays at its place, which says who deleted it', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Typed' });
    expect((await call('DELETE', `/api/backend/articles/${id}`)).status).toBe(200);
    expect(await put(id, { 'en.title': 'Goes on' }, { seq: 1 })).toMatchObject({ body: { problem: 'gone' } });
    const page = await world.html(placeOf(id), 409, staff);
    expect(textOf(page.querySelector('[data-deleted]'))).toContain('deleted');
    expect(form(page)).toMatchObject({ 'en.title': ['Goes on'], unsaved: ['article-aaa'] });
    const others = await world.signedIn();
    await world.html(placeOf(id), 404, others);
  });
});

describe('the form of an article', () => {
  test('goes on with unsaved text by itself; saving it ends it, and a copy that is late is refused', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Continued' });
    const page = await open(id);
    expect(notice(page)).toContain('This form holds your unsaved text from');
    const fields = form(page);
    expect(fields).toMatchObject({ 'en.title': ['Continued'], unsaved: ['article-aaa'], version: ['1'] });
    expect((await send(placeOf(id), Object.entries(fields))).status).toBe(303);
    expect(await put(id, { 'en.title': 'Late' }, { seq: 1 })).toMatchObject({ status: 410 });
    expect(notice(await open(id))).toBe('');
  });

  test('ends the text in the transaction of the save, also when it never came', async () => {
    const id = await world.publish();
    const fields = { ...form(await open(id)), unsaved: ['article-aaa'] };
    await tamper(world.db, 'alter table unsaved add constraint broken check (not done)');
    world.expectErrors(1);
    const failed = await send(placeOf(id), Object.entries({ ...fields, 'en.title': ['Half saved'] }));
    await tamper(world.db, 'alter table unsaved drop constraint broken');
    expect(failed.status).toBe(500);
    expect(form(await open(id))['en.title']).toEqual(['Refinery reaches full capacity']);
    await send(placeOf(id), Object.entries(fields));
    expect(await put(id, { 'en.title': 'Late' })).toMatchObject({ status: 410 });
  });

  test("goes on after one's own saves, and offers the text once another editor has saved, with who it was", async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Typed' });
    await call('PUT', `/api/backend/articles/${id}`, { author: 'Myself' });
    expect(form(await open(id))['en.title']).toEqual(['Typed']);
    await saveAsOther(id);
    await tamper(world.db, "update activity_logs set username = 'Sari'");
    const offered = await open(id);
    expect(form(offered)['en.title']).toEqual(['Refinery reaches full capacity']);
    expect(notice(offered)).toContain('Sari saved this article after that, on ');
    expect(notice(offered)).toContain('both changes are merged when you save');
    const link = offered.querySelector('[data-unsaved] a');
    expect(textOf(link)).toBe('Continue with it');
    const continued = form(await open(id, link?.getAttribute('href')?.replace(placeOf(id), '')));
    expect(continued).toMatchObject({ 'en.title': ['Typed'], version: ['1'] });
  });

  test('says nothing of texts that are saved already, and counts older texts', async () => {
    const id = await world.publish();
    const languages = [
      ['languages', 'id'],
      ['languages', 'en'],
    ];
    const saved = { fields: [...languages, ['author', 'Corporate Secretary ']] };
    await put(id, {}, { ...saved, seconds_ago: 90 }, { text: 'article-saved' });
    await put(id, { 'en.title': 'Older' }, { seconds_ago: 60 }, { text: 'article-older' });
    await put(id, { 'en.title': 'Newer' });
    expect(notice(await open(id))).toContain('1 more unsaved text');
    await call('DELETE', `${endpoints.apiUnsaved}/article-older`);
    await put(id, {}, { ...saved, seq: 1 });
    expect(notice(await open(id))).toBe('');
    expect(await rows()).toBe(0);
  });

  test('of a new article is empty and lists unsaved ones by their titles, as the list and the dashboard do', async () => {
    await put('new', { 'en.title': 'Kiln one' });
    await put('new', { 'id.title': 'Tungku dua' }, {}, { text: 'article-bbb' });
    for (const path of [endpoints.articleCreate, endpoints.articleManager, endpoints.dashboard, endpoints.unsaved]) {
      const page = await world.html(path, 200, staff);
      expect(textOf(page)).toContain('Kiln one');
      expect(page.querySelector('a[href="/backend/articles/create?unsaved=article-bbb"]')).not.toBeNull();
    }
    expect(form(await open('new'))).toMatchObject({ 'en.title': [''], unsaved: [''] });
    expect(form(await open('new', '?unsaved=article-aaa'))).toMatchObject({
      'en.title': ['Kiln one'],
      unsaved: ['article-aaa'],
    });
  });

  test('discards unsaved text only for its owner, and logs it', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': 'Typed' }, {}, { by: await world.signedIn() });
    const discard = () => send(`${endpoints.unsaved}/article-aaa/discard`, [['back', placeOf(id)]]);
    expect((await discard()).headers.get('location')).toBe(placeOf(id));
    expect(await rows()).toBe(1);
    await put(id, { 'en.title': 'Typed' });
    await discard();
    expect(await rows()).toBe(1);
    expect(await world.db.$count(activityLogs, eq(activityLogs.event, 'textDiscarded'))).toBe(1);
  });

  test('markup in unsaved text stays text', async () => {
    const id = await world.publish();
    await put(id, { 'en.title': '"><img src=x onerror=alert(1)>', 'en.content': '</textarea><script>1</script>' });
    for (const page of [await open(id), await world.html(endpoints.unsaved, 200, staff)]) {
      expect(page.querySelectorAll('img[src="x"], form script, dl script')).toHaveLength(0);
    }
  });

  test('tells a script what was saved instead of redirecting it', async () => {
    const id = await world.publish();
    const fields = form(await open(id));
    const answer = await send(placeOf(id), Object.entries(fields), 'application/json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      saved: {
        text: 'The public page does not change until the changes are published',
        title: 'Draft saved',
        version: 1,
      },
    });
    const wrong = { ...fields, 'id.title': [''] };
    const broken = await send(placeOf(id), Object.entries(wrong), 'application/json');
    expect(broken.status).toBe(422);
    expect(parseHtml(await broken.text()).querySelector('form[data-article-form]')).not.toBeNull();
  });
});
