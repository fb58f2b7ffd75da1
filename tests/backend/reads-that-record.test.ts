import { beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { withTimeLimit } from '../../src/db/request-scope.ts';
import { contactAttachments } from '../../src/db/schema/index.ts';
import { rolesOfRoutes } from '../support/accounts/route-roles.ts';
import { allWrites, type WriteScenario } from '../support/backend-writes/scenario.ts';
import { recipient, submit, unlock } from '../support/baik.ts';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { contactForm, files, tokenFrom } from '../support/forms.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { slow } from '../support/slow.ts';
import { freshWorld } from '../support/world.ts';

/*
 * A read that leaves an entry in a log, a mark or any other row could be made in the name of a member of staff by a link or
 * a picture on another site. Every address is read here once from another site, which may store nothing, and once from the
 * site itself, which shows what reading it stores.
 */

const world = await freshWorld();
let staff: { cookie: string };
const scenarios = await allWrites();
beforeEach(async () => {
  staff = await world.signedIn();
});

/** What is read from the site's own pages only. All other reads store nothing, from wherever they are asked for. */
const recorded = [
  'GET /api/backend/messages/:id',
  'GET /backend/baik/cases/:id',
  'GET /backend/messages/:id',
  'GET /backend/messages/:id/files/:file',
  'GET /backend/privacy/:id',
];

const reads = Object.keys(rolesOfRoutes).filter((route) => route.startsWith('GET '));
/** Where this session finds nothing: an invitation that was not opened, and a move without an item. */
const unanswered = ['/backend/invitation', '/backend/calendar/move'];

describe.each(reads)('%s', (route) => {
  const path = route.slice('GET '.length);
  const isRecorded = recorded.includes(route);

  test(
    isRecorded ? 'is refused to other sites, and stores nothing for them' : 'stores nothing',
    async () => {
      const address = await prepare(path);
      const before = await stored();
      for (const method of ['GET', 'HEAD']) {
        for (const site of ['cross-site', 'same-site']) {
          const { status } = await read(address, site, method);
          if (isRecorded) expect([method, site, status]).toEqual([method, site, 403]);
        }
      }
      expect(changed(before, await stored())).toEqual([]);
      const own = await read(address, 'same-origin');
      expect([address, own.status < 400]).toEqual([address, !unanswered.includes(path)]);
      expect(changed(before, await stored()).length > 0).toBe(isRecorded);
    },
    slow,
  );
});

describe('who follows a link to such a screen on another site or in an email', () => {
  test.each([
    ['en', 'Open this from another site?', 'Continue to /backend/messages/'],
    ['id', 'Buka dari situs lain?', 'Lanjutkan ke /backend/messages/'],
  ])('is asked first, with a link that opens it, in %s', async (language, title, verb) => {
    const address = `${await prepare('/backend/messages/:id')}?from=mail`;
    const body = new URLSearchParams({ language });
    await world.handle('/backend/account/language', { method: 'POST', body, headers: staff });
    const page = parseHtml((await read(address, 'cross-site')).text);
    expect(textOf(only(page, 'h1'))).toBe(title);
    const link = only(page, 'main a.btn-primary');
    expect(textOf(link)).toStartWith(verb);
    expect(link.getAttribute('href')).toBe(address);
    expect(textOf(page)).not.toContain('sari@example.com');
    expect((await read(address, 'same-origin')).text).toContain('sari@example.com');
  });

  test('from a mail program or the address bar gets there at once', async () => {
    const address = await prepare('/backend/messages/:id');
    expect((await read(address, 'none')).status).toBe(200);
    expect((await world.get(address, staff)).status).toBe(200);
  });

  test('without a session signs in first', async () => {
    const answer = await world.get('/backend/messages/1', { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/backend/login?to=%2Fbackend%2Fmessages%2F1',
    ]);
  });
});

test('a call of the API that records who reads is refused with JSON', async () => {
  const { status, text } = await read(await prepare('/api/backend/messages/:id'), 'cross-site');
  expect([status, JSON.parse(text)]).toEqual([
    403,
    { error: 'This is read from this site only', requestId: expect.any(String) },
  ]);
});

test('files of what is stored are taken by forms, which another site cannot send', async () => {
  for (const path of [
    '/backend/logs/export.csv',
    '/backend/logs/evidence.zip',
    '/backend/messages/export.csv',
    '/backend/privacy/1/data.json',
    '/backend/privacy/1/data.pdf',
    '/backend/privacy/breaches/1/affected.csv',
    '/backend/baik/cases/1/export',
    '/backend/baik/cases/1/sealed',
  ]) {
    const asked = (method: string, site: string) =>
      world.handle(path, { method, headers: { ...staff, 'sec-fetch-site': site } });
    expect([path, (await asked('GET', 'same-origin')).status]).toEqual([path, 404]);
    expect([path, (await asked('POST', 'cross-site')).status]).toEqual([path, 403]);
  }
});

async function read(address: string, site: string, method = 'GET') {
  const answer = await world.handle(address, { method, headers: { ...staff, 'sec-fetch-site': site } });
  return { status: answer.status, text: await answer.text() };
}

/** Stores what is read at a path, and returns its address: the numbers are those that a write of the same thing has. */
async function prepare(path: string): Promise<string> {
  const special = addresses[path];
  if (special) return special();
  if (!path.includes(':')) return path;
  const start = path.replace(/(.*:\w+).*/, '$1');
  const scenario =
    scenarios.find((one) => one.route.includes(` ${path}`)) ?? scenarios.find((one) => one.route.includes(` ${start}`));
  if (!scenario) throw new Error(`No write is like ${path}.`);
  return numbered(path, scenario);
}

async function after(route: string, path: string): Promise<string> {
  const scenario = scenarios.find((one) => one.route === route);
  if (!scenario) throw new Error(`No scenario is called "${route}".`);
  return numbered(path, scenario);
}

/** The path with the numbers that the path of a prepared write has in the same places. */
async function numbered(path: string, scenario: WriteScenario): Promise<string> {
  const parts = (await scenario.prepare(world, staff)).path.split('/');
  return path
    .split('/')
    .map((part, place) => (part.startsWith(':') ? parts[place] : part))
    .join('/');
}

/** The address of a file in a new case that this session has opened. */
async function fileOfCase(): Promise<string> {
  const rini = await recipient(world);
  staff = { cookie: rini.cookie };
  await unlock(world, rini);
  await submit(world, {}, [await uploads.png('kuitansi.png')]);
  const page = await world.html('/backend/baik/cases/1', 200, staff);
  return only(page, 'a[download]').getAttribute('href') ?? '';
}

async function fileOfMessage(): Promise<string> {
  const body = contactForm({ token: await tokenFrom(world, 5000) }, [files.pdf('usulan.pdf')]);
  await world.handle('/api/contact/submit', { method: 'POST', body });
  const [file] = await world.db.select().from(contactAttachments);
  return `/backend/messages/${file?.messageId}/files/${file?.id}`;
}

async function fileOfMoment(): Promise<string> {
  const body = uploadForm(await uploads.png());
  const answer = await world.handle('/api/backend/assets', { method: 'POST', headers: staff, body });
  const { path } = (await answer.json()) as { path: string };
  return path.replace('/assets/', '/backend/time-machine/2026-03-01T12:00/files/');
}

/** Addresses with a query, or without a write of the same thing. */
const addresses: Record<string, () => Promise<string>> = {
  '/api/backend/calendar': async () => '/api/backend/calendar?from=2026-03-01&to=2026-03-31',
  '/api/backend/link-targets': async () => '/api/backend/link-targets?language=en',
  '/backend/articles/live/:name': async () => `/backend/articles/live/${await world.publish()}`,
  '/backend/articles/live/:name/*': async () => `/backend/articles/live/${await world.publish()}/en`,
  '/backend/invitation/:token': async () => '/backend/invitation/unknown',
  '/backend/articles/preview/:id': async () => `/backend/articles/preview/${await world.publish()}`,
  '/backend/baik/cases/:id/files/:file': fileOfCase,
  '/backend/baik/cases/:id/files/:file/view': async () => `${await fileOfCase()}/view`,
  '/backend/messages/:id/files/:file': fileOfMessage,
  '/backend/privacy/:id/certificate': async () => {
    const address = await after('POST /backend/privacy/:id/erase', '/backend/privacy/:id');
    await world.handle(`${address}/erase`, { method: 'POST', headers: staff });
    return `${address}/certificate`;
  },
  '/backend/time-machine/:moment/*': async () => {
    await world.publish();
    return '/backend/time-machine/2026-03-01T12:00/en';
  },
  '/backend/time-machine/:moment/files/:file': fileOfMoment,
};
for (const noun of ['articles', 'assets', 'leaders']) {
  const restore = `POST /api/backend/${noun}/:id/versions/:version/restore`;
  const compare = `/api/backend/${noun}/:id/compare`;
  const versions = `/api/backend/${noun}/:id/versions`;
  addresses[versions] = () => after(restore, versions);
  addresses[compare] = async () => `${await after(restore, compare)}?from=1&to=1`;
  const screen = `/backend/versions/${noun}/:id/compare`;
  const restoreOnScreen = `POST /backend/versions/${noun}/:id/:version/restore`;
  addresses[screen] = async () => `${await after(restoreOnScreen, screen)}?from=1&to=1`;
  const impact = `/api/backend/${noun}/:id/impact`;
  addresses[impact] = async () => `${await after(restore, impact)}?action=delete`;
}

/** A digest of each table but sessions, where every request leaves its time, and keys, which are made at their first use. */
function stored(): Promise<Map<string, string>> {
  // A busy machine may take longer for it than a query of the site may take.
  return withTimeLimit(30_000, digests);
}

async function digests(): Promise<Map<string, string>> {
  const tables = (await world.db.execute(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'secrets')`)) as unknown as {
    name: string;
  }[];
  const parts = tables.map(
    ({
      name,
    }) => sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.identifier(name)} t`,
  );
  const rows = (await world.db.execute(sql.join(parts, sql` union all `))) as unknown as {
    name: string;
    digest: string;
  }[];
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]));
}
