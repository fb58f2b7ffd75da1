import { beforeEach, expect, test } from 'bun:test';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const [staff, other] = [staffOf(world), staffOf(world)];
let id: number;
const content = '<p>First.</p><p>Second.</p>';
beforeEach(async () => {
  id = await world.publish({ title: { en: 'Title' }, author: 'Desk', content });
});

async function put(path: string, body: object, by = staff) {
  const answer = await world.call('PUT', `/api/backend/articles/${id}${path}`, body, by);
  return { status: answer.status, body: await answer.json() };
}
const detail = (said: object) => ({
  language: 'en',
  title: 'Title',
  slug: 'title',
  excerpt: 'Title in short.',
  content,
  version: 1,
  ...said,
});

test('an older version answers 409 with the differences only, and saves nothing', async () => {
  await put('/details/en', detail({ title: 'Theirs', content: '<p>Theirs.</p><p>Second!</p>' }), other);
  const mine = detail({ title: 'Mine', content: '<p>Mine.<script>x()</script></p><p>Second.</p>' });
  for (const merge of [true, false]) {
    expect(await put('/details/en', { ...mine, merge })).toMatchObject({
      status: 409,
      body: {
        version: 2,
        article: { details: [{ title: 'Theirs' }] },
        differences: [
          { field: 'title', language: 'en', block: false, base: 'Title', mine: 'Mine', theirs: 'Theirs' },
          {
            field: 'content',
            language: 'en',
            block: true,
            base: '<p>First.</p>',
            mine: '<p>Mine.</p>',
            theirs: '<p>Theirs.</p>',
          },
        ],
      },
    });
  }
});

test('an older version answers 409 without differences when it could be merged, and is merged when that is asked for', async () => {
  await put('/details/en', detail({ content: '<p>First!</p><p>Second.</p>' }));
  const mine = detail({ content: '<p>First.</p><p>Second.</p><p>Third.</p>', excerpt: 'Short' });
  expect(await put('/details/en', mine)).toMatchObject({ status: 409, body: { differences: [] } });
  expect(await put('/details/en', { ...mine, merge: true })).toMatchObject({
    status: 200,
    body: { version: 3, excerpt: 'Short', content: '<p>First!</p><p>Second.</p><p>Third.</p>' },
  });
});

test('shared fields are merged likewise', async () => {
  await put('', { author: 'Theirs', version: 1 }, other);
  expect(await put('', { author: 'Mine', version: 1, merge: true })).toMatchObject({
    status: 409,
    body: { differences: [{ field: 'author', language: null, base: 'Desk', mine: 'Mine', theirs: 'Theirs' }] },
  });
  expect(await put('', { author: 'Desk', sort_order: 7, version: 1, merge: true })).toMatchObject({
    status: 200,
    body: { author: 'Theirs', sort_order: 7, version: 3 },
  });
});

test("one's own saves are no conflict when merging is asked for: the newer text wins, until another person saves", async () => {
  await put('', { author: 'First', version: 1 });
  expect(await put('', { author: 'Second', version: 1 })).toMatchObject({ status: 409 });
  expect(await put('', { author: 'Second', version: 1, merge: true })).toMatchObject({
    status: 200,
    body: { author: 'Second', version: 3 },
  });
  await put('', { author: 'Theirs', version: 3 }, other);
  expect(await put('', { author: 'Third', version: 3, merge: true })).toMatchObject({ status: 409 });
});

test('without a version the last save counts, as before', async () => {
  await put('', { author: 'Theirs', version: 1 });
  expect(await put('', { author: 'Mine' })).toMatchObject({ status: 200, body: { author: 'Mine' } });
});
