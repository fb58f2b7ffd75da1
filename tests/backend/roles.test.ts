import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, activityLogs, articles } from '../../src/db/schema/index.ts';
import { resumeSession } from '../../src/domain/accounts/sessions.ts';
import type { Role } from '../../src/fields/roles.ts';
import { anyAccount, anybody, rolesOfRoutes } from '../support/accounts/route-roles.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { slow } from '../support/slow.ts';
import { lastingWorld } from '../support/world.ts';

const everyRole: Role[] = [
  'administrator',
  'editor',
  'writer',
  'translator:id',
  'translator:en',
  'recipient',
  'privacy_officer',
  'auditor',
];

const world = await lastingWorld();
const cookies = new Map<Role | 'none', string>();

beforeAll(async () => {
  for (const role of everyRole) cookies.set(role, (await world.signedIn([role])).cookie);
  cookies.set('none', (await world.signedIn([])).cookie);
}, slow);

test('every route of the back-office is in the table', () => {
  const routes = world.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^(\/api)?\/backend(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  const inTable = Object.keys(rolesOfRoutes);
  const missing = routes.filter((route) => !inTable.includes(route)).sort();
  expect(missing, 'Add to tests/support/accounts/route-roles.ts who may use these routes.').toEqual([]);
  expect(inTable.toSorted()).toEqual(routes.toSorted());
});

const guarded = Object.entries(rolesOfRoutes).flatMap(([route, allowed]) =>
  allowed === anybody ? [] : [[route, allowed] as const],
);

describe.each(guarded)('%s', (route, allowed) => {
  const [method = '', address = ''] = route.split(' ');
  const ask = (role: Role | 'none') =>
    new Request(`http://localhost${address.replace(':language', 'en').replaceAll(/:\w+/g, '987654')}`, {
      method,
      headers: { cookie: cookies.get(role) ?? '', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'GET' ? {} : { body: 'nothing=useful' }),
    });

  test(
    `is for ${allowed === anyAccount ? allowed : allowed.join(', ')} only`,
    async () => {
      const admitted: string[] = [];
      for (const role of [...everyRole, 'none'] as const) {
        const request = ask(role);
        // Past the guard against costly requests, which would refuse this many exports from one network.
        const answer = await (method === 'GET' ? world.app.handle(request) : world.handle(request));
        expect([401, 429]).not.toContain(answer.status);
        if (answer.status !== 403) {
          await answer.body?.cancel();
          admitted.push(role);
          continue;
        }
        expect(request.bodyUsed).toBe(false);
        if (address.startsWith('/api/')) {
          expect(await answer.json()).toEqual({ error: 'Forbidden', requestId: expect.any(String) });
        } else {
          expect(await answer.text()).toContain('The roles of your account do not include this screen or action.');
        }
      }
      expect(admitted).toEqual(allowed === anyAccount ? [...everyRole, 'none'] : [...allowed]);
    },
    slow,
  );
});

test('a refused write is logged with the account that tried', async () => {
  const { cookie } = await world.signedIn(['auditor']);
  await world.handle('/backend/leaders/new', { method: 'POST', headers: { cookie }, body: new URLSearchParams() });
  const entries = await world.db.select().from(activityLogs).orderBy(activityLogs.id);
  expect(entries.at(-1)).toMatchObject({
    actionType: 'create',
    status: 'failed',
    resourceType: 'leader',
    errorMessage: 'Forbidden',
    username: expect.stringMatching(/^editor-/),
  });
});

test('refused readings are logged with the account that tried, the same one once', async () => {
  const { cookie } = await world.signedIn(['writer']);
  const known = (await loggedEntries(world.db)).length;
  for (const path of ['/backend/logs', '/backend/logs?page=2', '/api/backend/logs', '/backend/accounts'])
    expect((await world.get(path, { cookie })).status).toBe(403);
  expect((await loggedEntries(world.db)).slice(known)).toMatchObject([
    {
      description: 'Reading without the right logs.read: refused',
      errorMessage: 'Forbidden',
      userId: expect.any(Number),
    },
    { description: 'Reading without the right accounts.manage: refused', errorMessage: 'Forbidden' },
  ]);
});

describe('articles', () => {
  const texts = { title: 'Harbour opens', slug: '', content: '<p>It opened.</p>' };
  /** What each role may do to an article, by method and body. */
  const newsroom = ['administrator', 'editor', 'writer', 'translator:id', 'translator:en'] as const;
  type State = 'draft' | 'published' | 'archived';
  type Change = { method: string; path: string; body: object };
  const shared = (fields: object): Change => ({ method: 'PUT', path: '', body: fields });
  const text = (language: string): Change => ({
    method: 'PUT',
    path: `/details/${language}`,
    body: { ...texts, language },
  });
  const added = (language: string): Change => ({ method: 'POST', path: '/details', body: { ...texts, language } });
  const editors: Role[] = ['administrator', 'editor'];
  const writers: Role[] = ['administrator', 'editor', 'writer'];

  const changes: [string, State, ('id' | 'en')[], Change, Role[]][] = [
    ['the author of a draft', 'draft', ['id', 'en'], shared({ author: 'Sari' }), writers],
    ['the date of a draft', 'draft', ['id', 'en'], shared({ published_at: '2031-01-31T09:00:00Z' }), writers],
    ['the place in the list of a draft', 'draft', ['id', 'en'], shared({ sort_order: 3 }), writers],
    ['the picture of a draft', 'draft', ['id', 'en'], shared({ featured_image: null, author: 'Sari' }), writers],
    ['the topic of a draft', 'draft', ['id', 'en'], shared({ topic: 'sustainability' }), writers],
    ['the default language of a draft', 'draft', ['id', 'en'], shared({ default_language: 'en' }), writers],
    ['a draft to published', 'draft', ['id', 'en'], shared({ status: 'published' }), editors],
    ['a draft to archived', 'draft', ['id', 'en'], shared({ status: 'archived' }), editors],
    ['published to draft', 'published', ['id', 'en'], shared({ status: 'draft' }), editors],
    ['archived to draft', 'archived', ['id', 'en'], shared({ status: 'draft' }), editors],
    ['the author of a published article', 'published', ['id', 'en'], shared({ author: 'Sari' }), editors],
    ['the author of an archived article', 'archived', ['id', 'en'], shared({ author: 'Sari' }), editors],
    ['nothing of a published article', 'published', ['id', 'en'], shared({ status: 'published' }), [...newsroom]],
    ['the Indonesian text of a draft', 'draft', ['id', 'en'], text('id'), [...writers, 'translator:id']],
    ['the English text of a draft', 'draft', ['id', 'en'], text('en'), [...writers, 'translator:en']],
    ['the English text of a published article', 'published', ['id', 'en'], text('en'), editors],
    ['the English text of an archived article', 'archived', ['id', 'en'], text('en'), editors],
    ['a new English text of a draft', 'draft', ['id'], added('en'), [...writers, 'translator:en']],
    ['a new Indonesian text of a draft', 'draft', ['en'], added('id'), [...writers, 'translator:id']],
    ['a new English text of a published article', 'published', ['id'], added('en'), editors],
  ];

  test.each(changes)(
    '%s (%s)',
    async (_what, status, languages, change, allowed) => {
      const succeeded: Role[] = [];
      for (const role of newsroom) {
        const title = Object.fromEntries(languages.map((language) => [language, 'Pelabuhan']));
        const id = await world.publish({ title, status });
        const before = await stored(id);
        const answer = await world.call(change.method, `/api/backend/articles/${id}${change.path}`, change.body, {
          cookie: cookies.get(role) ?? '',
        });
        if (answer.ok) succeeded.push(role);
        else {
          expect(answer.status).toBe(403);
          expect(await stored(id)).toEqual(before);
        }
      }
      expect(succeeded).toEqual(allowed);
    },
    slow,
  );

  test.each([
    ['draft', ['administrator', 'editor', 'writer']],
    ['published', ['administrator', 'editor']],
    ['archived', ['administrator', 'editor']],
  ] as const)('a new article as %s', async (status, allowed) => {
    const succeeded: Role[] = [];
    for (const role of newsroom) {
      const answer = await world.call(
        'POST',
        '/api/backend/articles',
        { article: { category: 'news', status }, details: [{ language: 'en', ...texts }] },
        { cookie: cookies.get(role) ?? '' },
      );
      if (answer.status === 201) succeeded.push(role);
      else expect(answer.status).toBe(403);
    }
    expect(succeeded).toEqual([...allowed]);
  });

  const stored = (id: number) => world.db.select().from(articles).where(eq(articles.id, id));
});

describe('the form of an article', () => {
  const form = (more: Record<string, string>) => ({
    category: 'news',
    topic: 'press-release',
    published_at: '2026-01-31T09:00',
    default_language: 'en',
    sort_order: '0',
    languages: 'en',
    'en.title': 'Harbour opens',
    'en.content': '<p>It opened.</p>',
    ...more,
  });
  const send = (role: Role, more: Record<string, string>) =>
    world.post('/backend/articles/create', form(more), { cookie: cookies.get(role) ?? '' });

  test('keeps the text of a writer who may not publish, and says why', async () => {
    const count = await world.db.$count(articles);
    const answer = await send('writer', { status: 'published' });
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('writers save drafts');
    expect(html).toContain('Harbour opens');
    expect(await world.db.$count(articles)).toBe(count);
    expect((await send('writer', { status: 'draft' })).status).toBe(303);
  });
});

test('a writer uploads pictures for articles, and nothing that pages show by themselves', async () => {
  const upload = async (role: Role, category: string) => {
    const body = uploadForm(await uploads.png(), { category });
    const headers = { cookie: cookies.get(role) ?? '' };
    return (await world.handle('/api/backend/assets', { method: 'POST', headers, body })).status;
  };
  expect(await upload('writer', 'news')).toBe(201);
  expect(await upload('writer', 'home')).toBe(403);
  expect(await upload('editor', 'home')).toBe(201);
});

describe('what is not public', () => {
  test.each([
    ['the list of the public API', '/api/articles?status=draft'],
    ['the preview of an article', '/en/preview/news'],
  ])('%s is for the newsroom only', async (_what, path) => {
    await world.publish({ title: { en: 'Not yet public' }, status: 'draft' });
    const readers: string[] = [];
    for (const role of [...everyRole, 'none'] as const) {
      const answer = await world.get(path, { cookie: cookies.get(role) ?? '' });
      if ((await answer.text()).includes('Not yet public')) readers.push(role);
    }
    expect(readers).toEqual(['administrator', 'editor', 'writer', 'translator:id', 'translator:en']);
  });
});

test('a role that is taken away ends its abilities at the next request of an open session', async () => {
  const { cookie } = await world.signedIn(['editor']);
  expect((await world.get('/backend/leaders', { cookie })).status).toBe(200);
  const sessionId = cookie.slice('__Host-session='.length);
  const editor = await resumeSession(world.db, sessionId);
  await world.db
    .update(accounts)
    .set({ roles: ['writer'] })
    .where(eq(accounts.id, editor?.id ?? 0));
  expect((await world.get('/backend/leaders', { cookie })).status).toBe(403);
  expect((await world.get('/backend/articles', { cookie })).status).toBe(200);
});

test('the navigation leads only to what the account may see', async () => {
  const links = async (role: Role) => {
    const page = await world.html('/backend/dashboard', 200, { cookie: cookies.get(role) ?? '' });
    return [...page.querySelectorAll('nav[aria-label="Back-office"] a')].map((link) => link.getAttribute('href'));
  };
  expect(await links('administrator')).toEqual([
    '/backend/dashboard',
    '/backend/assets',
    '/backend/articles',
    '/backend/calendar',
    '/backend/leaders',
    '/backend/redirects',
    '/backend/trash',
    '/backend/time-machine',
    '/backend/email',
    '/backend/messages',
    '/backend/baik',
    '/backend/privacy',
    '/backend/accounts',
    '/backend/logs',
  ]);
  expect(await links('writer')).toEqual([
    '/backend/dashboard',
    '/backend/assets',
    '/backend/articles',
    '/backend/calendar',
  ]);
  expect(await links('recipient')).toEqual(['/backend/dashboard', '/backend/baik']);
  expect(await links('auditor')).toEqual(['/backend/dashboard', '/backend/time-machine', '/backend/logs']);
});
