import { expect, test } from 'bun:test';
import { searchSite } from '../../../src/domain/search/queries.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { seedDemo } from '../../../src/seed/seed.ts';
import { measureDemoFile } from '../../../src/web/files/asset-files.ts';
import { recipient } from '../../support/baik.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';
import { englishQuestions, indonesianQuestions, type Question } from './questions.ts';
import { tasks } from './tasks.ts';

const world = await lastingWorld();
await seedDemo(world.db, world.staleness, measureDemoFile);
await recipient(world);
await world.sitePages.readAll('id');
await world.sitePages.readAll('en');

/** The addresses of all results, or the titles of news, in the order in which the page lists them. */
async function answersTo(asked: string, language: Language): Promise<string[]> {
  const found = await searchSite(world, asked, language, { news: { limit: 6 }, media: { limit: 6 } });
  const answers = {
    pages: found.pages.map(({ href }) => href),
    products: found.products.map(({ href }) => href),
    leadership: found.leadership.map(({ href }) => href),
    news: found.news.hits.map(({ title }) => title.text),
    media: found.media.hits.map(({ href }) => href),
  };
  const top = found.top.map((hit) => (hit.kind === 'news' ? hit.title.text : hit.href));
  return [...top, ...found.order.flatMap((key) => answers[key])];
}

async function missed(questions: readonly Question[], language: Language): Promise<string[]> {
  const unanswered: string[] = [];
  for (const [asked, ...answers] of questions) {
    const found = (await answersTo(asked, language)).slice(0, 3);
    if (!found.some((answer) => answers.includes(answer))) unanswered.push(`${asked}: ${found.join(', ')}`);
  }
  return unanswered;
}

test('ninety-five of a hundred questions are answered within the first three results', async () => {
  expect([indonesianQuestions.length, englishQuestions.length]).toEqual([50, 50]);
  const unanswered = [...(await missed(indonesianQuestions, 'id')), ...(await missed(englishQuestions, 'en'))];
  if (unanswered.length > 5) expect(unanswered).toEqual([]);
});

test.each([
  ['id', '/id/produk-kami'],
  ['en', '/en/our-products'],
] as const)('a corrected word is answered like the right one: in %s, alumina by %s first', async (language, page) => {
  const answers = await answersTo('alumina', language);
  expect(answers[0]).toBe(page);
  expect(await answersTo('alumnia', language)).toEqual(answers);
});

test.each([...tasks.id.map((task) => ['id', ...task] as const), ...tasks.en.map((task) => ['en', ...task] as const)])(
  'visitors who read %s find “%s” at %s, in its section %s',
  async (language, asked, address, section, fact) => {
    expect((await answersTo(asked, language)).slice(0, 3)).toContain(address);
    expect(textOf(only(await world.html(address), `main #${section}`)).replace(/\s+/g, ' ')).toMatch(fact);
  },
);
