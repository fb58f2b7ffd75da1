import type { ArticleDraft, DetailDraft } from '../../src/domain/articles/edits.ts';
import { insertArticle } from '../../src/domain/articles/save.ts';
import type { Staleness } from '../../src/domain/publishing/staleness.ts';
import { storeFirstVersions } from '../../src/domain/versions/commands.ts';
import { type Language, languageCodes } from '../../src/i18n/site/language.ts';

/** Values of a test article; the others have defaults. */
type ArticleSaid = Partial<Omit<ArticleDraft, 'details'>> & {
  /** One title in both languages, or a title for each language that the article has. */
  title?: string | Partial<Record<Language, string>>;
  content?: string;
  excerpt?: string;
};

const lastWeek = () => new Date(Date.now() - 7 * 86_400_000);
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000);

/** Creates articles; each method returns the id. */
export function articlesOf(staleness: () => Staleness) {
  const write = (said: ArticleSaid) =>
    staleness().change(async (tx, declare) => {
      declare('changed');
      const article = await insertArticle(tx, draft(said));
      await storeFirstVersions(tx, 'articles', [article]);
      return article.id;
    });
  return {
    publish: (said: ArticleSaid = {}) => write(said),
    draft: (said: ArticleSaid = {}) => write({ title: 'A draft', status: 'draft', publishedAt: null, ...said }),
    schedule: (said: ArticleSaid = {}) => write({ title: 'News of next week', publishedAt: nextWeek(), ...said }),
    archive: (said: ArticleSaid = {}) => write({ title: 'Archived news', status: 'archived', ...said }),
    /** `count` published articles; number 1 is the newest. */
    async publishMany(count: number, said: ArticleSaid = {}): Promise<number[]> {
      const ids: number[] = [];
      for (let number = 1; number <= count; number += 1) {
        const publishedAt = new Date(lastWeek().getTime() - number * 86_400_000);
        ids.push(await write({ title: `News number ${number}`, publishedAt, ...said }));
      }
      return ids;
    },
  };
}

function draft({ title = 'Refinery reaches full capacity', content, excerpt, ...said }: ArticleSaid): ArticleDraft {
  const titles: Partial<Record<Language, string>> = typeof title === 'string' ? { id: title, en: title } : title;
  return {
    category: 'news',
    topic: 'press-release',
    status: 'published',
    author: 'Corporate Secretary',
    featuredImage: null,
    publishedAt: lastWeek(),
    defaultLanguage: 'id',
    ...said,
    details: languageCodes.flatMap((language) => {
      const spoken = titles[language];
      return spoken === undefined ? [] : [detail(language, spoken, content, excerpt)];
    }),
  };
}

function detail(language: Language, title: string, content?: string, excerpt?: string): DetailDraft {
  return {
    language,
    title,
    slug: title.toLowerCase().replace(/\W+/g, '-'),
    content: content ?? `<p>${title}: the whole story.</p>`,
    excerpt: excerpt ?? `${title} in short.`,
    metaDescription: null,
  };
}
