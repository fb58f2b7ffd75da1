import { expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { only, type parseHtml, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

async function saved(): Promise<number> {
  const id = await world.publish({ title: 'Harbour', content: '<p>It opened <em>today</em>.</p><p>Ships wait.</p>' });
  const content = '<p>It opened <strong>yesterday</strong>.</p><p>Ships wait.</p>';
  await saveArticle(world.staleness, anyActor, id, {
    fields: { topic: 'sustainability' },
    details: [{ language: 'en', title: 'Harbour', slug: 'harbour', content }],
  });
  return id;
}

test('the editor leads to the history, which lists who saved when', async () => {
  const id = await saved();
  const form = await world.html(`/backend/articles/edit/${id}`, 200, staff);
  expect(form.querySelectorAll(`a[href="/backend/versions/articles/${id}"]`).length).toBe(1);
  const page = await world.html(`/backend/versions/articles/${id}`, 200, staff);
  const rows = page.querySelectorAll('tbody tr').map(textOf);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('Version 2');
  expect(rows[0]).toContain('somebody');
  expect(rows[1]).toContain('First version');
});

test('a comparison marks removed and added words without colour, and shows changed settings', async () => {
  const id = await saved();
  const page = await world.html(`/backend/versions/articles/${id}/compare?from=1&to=2`, 200, staff);
  expect(page.querySelectorAll('del').map(textOf).join(' ')).toContain('[− removed: today end −]');
  expect(page.querySelectorAll('ins').map(textOf).join(' ')).toContain('[+ added: yesterday end +]');
  expect(page.querySelectorAll('strong ins').map(textOf)).toHaveLength(1);
  expect(textOf(page)).toContain('1 unchanged passage');
  expect(textOf(page)).toContain('Sustainability');
});

const table = (cell: string) => `<table><tbody><tr><th scope="row">Output</th><td>${cell}</td></tr></tbody></table>`;
const rich = {
  before: `<p>One <a href="/en/contact">link</a> &amp; more.</p>${table('900,000')}<p>Last</p>`,
  after: `<p>One <a href="/en/about-us">link</a> &amp; more.</p>${table('1,000,000')}<figure><img src="/assets/a.webp" alt="A ship"></figure><p>Last</p>`,
};

const addPicture = () =>
  world.db.insert(assets).values({
    name: 'A ship',
    path: '/assets/a.webp',
    filename: 'a.webp',
    category: 'news',
    mediaType: 'image',
  });

/** The comparison as readers see it: never the source of the HTML. */
function expectRendered(page: ReturnType<typeof parseHtml>) {
  const main = only(page, 'main');
  expect(textOf(main)).not.toMatch(/<\/?[a-z]/);
  expect(main.querySelectorAll('table del').map(textOf)).toEqual(['[− removed: 900,000 end −]']);
  expect(main.querySelectorAll('table ins').map(textOf)).toEqual(['[+ added: 1,000,000 end +]']);
  expect(main.querySelectorAll('ins img').map((picture) => picture.getAttribute('alt'))).toEqual(['A ship']);
  expect(main.querySelectorAll('ins').map(textOf)).toContain('[+ added: (/en/about-us) end +]');
}

test('a comparison of versions renders tables, pictures and links, and marks what differs in them', async () => {
  await addPicture();
  const id = await world.publish({ content: rich.before });
  await saveArticle(world.staleness, anyActor, id, {
    details: [{ language: 'en', title: 'T', slug: 't', content: rich.after }],
  });
  expectRendered(await world.html(`/backend/versions/articles/${id}/compare?from=1&to=2`, 200, staff));
});

test('so does the comparison of unpublished changes, and the log shows text', async () => {
  const id = await world.publish({ content: rich.before });
  await addPicture();
  const form = sentForm(await world.html(`/backend/articles/edit/${id}`, 200, staff), 'form[data-article-form]');
  const fields = Object.entries({ ...form, 'en.content': [rich.after] }).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const answer = await world.post(`/backend/articles/edit/${id}`, fields, staff);
  expect(answer.status).toBe(303);
  expectRendered(await world.html(`/backend/articles/draft/${id}`, 200, staff));
  expect(textOf(only(await world.html('/backend/logs', 200, staff), 'main'))).not.toMatch(/<\/?[a-z]/);
});

test('a version is restored with a plain form, and a restore over a newer save is refused', async () => {
  const id = await saved();
  const address = `/backend/versions/articles/${id}/1`;
  const page = await world.html(address, 200, staff);
  expect(page.querySelectorAll(`form[action="${address}/restore"]`).length).toBe(1);
  const restore = (version: string) =>
    world.handle(`${address}/restore`, { method: 'POST', headers: staff, body: new URLSearchParams({ version }) });
  expect((await restore('1')).headers.get('location')).toBe(address);
  expect((await restore('2')).headers.get('location')).toBe(`/backend/versions/articles/${id}`);
  // As editing does, it makes a draft of a public article.
  const topicAt = async (path: string) => (await (await world.get(path, staff)).json()).topic;
  expect(await topicAt(`/api/articles/${id}`)).toBe('sustainability');
  expect(await topicAt(`/api/backend/articles/${id}/draft`)).toBe('press-release');
});

test('content of versions is sanitised before it is shown', async () => {
  const id = await world.publish();
  await world.db.execute("update article_details set content = '<p>A</p><script>alert(1)</script>'");
  await saveArticle(world.staleness, anyActor, id, { fields: { author: 'B' } });
  const page = await world.handle(`/backend/versions/articles/${id}/2`, { headers: staff });
  const html = await page.text();
  expect(html).toContain('<p>A</p>');
  expect(html).not.toContain('<script>alert');
});

test('unknown versions are not found', async () => {
  const id = await saved();
  for (const path of [
    `articles/${id}/9`,
    `articles/${id}/compare?from=1&to=9`,
    `leaders/${id}`,
    'articles/x',
    `baik/${id}`,
  ]) {
    expect((await world.get(`/backend/versions/${path}`, staff)).status).toBe(404);
  }
});
