import { addressSlugOf } from '../../../fields/slug.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { parseId } from '../../input.ts';
import { detailIn } from '../queries.ts';

/** What the address of an article is made of. */
type Addressed = {
  id: number;
  defaultLanguage: string;
  details: readonly { language: Language; slug: string }[];
};

/** The public page of an article, or its preview. */
export type ArticleRoute = typeof routes.articles.show | typeof routes.articles.previewShow;

/** How addresses name an article: its id, which decides, and its slug, which is for readers: `42-first-vessel`. */
export function articleName(id: number, slug = ''): string {
  const shown = addressSlugOf(slug);
  return shown === '' ? String(id) : `${id}-${shown}`;
}

/** The id in the name of an article, and whether there is a slug behind it; undefined when no article can have that name. */
export function parseArticleName(name: string): { id: number; hasSlug: boolean } | undefined {
  const [, number = '', slug] = /^(\d+)(-.*)?$/s.exec(name) ?? [];
  const id = parseId(number);
  return id === undefined ? undefined : { id, hasSlug: slug !== undefined };
}

/** The name of an article in the addresses of a language: with the slug of the text that is shown there. */
export function articleNameIn(article: Addressed, language: Language): string {
  return articleName(article.id, detailIn(article, language)?.slug);
}

/** The canonical address of an article in a language. */
export function articleAddress(
  article: Addressed,
  language: Language,
  route: ArticleRoute = routes.articles.show,
): string {
  return href(route, language, { id: articleNameIn(article, language) });
}

/** The same, of a row that has the slug of the text that is shown. */
export function articleHref(id: number, slug: string, language: Language): string {
  return href(routes.articles.show, language, { id: articleName(id, slug) });
}
