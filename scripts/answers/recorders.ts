import { setSealKey } from '../../src/domain/activity/chain.ts';
import { roles } from '../../src/fields/roles.ts';
import { rolesOfRoutes } from '../../tests/support/accounts/route-roles.ts';
import { everyAddress } from '../../tests/support/addresses.ts';
import { auditKey } from '../../tests/support/audit-key.ts';
import { allWrites, type WriteScenario } from '../../tests/support/backend-writes/scenario.ts';
import { goodReport, recipient } from '../../tests/support/baik.ts';
import { readVocabularies } from '../../tests/support/code/vocabularies.ts';
import { makeSeededDatabase } from '../../tests/support/databases.ts';
import { goodMessage, tokenFrom } from '../../tests/support/forms.ts';
import { startGraph } from '../../tests/support/graph/graph.ts';
import { editor, sessionOf, storedAccount } from '../../tests/support/people.ts';
import { openWorld, type World } from '../../tests/support/world.ts';
import type { Answers } from './compare.ts';
import { shapeOf } from './shape.ts';

setSealKey(auditKey.sealKey);

/** Recordings by name, each on a database of its own. */
export const recorders: Record<string, () => Promise<Answers>> = {
  lists: recordLists,
  public: recordPublicPages,
  staff: recordStaffReads,
  forms: recordForms,
  writes: recordWrites,
};

/** What stands beside the answers: every route with its roles, both descriptions of the API and all words. */
async function recordLists(): Promise<Answers> {
  const world = await openWorld();
  const { cookie } = await world.signedIn();
  const answers: Answers = {
    routes: world.app.routes.map(({ method, path }) => `${method} ${path}`).sort(),
    roles: rolesOfRoutes,
    'GET /api/docs/json': await (await world.get('/api/docs/json')).json(),
    'GET /api/docs/json as staff': await (await world.get('/api/docs/json', { cookie })).json(),
  };
  for (const [name, spoken] of await readVocabularies()) {
    const ownName = name.split(' ').at(-1) ?? name;
    answers[`words ${ownName}`] = JSON.parse(
      JSON.stringify(spoken, (_key, value) => (typeof value === 'function' ? value.toString() : value)),
    );
  }
  await world.close();
  return answers;
}

const demoWorld = async () => openWorld({ at: await makeSeededDatabase(), leavesDatabaseChanged: true });

const queries = [
  '?q=refinery',
  '?q=kilang&in=news',
  '?page=2',
  '?topic=csr',
  '?category=sustainability',
  '?subject=media',
];

/** Every public address in both languages, without and with a session, and the reading calls of the API. */
async function recordPublicPages(): Promise<Answers> {
  const world = await demoWorld();
  const { cookie } = await world.signedIn();
  const { articles } = (await (await world.get('/api/articles?limit=100')).json()) as { articles?: { id: number }[] };
  const listed = articles ?? ((await (await world.get('/api/articles?limit=100')).json()) as { id: number }[]);
  const ids = listed.map(({ id }) => id);
  const pages = new Set<string>();
  for (const id of ids) for (const { path } of everyAddress(id)) pages.add(path);
  for (const { path } of everyAddress(ids[0] ?? 1)) for (const query of queries) pages.add(path + query);
  const reads = world.app.routes
    .filter(({ method, path }) => method === 'GET' && !/^(?:\/api)?\/backend|\*|\/preview|events/.test(path))
    .map(({ path }) => path.replace(':language', 'en').replace(/:\w+/g, String(ids[0] ?? 1)));
  const wrong = [
    '/id/tidak-ada',
    '/en/nothing',
    '/id/baca-berita/999999',
    '/en/read-news/x',
    '/api/articles/999999',
    '/api/nothing',
  ];
  const answers: Answers = {};
  for (const path of [...pages, ...reads, ...wrong]) {
    for (const [as, headers] of [
      ['', {}],
      [' with a session', { cookie }],
    ] as const) {
      answers[`GET ${path}${as}`] = await shapeOf(await world.app.handle(requestOf('GET', complete(path), headers)));
    }
  }
  await world.close();
  return answers;
}

/** Every reading address of the back-office and its API as each role. */
async function recordStaffReads(): Promise<Answers> {
  const world = await demoWorld();
  const answers: Answers = {};
  const reads = Object.keys(rolesOfRoutes).filter((route) => route.startsWith('GET '));
  for (const role of [...roles, 'none'] as const) {
    const account = await storedAccount(world.db, { ...editor, username: role }, role === 'none' ? [] : [role]);
    const { cookie } = await sessionOf(world.db, account);
    for (const route of reads) {
      for (const id of route.includes('/:') ? ['1', '987654'] : ['']) {
        const path = route.slice('GET '.length).replace(':language', 'en').replaceAll(/:\w+/g, id);
        if (/events|stream|csv|evidence/.test(path)) continue;
        answers[`GET ${path} as ${role}`] = await shapeOf(
          await world.app.handle(requestOf('GET', complete(path), { cookie })),
        );
      }
    }
  }
  await world.close();
  return answers;
}

const dataRequest = { kind: 'erasure', email: 'sari@example.com', name: 'Sari', details: 'Mohon hapus pesan saya.' };
const publicForms: Record<string, Record<string, string>> = {
  '/api/contact/submit': goodMessage,
  '/id/kontak': goodMessage,
  '/en/contact': { ...goodMessage, language: 'en' },
  '/api/baik/submit': goodReport,
  '/id/budaya-baik': goodReport,
  '/en/baik-culture': { ...goodReport, language: 'en' },
  '/id/permintaan-data-pribadi': dataRequest,
  '/en/personal-data-request': dataRequest,
};

/** Public forms with valid, empty and wrong input, with and without script. */
async function recordForms(): Promise<Answers> {
  const world = await openWorld({ graph: startGraph() });
  const answers: Answers = {};
  const posts = world.app.routes
    .filter(({ method, path }) => method === 'POST' && !/^(?:\/api)?\/backend|\*/.test(path))
    .map(({ path }) => path.replace(/:\w+/g, '1'));
  for (const path of new Set([...posts, ...Object.keys(publicForms)])) {
    const valid = publicForms[path] ?? {};
    const wrong = Object.fromEntries(Object.keys(valid).map((name) => [name, 'x'.repeat(9000)]));
    for (const [kind, fields] of Object.entries({ valid, empty: {}, wrong })) {
      for (const accept of ['text/html', 'application/json']) {
        await world.reset();
        await recipient(world);
        const body = new URLSearchParams({
          token: await tokenFrom(world, 5000),
          submission_key: crypto.randomUUID(),
          ...fields,
        });
        const answer = await world.handle(requestOf('POST', path, { accept, origin: world.siteUrl }, body));
        answers[`POST ${path} ${kind}, ${accept}`] = await shapeOf(answer);
        const location = answer.status === 303 ? answer.headers.get('location') : undefined;
        if (kind !== 'valid' || !location?.startsWith('/')) continue;
        const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
        const then = await world.app.handle(requestOf('GET', complete(location), { cookie: cookie.join('; ') }));
        answers[`POST ${path} ${kind}, ${accept}, then`] = await shapeOf(then);
      }
    }
  }
  await world.close();
  return answers;
}

/** Every write of the back-office and its API with valid, empty and wrong input, with and without script, and without a right. */
async function recordWrites(): Promise<Answers> {
  const world = await openWorld({ graph: startGraph() });
  const answers: Answers = {};
  for (const scenario of await allWrites()) await recordWrite(world, scenario, answers);
  await world.close();
  return answers;
}

async function recordWrite(world: World, { route, prepare }: WriteScenario, answers: Answers): Promise<void> {
  const [method = ''] = route.split(' ');
  const isCall = route.includes(' /api/');
  for (const kind of ['valid', 'empty', 'wrong', 'refused'] as const) {
    for (const accept of isCall ? ['application/json'] : ['text/html', 'application/json']) {
      await world.reset();
      const staff = await world.signedIn();
      const { path, init = {} } = await prepare(world, staff);
      const headers = new Headers(init.headers);
      if (init.body instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded');
      const { cookie } = kind === 'refused' ? await world.signedIn([]) : staff;
      headers.set('cookie', [headers.get('cookie'), cookie].filter(Boolean).join('; '));
      headers.set('accept', accept);
      const answer = await world.handle(path, { ...init, method, headers, ...bodyOf(init.body, kind) });
      const name = `${route} ${kind}${isCall ? '' : `, ${accept}`}`;
      answers[name] = await shapeOf(answer);
      const location = answer.headers.get('location');
      if (kind !== 'valid' || accept !== 'text/html' || !location?.startsWith('/backend/')) continue;
      const flash = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      answers[`${name}, then`] = await shapeOf(await world.get(location, { cookie: [cookie, ...flash].join('; ') }));
    }
  }
}

function bodyOf(body: RequestInit['body'], kind: 'valid' | 'empty' | 'wrong' | 'refused'): { body?: BodyInit } {
  if (!body || kind === 'valid' || kind === 'refused') return {};
  const wrong = '\u0001'.padEnd(20_000, 'x');
  if (typeof body === 'string') {
    const value: unknown = JSON.parse(body);
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return { body: JSON.stringify(kind === 'empty' ? {} : Object.fromEntries(names.map((name) => [name, wrong]))) };
  }
  const names = body instanceof URLSearchParams || body instanceof FormData ? [...new Set(body.keys())] : [];
  const fields = kind === 'empty' ? [] : names.map((name) => [name, wrong]);
  return { body: body instanceof FormData ? formData(fields) : new URLSearchParams(fields) };
}

function formData(fields: string[][]): FormData {
  const form = new FormData();
  for (const [name = '', value = ''] of fields) form.append(name, value);
  return form;
}

function requestOf(method: string, path: string, headers: Record<string, string>, body?: BodyInit): Request {
  return new Request(`http://localhost${path}`, { method, headers, ...(body && { body }) });
}

/** A page is streamed on a busy machine, unless it is requested whole. */
function complete(path: string): string {
  return /^\/(?:id|en)(?:\/|$|\?)/.test(path) ? `${path}${path.includes('?') ? '&' : '?'}complete=1` : path;
}
