import { beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articleDetails, articles, assets } from '../../src/db/schema/index.ts';
import { checkLinks } from '../../src/domain/links/link-check.ts';
import { only, type ParsedPage, textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  staff = await world.signedIn();
});

const list = (query = '') => world.html(`/backend/articles/broken-links${query}`, 200, staff);
const rows = (page: ParsedPage) =>
  page.querySelectorAll('tbody tr').map((row) => ({
    article: textOf(only(row, 'td[data-main] a')),
    places: row.querySelectorAll('li').map(textOf),
    edit: row.querySelector('td[data-align] a')?.getAttribute('href'),
  }));

async function linkingArticle(): Promise<number> {
  const id = await world.publish({ title: 'Linking', featuredImage: '/assets/gone.webp' });
  await world.db
    .update(articleDetails)
    .set({ content: '<p><img src="/assets/gone.webp" alt=""><a href="/assets/gone.pdf">Laporan</a></p>' })
    .where(eq(articleDetails.language, 'id'));
  await world.db
    .update(articleDetails)
    .set({ content: '<p><a href="/assets/there.pdf">Report</a> <a href="/en/nowhere">Nowhere</a></p>' })
    .where(eq(articleDetails.language, 'en'));
  const file = {
    name: 'Report',
    category: 'news',
    mediaType: 'document',
    filename: 'there.pdf',
    path: '/assets/there.pdf',
  };
  await world.db.insert(assets).values(file);
  await checkLinks(world.db, world.siteUrl);
  return id;
}

test('missing files are listed by article, field and language', async () => {
  const id = await linkingArticle();
  expect(rows(await list())).toEqual([
    {
      article: 'Linking',
      places: [
        'Featured image: /assets/gone.webp',
        'Content (Indonesian): /assets/gone.webp',
        'Content (Indonesian): /assets/gone.pdf',
      ],
      edit: `/backend/articles/edit/${id}`,
    },
  ]);
  const links = await list('?kind=links');
  expect(rows(links).map(({ places }) => places)).toEqual([['Content (English): /en/nowhere']]);
});

test('what was corrected after the last check is said to be', async () => {
  await linkingArticle();
  await world.db.update(articles).set({ featuredImage: null });
  await world.db.update(articleDetails).set({ content: '<p>Text</p>' });
  const page = await list();
  expect(textOf(only(page, 'tbody'))).toContain('Corrected, not checked again yet');
  await world.db.update(articles).set({ version: 2 });
  await checkLinks(world.db, world.siteUrl);
  expect(textOf(only(await list(), 'main'))).toContain('None: everything is found');
});

test('archived articles are left out, and staff outside the newsroom are refused', async () => {
  await linkingArticle();
  staff = await world.signedIn(['auditor']);
  expect((await world.get('/backend/articles/broken-links', staff)).status).toBe(403);
  staff = await world.signedIn();
  await world.db.update(articles).set({ status: 'archived' });
  expect(rows(await list())).toEqual([]);
});
