import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoArticles } from '../../src/content/news/demo-articles.ts';
import { readVocabularies, speak } from '../support/code/vocabularies.ts';
import { filesLike, root } from '../support/sources.ts';

/** One term for each thing. Names of people and species, and other meanings of a word, are excepted in the patterns. */
const rejected = {
  id: [
    [/(operasi|tahap) uji coba/i, 'operasi percobaan or komisioning'],
    [/induk usaha/i, 'Grup or Holding Pertambangan BUMN'],
    [/(?<!pabrik |perusahaan )pelebur(an)? aluminium(?! Indonesia)/i, 'pabrik peleburan aluminium'],
    [/\bdigesti\b/i, 'pelarutan'],
    [/\bsurel\b|\be-mail\b/i, 'email'],
    [/\bperihal\b/i, 'subjek'],
    [/\btersegel\b/i, 'dienkripsi'],
    [/\bsambungan (Anda|internet)/i, 'koneksi'],
    [/\bkanal (pelaporan|<a)/i, 'saluran'],
    [/\bkorsel\b/i, 'karusel'],
    [/\bpiagam (komisaris)\b/i, 'piagam dewan komisaris'],
    [/lihat daring/i, 'baca daring'],
    [/\d x \d/, 'the sign ×'],
    [/coba lagi beberapa (saat|detik|menit) lagi/i, 'coba beberapa saat lagi'],
    [/\badsorben(t|s)\b|\bpenjerap\b/i, 'adsorben'],
    [/(?<!kepiting )(?<!Asri )(?<!Kepiting )\bbakau\b(?! dan api-api| di sisi darat)/i, 'mangrove'],
  ],
  en: [
    [/\baluminium\b/i, 'aluminum'],
    [/\bprogrammes?\b/i, 'program'],
    [/\b(kilo|centi|milli)?metres?\b/i, 'meter'],
    [/\b(neighbour|colour|labour|harbour|behaviour|favour)/i, 'neighbor, color, labor, harbor, behavior, favor'],
    [
      /\b(grey|storeys?|pavement|centre|litre|sulphur|catalogue|cancelled|towards|analysed|organis(e|ation)|recognis)/i,
      'the American spelling',
    ],
    [/\b(candour|cosy|pencilled|smoulder|enquir|fortnight|spanner|windscreen|(?:up|down)wards)/i, 'the American word'],
    [/\bKijing port\b/, 'Kijing Port'],
    [/\d x \d/, 'the sign ×'],
    [/\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/, 'May 7'],
  ],
} satisfies Record<string, [pattern: RegExp, instead: string][]>;

const vocabularies = await readVocabularies();

describe.each(['id', 'en'] as const)('terms in %s', (language) => {
  test.each(vocabularies)('%s uses the terms of the glossary', (_name, spoken) => {
    for (const [key, said] of Object.entries(spoken[language])) {
      expect(wrongTerms(typeof said === 'string' ? said : speak(said).text, language, key)).toEqual([]);
    }
  });

  test('the built-in articles use the terms of the glossary', () => {
    const details = demoArticles.flatMap((article) => article.details[language] ?? []);
    expect(details.length).toBeGreaterThan(20);
    expect(
      details.flatMap(({ title, excerpt, content }) => wrongTerms(`${title} ${excerpt} ${content}`, language, title)),
    ).toEqual([]);
  });
});

test('policies and figures use the terms of the glossary', async () => {
  const paths = [
    ...['policies', 'governance', 'annual-report'].map((folder) => `src/content/${folder}/*.ts`),
    ...['annual-report', 'sustainability'].map((folder) => `src/i18n/public/${folder}/*.ts`),
  ].flatMap((pattern) => filesLike(pattern));
  const found: string[] = [];
  let read = 0;
  for (const path of paths) {
    for (const [language, text] of pairedTexts(await import(join(root, path)))) {
      found.push(...wrongTerms(text, language, path));
      read += 1;
    }
  }
  expect(found).toEqual([]);
  expect(read).toBeGreaterThan(800);
});

test('the captions of the built-in pictures use the terms of the glossary', () => {
  const pictures = JSON.parse(readFileSync(join(root, 'static/pictures/pictures.json'), 'utf8'));
  const captions = [...pairedTexts(pictures)];
  expect(captions.length).toBeGreaterThan(150);
  expect(captions.flatMap(([language, text]) => wrongTerms(text, language, text))).toEqual([]);
});

test('a built-in article quotes as many people in one language as in the other', () => {
  const quotations = (content = '') => content.split('\n').filter((line) => /“[^”]+[,.?]”/.test(line)).length;
  const both = demoArticles.filter(({ details }) => details.id && details.en);
  expect(both.length).toBeGreaterThan(20);
  for (const { key, details } of both) {
    expect({ key, quoted: quotations(details.en?.content) }).toEqual({ key, quoted: quotations(details.id?.content) });
  }
});

test('the built-in documents use the terms of the glossary', () => {
  const english = /\b(en|second): (['"`])(.*?)\2/g;
  for (const path of filesLike('scripts/production/documents/**/*.{ts,tsx}')) {
    const texts = [...readFileSync(join(root, path), 'utf8').matchAll(english)].map(([, , , text = '']) => text);
    expect(texts.flatMap((text) => wrongTerms(text, 'en', path))).toEqual([]);
  }
});

/** Texts of pairs: objects with both languages, and arrays of an Indonesian and an English text. */
function* pairedTexts(value: unknown, language?: 'id' | 'en'): Generator<['id' | 'en', string]> {
  if (typeof value === 'string') {
    if (language) yield [language, value];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const pair: Record<string, unknown> =
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
      ? { id: value[0], en: value[1] }
      : { ...value };
  const isPair = 'id' in pair && 'en' in pair && [pair.id, pair.en].every((one) => typeof one === typeof pair.id);
  for (const [key, one] of Object.entries(pair)) {
    yield* pairedTexts(one, language ?? (isPair && (key === 'id' || key === 'en') ? key : undefined));
  }
}

function wrongTerms(text: string, language: 'id' | 'en', where: string): string[] {
  return rejected[language].flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`${where}: "${found}", write ${instead}`] : [];
  });
}
