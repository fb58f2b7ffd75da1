import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { accounts, articlePresence, sessions } from '../../../src/db/schema/index.ts';
import { PresenceHub } from '../../../src/domain/presence/presence-hub.ts';
import { endpoints } from '../../../src/routes.ts';
import { textOf } from '../../support/html.ts';
import { readEvents } from '../../support/requests/event-reader.ts';
import { testOn } from '../../support/test-on.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let id: number;
type Person = Awaited<ReturnType<typeof person>>;
let sari: Person;
let budi: Person;
const opened: { leave: () => Promise<void> }[] = [];
beforeEach(async () => {
  id = await world.publish();
  [sari, budi] = [await person('sari'), await person('budi')];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.leave()));
});

async function person(username: string) {
  const { cookie } = await world.signedIn();
  const [account] = await world.db.select().from(accounts).orderBy(sql`${accounts.id} desc`).limit(1);
  const accountId = account?.id ?? 0;
  await world.db.update(accounts).set({ username }).where(eq(accounts.id, accountId));
  const [session] = await world.db.select().from(sessions).where(eq(sessions.accountId, accountId));
  return { cookie, accountId, sessionHash: session?.idHash ?? '' };
}

const address = (query = '') => `/api/backend/articles/${id}/presence${query}`;
const ask = async ({ cookie }: Person, query = '') => {
  const answer = await world.get(address(query), { cookie });
  return { status: answer.status, body: await answer.json() };
};
const connect = ({ cookie }: Person, window: string) =>
  world.get(address(`?window=${window}`), { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' });
async function watch(one: Person, window: string) {
  const stream = readEvents(await connect(one, window));
  opened.push(stream);
  return stream;
}
const windows = () => world.db.$count(articlePresence, sql`expires_at > now() + interval '8 seconds'`);
/** As if this time had passed for the database. */
const pass = (seconds: number) =>
  world.db.update(articlePresence).set({ expiresAt: sql`expires_at - make_interval(secs => ${seconds})` });

describe('who else has an article open', () => {
  test('is notified as soon as another editor opens it', async () => {
    const stream = await watch(sari, 'window-of-sari');
    expect(await stream.next()).toEqual([]);
    await watch(budi, 'window-of-budi');
    expect(await stream.next()).toEqual([{ username: 'budi', since: expect.any(String), own: false }]);
  });

  test('includes other windows of one’s own, once', async () => {
    const stream = await watch(sari, 'window-1-of-sari');
    await stream.next();
    await watch(sari, 'window-2-of-sari');
    expect(await stream.next()).toMatchObject([{ username: 'sari', own: true }]);
    await watch(budi, 'window-1-of-budi');
    expect(await stream.next()).toMatchObject([{ username: 'sari' }, { username: 'budi' }]);
  });

  test('is shown on load without script', async () => {
    await ask(budi, '?window=window-of-budi');
    const { cookie } = sari;
    const page = await world.html(`${endpoints.articleEdit}/${id}`, 200, { cookie });
    expect(textOf(page.querySelector('.article-presence'))).toMatch(
      /^Also open: budi \(since .+\)\s*Changes to different parts/,
    );
  });

  test('can be asked for without a stream, which counts as open until a while after the next call', async () => {
    await ask(budi, '?window=window-of-budi&next=4');
    expect((await ask(sari)).body).toMatchObject([{ username: 'budi' }]);
    await pass(13);
    expect((await ask(sari)).body).toHaveLength(1);
    await pass(2);
    expect((await ask(sari)).body).toEqual([]);
  });

  testOn('postgres', 'is heard from another node that uses the same database', async () => {
    const other = new PresenceHub({
      ...world.database,
      onError: (error) => expect(error).toBeUndefined(),
    });
    const heard = Promise.withResolvers<number[]>();
    const lease = { articleId: id, ...sari, window: 'window-of-sari' };
    const notify = (present: readonly { accountId: number }[]) => {
      if (present.length > 1) heard.resolve(present.map(({ accountId }) => accountId));
    };
    const { kind } = await other.open({ lease, notify, end: () => {} });
    expect(kind).toBe('open');
    await watch(budi, 'window-of-budi');
    expect(await heard.promise).toEqual([sari.accountId, budi.accountId]);
    await other.stop();
  });

  test('ends a few seconds after the window was closed', async () => {
    const stream = await watch(budi, 'window-of-budi');
    await stream.next();
    expect(await windows()).toBe(1);
    await stream.leave();
    while ((await windows()) > 0);
    await pass(5);
    expect((await ask(sari)).body).toEqual([]);
  });

  test('ends a few seconds after a window without a stream has said that it is being closed', async () => {
    await ask(budi, '?window=window-of-budi&next=55');
    await ask(budi, '?window=window-of-budi&next=0');
    expect((await ask(sari)).body).toHaveLength(1);
    await pass(5);
    expect((await ask(sari)).body).toEqual([]);
  });

  test('ends without a word within fifteen seconds after a crash', async () => {
    await watch(budi, 'window-of-budi');
    await pass(15);
    expect((await ask(sari)).body).toEqual([]);
  });

  test('is asked for by staff who may write articles, and keeps no session alive', async () => {
    expect((await world.get(address())).status).toBe(401);
    const auditor = await person('auditor');
    await world.db
      .update(accounts)
      .set({ roles: ['auditor'] })
      .where(eq(accounts.id, auditor.accountId));
    expect((await ask(auditor)).status).toBe(403);
    const before = new Date(Date.now() - 30 * 60_000);
    await world.db.update(sessions).set({ lastSeenAt: before });
    expect((await ask(sari, '?window=window-of-sari')).status).toBe(200);
    const [session] = await world.db.select().from(sessions).where(eq(sessions.accountId, sari.accountId));
    expect(session?.lastSeenAt).toEqual(before);
    await world.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 61 * 60_000) });
    expect((await ask(sari)).status).toBe(401);
    expect(await world.db.$count(articlePresence, eq(articlePresence.accountId, sari.accountId))).toBe(1);
  });

  test('no longer includes those whose session has ended', async () => {
    await ask(budi, '?window=window-of-budi');
    await world.db.delete(sessions).where(eq(sessions.accountId, budi.accountId));
    expect((await ask(sari)).body).toEqual([]);
  });

  test('is not known of an article that does not exist, and is refused for a window or time that is none', async () => {
    const missing = '/api/backend/articles/4711/presence?window=window-of-sari';
    expect((await world.get(missing, { cookie: sari.cookie })).status).toBe(404);
    for (const query of ['?window=short', '?window=window-of-sari&next=600', '?window=with%20a%20space', '?other=1'])
      expect({ query, status: (await ask(sari, query)).status }).toEqual({ query, status: 400 });
  });
});

describe('the event stream', () => {
  test('asks proxies not to hold it back, and is not compressed', async () => {
    const answer = await connect(sari, 'window-of-sari');
    opened.push(readEvents(answer));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('is open at most four times for one account', async () => {
    for (const number of [1, 2, 3, 4]) await watch(sari, `window-${number}-of-sari`);
    const fifth = await connect(sari, 'window-5-of-sari');
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await connect(budi, 'window-of-budi')).status).toBe(200);
    expect((await ask(sari, '?window=window-5-of-sari')).status).toBe(200);
  });
});

describe('a hub', () => {
  const hubOf = (options = {}) => new PresenceHub({ ...world.database, onError: () => {}, ...options });
  /** A window of this person; by itself it does nothing with what it hears. */
  const windowOf = (one: Person, window: string, heard = {}) => ({
    lease: { articleId: id, ...one, window },
    notify: () => {},
    end: () => {},
    ...heard,
  });

  test('ends the connections of an ended session, and tells the others', async () => {
    const hub = hubOf({ intervalInMilliseconds: 5 });
    const ended = Promise.withResolvers<string>();
    const told: number[] = [];
    const { promise: alone, resolve } = Promise.withResolvers<void>();
    const notify = (present: readonly unknown[]) => {
      told.push(present.length);
      if (told.includes(2) && present.length === 1) resolve();
    };
    await hub.open(windowOf(sari, 'window-of-sari', { notify }));
    await hub.open(windowOf(budi, 'window-of-budi', { end: ended.resolve }));
    await world.db.delete(sessions).where(eq(sessions.accountId, budi.accountId));
    expect(await ended.promise).toBe('session');
    await alone;
    await hub.stop();
  });

  test('asks its clients to connect again when the site stops, and takes no more', async () => {
    const hub = hubOf();
    const reasons: string[] = [];
    await hub.open(windowOf(sari, 'window-of-sari', { end: (reason: string) => reasons.push(reason) }));
    await hub.stop();
    expect(reasons).toEqual(['stopping']);
    expect(await windows()).toBe(1);
    expect(await hub.open(windowOf(budi, 'window-of-budi'))).toEqual({ kind: 'full' });
  });

  test('renews the leases of its windows', async () => {
    const hub = hubOf({ intervalInMilliseconds: 5 });
    await hub.open(windowOf(sari, 'window-of-sari'));
    await pass(14);
    while ((await windows()) === 0);
    await hub.stop();
  });
});
