import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../src/company.ts';
import { demoAssets } from '../../src/content/demo-assets.ts';
import { demoArticles } from '../../src/content/news/demo-articles.ts';
import { readVocabularies, speak } from '../support/code/vocabularies.ts';
import { filesLike, root } from '../support/sources.ts';

/** Everything that the site says about the company, one text each. */
const texts = [
  ...(await readVocabularies()).flatMap(([, spoken]) =>
    [...Object.values(spoken.id), ...Object.values(spoken.en)].map((said) =>
      typeof said === 'string' ? said : speak(said).text,
    ),
  ),
  ...Object.values(company.tagline),
  ...stringsIn(demoArticles),
  ...stringsIn(demoAssets),
  ...stringsIn(JSON.parse(readFileSync(join(root, 'static/pictures/pictures.json'), 'utf8'))),
  ...(
    await Promise.all(
      [...filesLike('src/content/annual-report/*.ts'), ...filesLike('src/i18n/public/annual-report/*.ts')].map(
        async (path) => stringsIn(await import(join(root, path))),
      ),
    )
  ).flat(),
];
const sentences = texts.flatMap((text) => text.replace(/<[^>]+>/g, '\n').split(/(?<=[.!?])\s|\n/));

test('the texts of the company were found', () => {
  expect(sentences.length).toBeGreaterThan(5000);
});

test('one million tons a year is a capacity wherever it is said: no year has brought as much', () => {
  const million = /(satu|\b1) juta ton|(one|\b1) million[- ]tons?|1\.000\.000 ton|1,000,000 tons/i;
  // A figure of its own stands above its description.
  const said = sentences.filter((text) => million.test(text) && text.split(/\s/).length > 3);
  expect(said.length).toBeGreaterThan(12);
  expect(said.filter((text) => !/kapasitas|capacity|designed for/i.test(text))).toEqual([]);
});

test('the refinery is north of the equator, not on it', () => {
  const equator = /nol derajat|zero degrees|\b(on|along) the equator|di garis khatulistiwa|lintang nol/i;
  expect(sentences.filter((text) => equator.test(text))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(stringsIn);
}
