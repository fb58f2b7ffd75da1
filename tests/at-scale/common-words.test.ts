import { beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { SearchJson } from '../../src/domain/search/search-json.ts';
import { lastingWorld } from '../support/world.ts';

/** The word "kilang" is in more texts than are counted, "panen" in every 300th. */
const articles = 12_050;

const world = await lastingWorld({ leavesDatabaseChanged: true });
beforeAll(async () => {
  await world.database.alone(async (own) => {
    await own.unsafe(`
      insert into articles (category, topic, status, published_at)
      select 'news', 'press-release', 'published', timestamptz '2025-12-01' - i * interval '1 hour'
      from generate_series(1, ${articles}) i;
      alter table article_details disable trigger describe_article_of_language;
      insert into article_details (article_id, language, title, slug, content, excerpt)
      select id, 'id', case when id % 300 = 1 then 'Panen raya ' else 'Kabar ' end || id, 'kabar-' || id, '<p>Kilang beroperasi.</p>', ''
      from articles;
      alter table article_details enable trigger describe_article_of_language;`);
  });
  // A search does not wait for pages that take long to read, and finds them later.
  await world.sitePages.readAll('id');
});

async function search(text: string): Promise<SearchJson> {
  const answer = await world.get(`/api/search?q=${text}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchJson;
}

const newsIn = ({ groups }: SearchJson) =>
  groups.flatMap(({ results }) => results.filter(({ kind }) => kind === 'news'));

test('a common word has the same results again and again: the newest articles, of more than were read', async () => {
  const first = await search('kilang');
  expect(first.total_exact).toBe(false);
  expect(newsIn(first).map(({ title }) => title.text)).toEqual(['Panen raya 1', 'Kabar 2', 'Kabar 3', 'Kabar 4']);
  expect(await search('kilang')).toEqual(first);
});

test('an article that is withdrawn leaves the results of a common word at once', async () => {
  await search('kilang');
  await world.db.execute(sql`update articles set status = 'archived' where id = 2`);
  expect(newsIn(await search('kilang')).map(({ title }) => title.text)).not.toContain('Kabar 2');
});

test('a rarer word is counted exactly, also beside a common one', async () => {
  const harvests = Math.ceil(articles / 300);
  for (const text of ['panen', 'panen+kilang']) {
    const found = await search(text);
    const news = found.groups.find(({ key }) => key === 'news');
    expect({ text, exact: found.total_exact, news: news?.total }).toEqual({ text, exact: true, news: harvests });
  }
});

test('the list of news goes through a common word in pages, also when it is asked again', async () => {
  for (let round = 0; round < 2; round += 1) {
    const page = await world.html('/id/berita?q=kilang');
    expect(page.querySelectorAll('#list h3 a')[0]?.textContent).toContain('Panen raya 1');
  }
});
