import { afterAll, beforeAll, expect, test } from 'bun:test';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

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
