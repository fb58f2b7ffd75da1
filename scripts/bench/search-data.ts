import { demoArticles } from '../../src/content/news/demo-articles.ts';
import type { Db } from '../../src/db/client.ts';
import { articleDetails, articles, assets } from '../../src/db/schema/index.ts';
import { type Language, languageCodes } from '../../src/i18n/site/language.ts';

type DataSize = { articles: number; assets: number };

const rowsAtOnce = 200;
const sentencesOfArticle = 40;

/** Fills a database with generated bilingual articles and assets, composed from the demo content. */
export async function fillDatabase(db: Db, size: DataSize): Promise<void> {
  const random = sequence(7);
  const sentences = { id: sentencesIn('id'), en: sentencesIn('en') };
  const pick = (language: Language) => sentences[language][Math.floor(random() * sentences[language].length)] ?? '';
  const title = (language: Language) => pick(language).split(' ').slice(0, 9).join(' ');

  for (let from = 0; from < size.articles; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, size.articles - from) }, (_, index) => ({
      category: 'news',
      status: (from + index) % 20 === 0 ? 'draft' : 'published',
      publishedAt: new Date(Date.UTC(2026, 0, 1) - (from + index) * 3_600_000),
    }));
    const made = await db.insert(articles).values(rows).returning({ id: articles.id });
    const details = made.flatMap(({ id }) =>
      languageCodes.map((language) => ({
        articleId: id,
        language,
        title: title(language),
        excerpt: pick(language),
        content: Array.from({ length: sentencesOfArticle }, () => `<p>${pick(language)}</p>`).join(''),
      })),
    );
    await db.insert(articleDetails).values(details);
  }
  for (let from = 0; from < size.assets; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, size.assets - from) }, (_, index) => ({
      name: `${title('en').replaceAll(' ', '_')}_${from + index}`,
      category: 'news',
      mediaType: 'image',
      path: `/assets/picture-${from + index}.webp`,
      filename: `picture-${from + index}.webp`,
      title: title('id'),
      altText: pick('id'),
      altTextEn: pick('en'),
    }));
    await db.insert(assets).values(rows);
  }
  await db.execute('vacuum analyze');
}

/** Typical search terms: one or two words, prefixes, misspellings, and some nonsense. */
export function typedTexts(count: number): { q: string; language: Language }[] {
  const random = sequence(11);
  const words = { id: wordsIn('id'), en: wordsIn('en') };
  return Array.from({ length: count }, (_, index) => {
    const language = index % 2 === 0 ? 'id' : 'en';
    const pick = () => words[language][Math.floor(random() * words[language].length)] ?? '';
    const word = pick();
    const kind = random();
    if (kind < 0.35) return { q: word, language };
    if (kind < 0.65) return { q: word.slice(0, 2 + Math.floor(random() * 4)), language };
    if (kind < 0.8) return { q: `${word} ${pick()}`, language };
    if (kind < 0.95) return { q: word.replace(/^(..)(.)(.)/, '$1$3$2'), language };
    return { q: `${word.slice(0, 3)}zzq${index}`, language };
  });
}

/** Frequent words of the content are also frequent search terms. */
function wordsIn(language: Language): string[] {
  return sentencesIn(language).flatMap((sentence) => sentence.match(/\p{L}{3,}/gu) ?? []);
}

function sentencesIn(language: Language): string[] {
  return demoArticles
    .flatMap(({ details }) => details[language]?.content ?? '')
    .flatMap((content) => content.replace(/<[^>]*>/g, ' ').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);
}

/** Seeded random numbers between 0 and 1, so that measurements are comparable. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
