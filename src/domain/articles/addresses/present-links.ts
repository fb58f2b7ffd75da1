import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { articleDetails, articles } from '../../../db/schema/index.ts';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '../../../i18n/site/language.ts';
import { routes } from '../../../routes.ts';
import { isPublic } from '../queries.ts';
import { articleAddress } from './article-address.ts';

type Linked = { id: number; defaultLanguage: string; details: { language: Language; slug: string }[] };
/** Public articles by id. */
export type LinkedArticles = ReadonlyMap<number, Linked>;

const shown: readonly string[] = languageCodes.map((language) =>
  routes.articles.show.path[language].replace('/:id', ''),
);
/** A link in sanitised HTML that may lead to an article: origin, language, kind of page, id, and what follows the path. */
const articleLink =
  /\bhref="(https?:\/\/[^"/?#]+)?(?:\/([a-z]{2}))?\/([a-z-]+)\/([1-9]\d{0,8})(?:-[^"/?#]*)?([?#][^"]*)?"/g;

/** Of one page or feed; links to further ones keep the slug that was written. */
const maxLinkedArticles = 500;

/** The public articles that sanitised texts link to, in one query; in none when there is no link. */
export async function linkedArticles(db: Db, contents: readonly string[]): Promise<LinkedArticles> {
  const ids = new Set(contents.flatMap((text) => [...text.matchAll(articleLink)].map(([, , , , id]) => Number(id))));
  if (ids.size === 0) return new Map();
  const rows = await db
    .select({
      id: articles.id,
      defaultLanguage: articles.defaultLanguage,
      language: articleDetails.language,
      slug: articleDetails.slug,
    })
    .from(articles)
    .innerJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(and(inArray(articles.id, [...ids].slice(0, maxLinkedArticles)), eq(articles.category, 'news'), isPublic));
  const found = new Map<number, Linked>();
  for (const { id, defaultLanguage, language, slug } of rows) {
    const article = found.get(id) ?? { id, defaultLanguage, details: [] };
    if (isLanguage(language)) article.details.push({ language, slug });
    found.set(id, article);
  }
  return found;
}

/** Sanitised HTML whose links to these articles have their present slugs: stored texts have those of the time when they were written. */
export function withPresentLinks(content: string, linked: LinkedArticles, siteUrl: string): string {
  if (linked.size === 0) return content;
  return content.replace(
    articleLink,
    (link, origin = '', language = defaultLanguage, kind = '', id = '', rest = '') => {
      const article = linked.get(Number(id));
      const isOwn = origin === '' || origin === siteUrl;
      if (!article || !isOwn || !shown.includes(kind) || !isLanguage(language)) return link;
      return `href="${origin}${articleAddress(article, language)}${rest}"`;
    },
  );
}
