import { expect, test } from 'bun:test';
import { baikHistory } from '../../src/db/schema/index.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { allWrites, type WriteScenario } from '../support/backend-writes/scenario.ts';
import { startGraph } from '../support/graph/graph.ts';
import { freshWorld } from '../support/world.ts';

const scenarios = await allWrites();

const graph = startGraph();
const world = await freshWorld({ graph });

test('every write of the back-office has exactly one scenario', () => {
  const known = scenarios.map(({ route }) => route);
  const writes = backendRoutes((method) => !['GET', 'HEAD', 'ALL', 'OPTIONS'].includes(method));
  const missing = writes.filter((route) => !known.includes(route));
  expect(missing, 'Add one successful request of each to a file of tests/support/backend-writes.').toEqual([]);
  expect(known.toSorted()).toEqual(writes);
});

test.each(scenarios)(
  '$route logs the user, in a case in its own history, leaves nothing without a version, and is rejected without a session',
  async (scenario) => {
    const staff = await world.signedIn();
    const { path, init = {} } = await scenario.prepare(world, staff);
    if (!scenario.open) await expectRejection(path, withCookie(scenario, init, ''));
    const known = (await entries()).length;
    const answer = await world.handle(path, withCookie(scenario, init, staff.cookie));
    expect({ status: answer.status < 400, body: answer.ok ? '' : await answer.text() }).toEqual({
      status: true,
      body: '',
    });
    expect(await contentWithoutVersion()).toEqual([]);
    const [entry] = (await entries()).slice(known);
    if (scenario.unlogged) {
      expect(entry).toBeUndefined();
      return;
    }
    if (scenario.inCase) {
      expect(entry).toBeUndefined();
      expect(await world.db.$count(baikHistory)).toBeGreaterThan(0);
      return;
    }
    expect(entry).toMatchObject({
      status: 'success',
      userId: expect.any(Number),
      username: expect.stringMatching(/./),
    });
  },
);

test('without a session endpoints are rejected and screens redirect to the sign-in', async () => {
  for (const route of backendRoutes((method) => method === 'GET')) {
    const path = route.slice('GET '.length).replaceAll(/:\w+/g, '1');
    if (
      [
        '/backend',
        '/backend/login',
        '/backend/login/passkey/options',
        '/api/backend/status',
        '/backend/invitation',
        '/backend/invitation/1',
      ].includes(path)
    )
      continue;
    const answer = await world.get(path);
    const told = { path, status: answer.status, location: answer.headers.get('location') };
    if (path.startsWith('/api/')) expect(told).toMatchObject({ path, status: 401 });
    else {
      const opensAnyway = path.startsWith('/backend/login') || path === '/backend/dashboard';
      const location = opensAnyway ? '/backend/login' : `/backend/login?to=${encodeURIComponent(path)}`;
      expect(told).toEqual({ path, status: 303, location });
    }
  }
});

/** Without a session a request has no effect, and the rejection is logged. */
async function expectRejection(path: string, init: RequestInit): Promise<void> {
  const known = (await entries()).length;
  const request = new Request(`http://localhost${path}`, init);
  const answer = await world.handle(request);
  expect(request.bodyUsed).toBe(false);
  if (path.startsWith('/api/')) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Unauthorized', requestId: expect.any(String) });
  } else {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/backend/login');
  }
  const refusals = (await entries()).slice(known);
  expect(refusals).toMatchObject([{ status: 'failed', userId: null, errorMessage: 'Not signed in' }]);
}

/** Articles, assets and leaders of which no version is stored: the next save would lose their state. */
async function contentWithoutVersion() {
  const ofNoun = (noun: string) =>
    `select '${noun} ' || id as item from ${noun}
      where not exists (select from versions where noun = '${noun}' and item_id = ${noun}.id)`;
  return [...(await world.db.execute(['articles', 'assets', 'leaders'].map(ofNoun).join(' union all ')))];
}

async function entries() {
  return loggedEntries(world.db);
}

function withCookie({ route }: WriteScenario, init: RequestInit, cookie: string): RequestInit {
  const [method = ''] = route.split(' ');
  const headers = new Headers(init.headers);
  if (init.body instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.set('cookie', [headers.get('cookie'), cookie].filter(Boolean).join('; '));
  return { ...init, method, headers };
}

function backendRoutes(isWanted: (method: string) => boolean): string[] {
  return world.app.routes
    .filter(({ method, path }) => isWanted(method) && /^(\/api)?\/backend(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
}
