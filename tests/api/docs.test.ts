import { expect, test } from 'bun:test';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

test('the API has an OpenAPI description', async () => {
  const answer = await world.get('/api/docs/json');
  const api = await answer.json();
  expect(api.openapi).toStartWith('3.1');
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(['/api/articles', '/api/articles/{id}', '/api/assets', '/api/assets/name/{name}']),
  );
  const parameters = api.paths['/api/articles'].get.parameters.map(({ name }: { name: string }) => name);
  expect(parameters).toEqual(['category', 'status', 'language', 'topic', 'q', 'limit', 'offset', 'after']);
});

test('the HTML documentation needs no script', async () => {
  const page = await world.html('/api/docs');
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.text).toContain('/api/assets/name/{name}');
});

test.each(['/api/docs', '/api/docs/json'])(
  '%s is made once, and told apart by ETags for the public and for staff',
  async (path) => {
    const first = await world.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    const again = await world.get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { cookie } = await world.signedIn();
    const forStaff = await world.get(path, { cookie, 'if-none-match': etag });
    expect(forStaff.status).toBe(200);
    expect(await forStaff.text()).toContain('/api/backend/articles');
    expect(await (await world.get(path)).text()).not.toContain('/api/backend/articles');
    expect(forStaff.headers.get('vary')).toContain('Cookie');
  },
);
