import { describe, expect, test } from 'bun:test';
import { articles, assets } from '../../../src/db/schema/index.ts';
import { only, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld, staffOf, type World } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

function submit(path: string, fields: [string, string][], { cookie } = staff): Promise<Response> {
  return world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
}

const items = (...ids: number[]) => ids.map((id): [string, string] => ['item', `${id}.1`]);

test('a link selects all rows of the page without script', async () => {
  await world.publishMany(17);
  const list = await world.html('/backend/articles?category=news', 200, staff);
  expect(list.querySelectorAll('input[name="item"]')).toHaveLength(15);
  expect(list.querySelectorAll('input[name="item"][checked]')).toHaveLength(0);
  const link = only(list, '[data-select-all]').getAttribute('href') ?? '';
  const selected = await world.html(link, 200, staff);
  expect(selected.querySelectorAll('input[name="item"][checked]')).toHaveLength(15);
  expect(only(selected, 'form.bulk-form').getAttribute('action')).toBe('/backend/articles/bulk?category=news');
});

test('publishing returns to the same list when nothing was refused', async () => {
  const id = await world.draft();
  const answer = await submit('/backend/articles/bulk?status=draft', [['action', 'publish'], ...items(id)]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/backend/articles?status=draft');
  expect((await world.db.select().from(articles))[0]?.status).toBe('published');
});

test('what was so already does not count as changed', async () => {
  const [ready, empty] = [await world.publish({ title: 'Port' }), await world.draft({ title: {} })];
  const answer = await submit('/backend/articles/bulk', [['action', 'publish'], ...items(ready, empty)]);
  const page = parseHtml(await answer.text());
  expect(textOf(only(page, 'h1'))).toBe('0 of 2 articles changed');
  expect(textOf(only(page, 'main'))).toContain('No change needed');
});

test('what was refused is shown with its reason, in the language of the account', async () => {
  const [empty, ready] = [await world.draft({ title: {} }), await world.draft({ title: 'Harbour' })];
  const answer = await submit('/backend/articles/bulk', [['action', 'publish'], ...items(empty, ready)]);
  expect(answer.status).toBe(200);
  const page = parseHtml(await answer.text());
  expect(textOf(only(page, 'h1'))).toBe('1 of 2 articles changed');
  const rows = page.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').map(textOf).join(' | '));
  expect(rows).toEqual([`Article #${empty} | Not changed | It has no text in any language.`, 'Harbour | Changed | –']);
});

describe('deleting', () => {
  test('shows first what all of them change on the site, and deletes nothing', async () => {
    const ids = await world.publishMany(2);
    const answer = await submit('/backend/articles/bulk', [['action', 'delete'], ...items(...ids)]);
    const page = parseHtml(await answer.text());
    expect(textOf(only(page, 'h1'))).toBe('Delete 2 articles?');
    for (const id of ids) expect(textOf(page)).toContain(`/en/read-news/${id}`);
    expect(await world.db.$count(articles)).toBe(2);
    const fields = page
      .querySelectorAll('form[action^="/backend/articles/bulk"] input')
      .map((input): [string, string] => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
    const confirmed = await submit('/backend/articles/bulk', fields);
    expect(confirmed.status).toBe(303);
    expect(await world.db.$count(articles)).toBe(0);
  });

  test('names the assets that are in use and stay', async () => {
    const file = { category: 'news', mediaType: 'image' } as const;
    const [used, unused] = await world.db
      .insert(assets)
      .values([
        { ...file, name: 'Ship', path: '/assets/ship.png', filename: 'ship.png' },
        { ...file, name: 'Gate', path: '/assets/gate.png', filename: 'gate.png' },
      ])
      .returning();
    await world.publish({ title: 'Harbour', featuredImage: '/assets/ship.png' });
    const chosen: [string, string][] = [['action', 'delete'], ...items(used?.id ?? 0, unused?.id ?? 0)];
    const asked = parseHtml(await (await submit('/backend/assets/bulk?category=news', chosen)).text());
    expect(textOf(only(asked, '[aria-labelledby="in-use-title"]'))).toContain('Ship');
    const answer = await submit('/backend/assets/bulk?category=news', [...chosen, ['confirmed', '1']]);
    expect(textOf(only(parseHtml(await answer.text()), 'h1'))).toBe('1 of 2 assets changed');
    expect((await world.db.select().from(assets)).map(({ name }) => name)).toEqual(['Ship']);
  });
});

test.each([
  ['articles', '/backend/articles'],
  ['assets', '/backend/assets?category=news&media_type=image'],
])('without a row or an action nothing happens, and the list of %s says so', async (kind, list) => {
  const id = kind === 'articles' ? await world.publish() : 1;
  const incomplete: [string, string][][] = [[['action', 'delete']], items(id), [['action', ''], ...items(id)]];
  for (const fields of incomplete) {
    const answer = await submit(`/backend/${kind}/bulk`, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(list);
    const [flash = ''] = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const notice = only(await world.html(list, 200, { cookie: `${staff.cookie}; ${flash}` }), '.flash-notice');
    expect(textOf(notice)).toContain('Nothing is selected');
    expect(textOf(notice)).toContain('Select at least one row and an action.');
  }
});

test('actions that no role of the account allows are not offered', async () => {
  await world.draft();
  const options = async (roles: Parameters<World['signedIn']>[0]) => {
    const list = await world.html('/backend/articles', 200, await world.signedIn(roles));
    return list.querySelectorAll('#bulk-action option').map((option) => option.getAttribute('value'));
  };
  expect(await options(['editor'])).toEqual(expect.arrayContaining(['publish', 'archive', 'delete']));
  const ofWriter = await options(['writer']);
  expect(ofWriter).toContain('topic:sustainability');
  for (const action of ['publish', 'archive', 'delete']) expect(ofWriter).not.toContain(action);
  expect(await options(['translator:en'])).toEqual([]);
});
