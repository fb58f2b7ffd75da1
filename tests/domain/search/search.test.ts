import { describe, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import type { Marked } from '../../../src/domain/search/marked.ts';
import { type SearchResults, searchSite } from '../../../src/domain/search/queries.ts';
import { SitePages } from '../../../src/domain/search/site-pages.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { storeBoards } from '../../support/leaders.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const wanted = { news: { limit: 10 }, media: { limit: 10 } };
const find = async (text: string, language: Language = 'en') => {
  await world.sitePages.readAll(language);
  return searchSite(world, text, language, wanted);
};
/** Without pages, which need not be read for each test. */
const noPages = new SitePages(async () => undefined);
const findStored = (text: string, language: Language = 'en') =>
  searchSite({ db: world.db, sitePages: noPages }, text, language, wanted);
const newsSaying = async (text: string, language: Language = 'en') =>
  newsIn(await findStored(text, language)).map(({ title }) => title.text);
const newsIn = ({ top, news }: SearchResults) => [...top.filter((hit) => hit.kind === 'news'), ...news.hits];
const mediaIn = ({ top, media }: SearchResults) => [...top.filter((hit) => hit.kind === 'media'), ...media.hits];
const marked = ({ text, marks }: Marked) => marks.map(([from, to]) => text.slice(from, to));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const keep = (name: string, said: Partial<typeof assets.$inferInsert> = {}) =>
  world.db.insert(assets).values({
    name,
    path: `/assets/${name}.webp`,
    filename: `${name}.webp`,
    category: 'news',
    mediaType: 'image',
    ...said,
  });

describe('news', () => {
  test('is found by a number however its thousands are separated', async () => {
    const tons = { Dots: '614.000 tons', Commas: '614,000 tons', Plain: '614000 tons', Million: '1.250.000 tons' };
    for (const [title, text] of Object.entries(tons)) await world.publish({ title, content: `<p>In all ${text}.</p>` });
    for (const [number, titles] of [
      ['614000', ['Commas', 'Dots', 'Plain']],
      ['614.000', ['Commas', 'Dots', 'Plain']],
      ['614,000', ['Commas', 'Dots', 'Plain']],
      ['1,250,000', ['Million']],
      ['1250000', ['Million']],
      ['61400', ['Plain']],
      ['614', ['Commas', 'Dots', 'Plain']],
      ['000614', []],
    ] as const)
      expect([number, (await newsSaying(number)).sort()]).toEqual([number, [...titles]]);
  });

  test('with words that begin like the stem of a word is not found by that word', async () => {
    await world.publish({ title: 'A', content: '<p>They closed the tailgate.</p>' });
    expect(await newsSaying('tailings')).toEqual([]);
    await world.publish({ title: 'B', content: '<p>How tailings are stored.</p>' });
    expect(await newsSaying('tailings')).toEqual(['B']);
    expect(await newsSaying('tailg')).toEqual(['A']);
    expect(await newsSaying('tail')).toEqual(['B', 'A']);
  });

  test('is found by the words of its content in any inflection', async () => {
    await world.publish({ title: 'A', content: '<p>The ore was <strong>mined</strong> in Toho.</p>' });
    expect(await newsSaying('mining')).toEqual(['A']);
    await world.publish({ title: 'B', content: '<p>Kapal bersandar di pelabuhannya.</p>' });
    expect(await newsSaying('pelabuhan', 'id')).toEqual(['B']);
  });

  test('is not found by its markup', async () => {
    await world.publish({ title: 'A', content: '<p class="ql-align-center">One &amp; two</p>' });
    expect(await newsSaying('strong')).toEqual([]);
    expect(await newsSaying('align')).toEqual([]);
    expect(await newsSaying('amp')).toEqual([]);
  });

  test('is found ignoring case and accents', async () => {
    await world.publish({ title: 'A Café at the Élan Gate' });
    for (const text of ['cafe', 'CAFÉ', 'café elan', 'ELAN']) {
      expect(await newsSaying(text)).toEqual(['A Café at the Élan Gate']);
    }
  });

  test('is found by word prefixes', async () => {
    await world.publish({ title: 'Bauxite stock ready' });
    for (const text of ['ba', 'baux', 'stock baux']) expect(await newsSaying(text)).toEqual(['Bauxite stock ready']);
    expect(await newsSaying('b')).toEqual([]);
  });

  test('must contain all words', async () => {
    await world.publish({ title: 'Silo' });
    await world.publish({ title: 'Silo and kiln' });
    expect(await newsSaying('kiln silo')).toEqual(['Silo and kiln']);
  });

  test('is ranked by matches in title, then excerpt, then by date', async () => {
    const text = { title: 'Other', excerpt: 'Other', content: '<p>Other</p>' };
    await world.publish({ ...text, content: '<p>Digestion</p>', publishedAt: daysAgo(1) });
    await world.publish({ ...text, excerpt: 'Digestion', title: 'By excerpt', publishedAt: daysAgo(2) });
    await world.publish({ ...text, title: 'Digestion, older', publishedAt: daysAgo(9) });
    await world.publish({ ...text, title: 'Digestion, newer', publishedAt: daysAgo(3) });
    expect(await newsSaying('digestion')).toEqual(['Digestion, newer', 'Digestion, older', 'By excerpt', 'Other']);
  });

  test('is searched in the reader’s language, or in its own when it lacks that', async () => {
    await world.publish({ title: { id: 'Hanya xylem Indonesia' } });
    await world.publish({ title: { id: 'Xylem dan phloem', en: 'Translated' }, content: '', excerpt: '-' });
    await world.publish({ title: { en: 'Xylem in English' }, publishedAt: daysAgo(300) });
    expect(await newsSaying('xylem', 'en')).toEqual(['Xylem in English', 'Hanya xylem Indonesia']);
    expect(await newsSaying('xylem', 'id')).toHaveLength(3);
  });

  test('is not found unless it is public', async () => {
    await world.draft({ title: 'Draft xylem' });
    await world.schedule({ title: 'Scheduled xylem' });
    await world.archive({ title: 'Archived xylem' });
    await world.publish({ title: 'Report xylem', category: 'reports', content: '' });
    expect((await findStored('xylem')).total).toBe(0);
    // Nor is it found by a misspelt word.
    expect((await findStored('xilem')).news.total).toBe(0);
  });

  test('has an excerpt with the matching sentence', async () => {
    const filler = '<p>Nothing of the kind is said in this long and patient paragraph about other things.</p>'.repeat(
      8,
    );
    await world.publish({
      title: 'Red mud',
      excerpt: 'About residue.',
      content: `${filler}<p>Twelve <em>filter</em> presses &lt;new&gt; &amp; old squeeze it.</p>${filler}`,
    });
    const [hit] = (await findStored('filters')).news.hits;
    expect(hit && marked(hit.description)).toEqual(['filter']);
    expect(hit?.description.text).toContain('Twelve filter presses <new> & old squeeze it.');
    expect(hit && (hit.description.marks[0]?.[0] ?? 0) <= 80).toBe(true);
    const [titled] = (await findStored('mud')).news.hits;
    expect(titled && marked(titled.title)).toEqual(['mud']);
  });

  test('has its excerpt when only the title matches, or the beginning of its content', async () => {
    await world.publish({ title: 'Red mud', excerpt: 'About residue.', content: '<p>Twelve presses squeeze it.</p>' });
    await world.publish({ title: 'Red earth', excerpt: '', content: '<p>Laterite <b>soil</b>.</p>' });
    const said = async (text: string) => newsIn(await findStored(text)).map(({ description }) => description);
    expect(await said('mud')).toEqual([{ text: 'About residue.', marks: [] }]);
    expect(await said('earth')).toEqual([{ text: '… Laterite soil. …', marks: [] }]);
    expect(await said('residue')).toEqual([{ text: 'About residue.', marks: [[6, 13]] }]);
  });

  test('is paginated, with date, topic, language and address', async () => {
    const publishedAt = new Date('2026-01-05T03:00:00Z');
    const id = await world.publish({ title: { id: 'Xylem lama' }, publishedAt, topic: 'sustainability' });
    await world.publish({ title: { id: 'Xylem baru' } });
    const { news } = await searchSite({ db: world.db, sitePages: noPages }, 'xylem', 'en', {
      news: { limit: 1, offset: 1 },
      media: { limit: 1 },
    });
    expect(news).toMatchObject({
      total: 2,
      hits: [
        { kind: 'news', publishedAt, topic: 'sustainability', language: 'id', href: `/en/read-news/${id}-xylem-lama` },
      ],
    });
  });

  test('may be longer than an index entry', async () => {
    const words = Array.from({ length: 60_000 }, (_, number) => `word${number}`).join(' ');
    await world.publish({ title: 'Very long', content: `<p>${words}</p>` });
    expect(await newsSaying('word77')).toEqual(['Very long']);
  });
});

describe('media', () => {
  test('is found by name, title, alternative text and tags, ranked in this order', async () => {
    await keep('d', { tags: 'harbour,quokka' });
    await keep('c', { altText: 'Seekor quokka' });
    await keep('b', { title: 'Quokka' });
    await keep('Quokka_Header_2');
    const { hits } = (await findStored('quokka')).media;
    expect(hits.map(({ asset }) => asset.name)).toEqual(['Quokka_Header_2', 'b', 'c', 'd']);
    expect((await findStored('header 2')).media.total).toBe(1);
  });

  test('of equal rank is in the order set by editors, from the requested offset', async () => {
    await keep('a', { tags: 'quokka', sortOrder: 3 });
    await keep('b', { tags: 'quokka', sortOrder: 1 });
    await keep('c', { tags: 'quokka', sortOrder: 2 });
    const media = async (window: { limit: number; offset?: number }) =>
      (await searchSite({ db: world.db, sitePages: noPages }, 'quokka', 'en', { news: { limit: 1 }, media: window }))
        .media;
    expect((await media({ limit: 2 })).hits.map(({ asset }) => asset.name)).toEqual(['b', 'c']);
    const rest = await media({ limit: 2, offset: 2 });
    expect([rest.total, rest.hits.map(({ asset }) => asset.name)]).toEqual([3, ['a']]);
  });

  test('without a title in a language has the other title, then its name', async () => {
    await keep('silo-1', { title: 'Judul', altText: 'Teks' });
    await keep('silo-2', { altText: 'Teks kedua' });
    await keep('silo-3');
    const said = mediaIn(await findStored('silo')).map(({ title, description }) => [title.text, description.text]);
    expect(said).toEqual([
      ['Judul', 'Teks'],
      ['Teks kedua', 'silo-2'],
      ['silo-3', ''],
    ]);
  });

  test('has its title in the reader’s language', async () => {
    await keep('silo', { title: 'Silo', altText: 'Silo pada pagi hari', altTextEn: 'A silo in the morning' });
    const [id] = (await findStored('silo', 'id')).media.hits;
    const [en] = (await findStored('silo', 'en')).media.hits;
    expect([id?.title.text, en?.title.text]).toEqual(['Silo pada pagi hari', 'A silo in the morning']);
    expect(en && marked(en.title)).toEqual(['silo']);
  });
});

describe('leadership', () => {
  test('is found by name and position, in any order', async () => {
    await storeBoards(world.db);
    const people = async (text: string, language: Language = 'en') => {
      const { top, leadership } = await find(text, language);
      return [...top, ...leadership].map(({ href }) => href);
    };
    expect((await people('sintang BIMA'))[0]).toMatch(/^\/en\/board-of-directors#leader-\d$/);
    expect(await people('komisaris', 'id')).toContain('/id/direksi-dan-komisaris#leader-2');
  });

  test('excludes people whom the site does not show', async () => {
    await storeBoards(world.db);
    expect((await find('Yoga')).leadership).toEqual([]);
  });
});

describe('a misspelt word', () => {
  test('finds what was meant', async () => {
    await world.publish({ title: { id: 'Stok bauksit siap' } });
    await keep('stok', { title: 'Stok bauksit' });
    for (const text of ['bauksti', 'bauxsit', 'bbauksit', 'stok bauksti']) {
      const found = await find(text, 'id');
      expect([found.similar, found.corrected]).toEqual([true, text.replace(/\S+$/, 'bauksit')]);
      const hits = [...found.top, ...found.news.hits, ...found.media.hits].map(({ title }) => title.text);
      expect(hits).toEqual(expect.arrayContaining(['Stok bauksit siap', 'Stok bauksit']));
    }
  });

  test('is not corrected when there are exact matches', async () => {
    await world.publish({ title: 'Kiln' });
    await world.publish({ title: 'Kilns' });
    await world.publish({ title: 'Kilm' });
    const { news, similar } = await find('kilm');
    expect([news.total, similar]).toEqual([1, false]);
  });

  test('that no page says finds a similar title', async () => {
    await world.publish({ title: { id: 'Quokka dan thermograf' } });
    for (const text of ['termograf', 'thermogarf', 'thermogaf', 'quokka thermogrf']) {
      const { news, similar } = await findStored(text, 'id');
      expect([text, news.hits.map(({ title }) => title.text), similar]).toEqual([
        text,
        ['Quokka dan thermograf'],
        true,
      ]);
    }
  });

  test('a title that only shares letters with it is noise', async () => {
    await world.publish({ title: 'Integrated grams of installed instruments' });
    await world.publish({ title: 'Attendants tend the gardens' });
    expect((await findStored('instagrams')).news.total).toBe(0);
    expect((await findStored('tenderizer')).news.total).toBe(0);
    expect((await findStored('zzqqxx')).total).toBe(0);
  });
});

describe('pages', () => {
  const pagesSaying = async (text: string, language: Language = 'en') => {
    const { top, pages, products } = await find(text, language);
    return [...top, ...pages, ...products].map(({ href }) => href);
  };

  test('are found by other spellings, the other language and what visitors mean', async () => {
    for (const text of ['cookie', 'kuki', 'cookies'])
      expect((await pagesSaying(text, 'id'))[0]).toBe('/id/kebijakan-kuki');
    expect((await pagesSaying('annual report', 'id'))[0]).toStartWith('/id/laporan-tahunan');
    expect((await pagesSaying('whistleblower'))[0]).toBe('/en/baik-culture');
  });

  test('are found by half a word and in spite of words that say nothing', async () => {
    expect((await pagesSaying('how do I find the warehou'))[0]).toBe('/en/procure-plus');
  });

  test('that are hidden from search engines are not found', async () => {
    const found = await Promise.all(['mailbox receipt', 'search', 'preview'].map((text) => pagesSaying(text)));
    expect(found.flat().filter((address) => /mailbox|search|preview/.test(address))).toEqual([]);
  });

  test('show the passage that says it when the description does not', async () => {
    const [hit] = (await find('bonds')).pages;
    expect(hit?.href).toBe('/en/procure-plus');
    expect(hit && marked(hit.description)).toEqual(['bonds']);
    expect(hit?.description.text).toContain('with their deadlines and bonds');
  });

  test('say what they show now, and at once nothing that was withdrawn', async () => {
    const saying = async () => (await find('wolverines')).pages.map(({ href }) => href);
    expect(await saying()).toEqual([]);
    const id = await world.publish({ title: 'First', excerpt: 'Wolverines', category: 'reports' });
    expect(await saying()).toContain('/en/annual-reports');
    await saveArticle(world.staleness, anyActor, id, { fields: { status: 'archived' } });
    expect(await saying()).toEqual([]);
  });
});

test('signs that mean something to a database are a text like any other', async () => {
  await world.publish({ title: 'Stok bauksit siap' });
  await keep('stok', { title: 'Stok bauksit' });
  const statements = ["'; drop table articles; --", "a' | 'b", 'x:*'];
  for (const text of [...statements, '!!', '&', '((', '\\', "''", '%%%', '___', '“”', '   ', '☃']) {
    const { news, media } = await findStored(text);
    expect([text, news.total, media.total]).toEqual([text, 0, 0]);
  }
});
