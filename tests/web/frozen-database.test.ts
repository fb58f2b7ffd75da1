import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { href, routes } from '../../src/routes.ts';
import { type Application, openApplication } from '../support/application/application.ts';
import { articlesOf } from '../support/articles.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { CollectedLog } from '../support/log.ts';
import { signedIn } from '../support/people.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../support/servers/database-proxy.ts';

const written = 'A paragraph that took an hour to write';
const article = {
  category: 'news',
  status: 'draft',
  published_at: '2026-01-31T09:00',
  default_language: 'en',
  sort_order: '0',
  languages: 'en',
  'en.title': 'Harbour opens',
  'en.content': `<p>${written}</p>`,
};
const message = {
  first_name: 'Rina',
  last_name: 'Wijaya',
  email: 'rina@example.com',
  phone: '',
  subject: 'general',
  message: written,
};

describe.if(databaseKind === 'postgres')('while the database is frozen', () => {
  let place: FreshDatabase;
  let proxy: DatabaseProxy;
  let database: OpenDatabase;
  let node: Application;
  let staff: { cookie: string };
  const log = new CollectedLog();
  const ask = (path: string, init: RequestInit = {}) =>
    node.served.answer(new Request(`http://localhost${path}`, init));
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString();
    const sent = {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': `${body.length}`,
    };
    return ask(path, { method: 'POST', headers: sent, body });
  };
  const home = href(routes.home.index, 'en');
  const [cached, uncached] = [{ id: 0 }, { id: 0 }];

  beforeAll(async () => {
    place = await makeDatabase();
    proxy = await openDatabaseProxy(place.databaseUrl ?? '');
    database = await openDatabase({ ...place, databaseUrl: proxy.url });
    node = await openApplication({ database, dataDirectory: place.dataDirectory, log });
    staff = await signedIn(database.db);
    const { publish } = articlesOf(() => node.staleness);
    cached.id = await publish({ title: 'In memory' });
    uncached.id = await publish({ title: 'Nowhere' });
    await (await ask(home)).text();
    await (await ask(href(routes.articles.show, 'en', cached))).text();
    await node.cache.settled();
    proxy.freeze();
  });
  afterAll(async () => {
    await node.close();
    await database.close();
    await proxy.close();
    await place.remove();
  });

  test.each([
    ['id', 'Layanan sedang tidak tersedia'],
    ['en', 'The service is unavailable right now'],
  ] as const)('a page that is not in memory says so in %s', async (language, title) => {
    const answer = await ask(href(routes.articles.show, language, uncached));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(textOf(only(parseHtml(await answer.text()), 'h1'))).toBe(title);
  });

  test.each([home, '/en/news'])('a list whose news are missing is not shown empty: %s', async (path) => {
    const answer = await ask(path);
    const text = await answer.text();
    if (path === home) expect(text).toContain('In memory');
    else expect(answer.status).toBe(503);
  });

  test('the API answers 503 as JSON', async () => {
    const answer = await ask('/api/articles');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ error: 'The database does not answer' });
    const headers = { ...staff, 'content-type': 'application/json' };
    const sent = await ask('/api/backend/articles', { method: 'POST', headers, body: '{}' });
    expect(sent.status).toBe(503);
    expect(await sent.json()).toMatchObject({ error: 'The database does not answer. Nothing was stored' });
  });

  test('pages in memory are served, stale ones too', async () => {
    node.cache.apply('changed');
    for (const path of [home, href(routes.articles.show, 'en', cached)]) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('In memory');
    }
  });

  test('an editor’s form says that nothing was stored, and keeps what was entered', async () => {
    const answer = await post('/backend/articles/create', article, { ...staff, 'accept-language': 'en' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, 'main'))).toContain('Nothing was stored.');
    const form = only(page, 'main form');
    expect(form.getAttribute('action')).toBe('/backend/articles/create');
    const kept = form
      .querySelectorAll('input')
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
    expect(Object.fromEntries(kept)).toEqual(article);
    expect(textOf(only(page, 'dl'))).toContain(written);
  });

  test.each([
    ['/backend/login', { username: 'editor', password: 'a good long password' }],
    ['/backend/accounts/2', { roles: 'writer', current: 'a good long password' }],
    ['/backend/baik/unlock', { key: 'a good long password' }],
    ['/backend/account/email', { email: 'sari@example.com', current: 'a good long password' }],
  ])('a password is not written into the answer: %s', async (path, secret) => {
    const answer = await post(path, secret, { ...staff, 'accept-language': 'en' });
    const text = await answer.text();
    expect(text).not.toContain('a good long password');
    expect(answer.status).toBe(503);
    expect(text).toContain('Nothing was stored.');
  });

  test.each([
    ['id', 'Tidak ada yang disimpan.'],
    ['en', 'Nothing was stored.'],
  ] as const)('a visitor’s form says so in %s, and keeps the text', async (language, sentence) => {
    const key = '0b9a6f0e-6f0c-4a39-8a54-0d1a9d3c5b11';
    const answer = await post(href(routes.contact.index, language), { ...message, submission_key: key });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    const text = await answer.text();
    expect(text).toContain(sentence);
    expect(text).toContain(written);
    expect(text).toContain('rina@example.com');
    // Sent again it is the same form.
    expect(text).toContain(key);
  });

  test('a message in a mailbox stays in the form that asks for the receipt again', async () => {
    // The channel counts failures and logs them at the end of the day, or of the process.
    log.expectErrors(1);
    const key = '5f2a6f0e-6f0c-4a39-8a54-0d1a9d3c5b12';
    const reply = { receipt: '57D J4T FSK TQJ 1CJ 0TB', action: 'reply', text: written, submission_key: key };
    const answer = await post(href(routes.baik.mailbox, 'en'), reply);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, 'main'))).toContain('Nothing was stored.');
    const form = only(page, 'main form');
    expect(textOf(only(form, 'textarea[name=text]'))).toBe(written);
    expect(only(form, 'input[name=submission_key]').getAttribute('value')).toBe(key);
    expect(only(form, 'input[name=action]').getAttribute('value')).toBe('reply');
    expect(only(form, 'input[name=receipt]').getAttribute('value') ?? '').toBe('');
  });

  test('nothing of this ends in an error, and everything works when it answers again', async () => {
    expect(log.events.filter(({ event }) => event === 'request_failed')).toEqual([]);
    proxy.thaw();
    while ((await ask('/api/articles')).status === 503) await Bun.sleep(20);
    expect((await ask(href(routes.articles.show, 'en', uncached))).status).toBe(200);
    expect((await ask('/api/articles')).status).toBe(200);
    expect((await post('/backend/articles/create', article, staff)).status).toBe(303);
  });

  test('a change whose commit was cut off is not said to be lost', async () => {
    // On new connections, where the word is sent and not the name of a prepared statement.
    proxy.cut();
    proxy.mend();
    while ((await ask('/api/articles')).status === 503) await Bun.sleep(20);
    const frozen = proxy.freezeAt('commit');
    const answer = await post('/backend/articles/create', article, { ...staff, 'accept-language': 'en' });
    await frozen;
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain('It is not known whether this was stored');
    expect(text).not.toContain('Nothing was stored');
    proxy.thaw();
  });
});
