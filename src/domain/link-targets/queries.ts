import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { articleAddress } from '../articles/addresses/article-address.ts';
import { type ArticleSummary, detailIn, listArticleSummaries } from '../articles/queries.ts';
import { listAssets } from '../assets/queries.ts';
import { articleAt, ownAddress, pathKeyOf } from '../redirects/addresses.ts';
import type { SitePages } from '../search/site-pages.ts';
import { foldedWords, foldText } from '../search/words.ts';

export const targetKinds = ['article', 'page', 'section', 'document'] as const;
/** Why readers of a text would not find what it links to, or not in their language. */
export const targetWarnings = ['draft', 'scheduled', 'unpublished', 'archived', 'otherLanguage'] as const;

export type LinkTarget = {
  kind: (typeof targetKinds)[number];
  title: string;
  /** As it is stored in a text. */
  href: string;
  /** The page of a section, or the file of a document. */
  note: string;
  warning: (typeof targetWarnings)[number] | null;
};

type Site = { db: Db; siteUrl: string; sitePages: Pick<SitePages, 'in'> };

const maxTargets = { article: 8, page: 5, section: 6, document: 5 } as const;

/** What a text in a language may link to: the newest articles without a text, the article of a number or an address, or what has all words. */
export async function findLinkTargets(site: Site, text: string, language: Language): Promise<LinkTarget[]> {
  const wanted = text.trim();
  const found = await articlesFor(site, wanted);
  const articles = found.map((article) => articleTarget(article, language));
  const words = foldedWords(foldText(wanted));
  // An address is no text to look for.
  if (words.length === 0 || /^(?:\/|#|[a-z]+:)/i.test(wanted)) return articles;
  const { pages, sections } = await pagesWith(site, words, language);
  return [...pages, ...articles, ...sections, ...(await documentsWith(site.db, wanted))];
}

async function articlesFor({ db, siteUrl }: Site, wanted: string): Promise<ArticleSummary[]> {
  const news = { category: 'news', unpublished: true } as const;
  const limit = maxTargets.article;
  if (wanted === '') return listArticleSummaries(db, { category: 'news' }, { limit });
  const own = /^(?:\/|https?:)/i.test(wanted) ? ownAddress(wanted, siteUrl) : undefined;
  const id = own ? articleAt(pathKeyOf(own.pathname)) : Number(/^#?(\d{1,9})$/.exec(wanted)?.[1] ?? 0);
  const numbered = id ? await listArticleSummaries(db, { ...news, ids: [id] }) : [];
  if (own) return numbered;
  const named = await listArticleSummaries(db, { ...news, text: wanted }, { limit });
  return [...numbered, ...named.filter((one) => one.id !== id)].slice(0, limit);
}

function articleTarget(article: ArticleSummary, language: Language): LinkTarget {
  const title = detailIn(article, language)?.title ?? '';
  return {
    kind: 'article',
    title,
    href: articleAddress(article, language),
    note: `#${article.id}`,
    warning: warningOf(article, language),
  };
}

function warningOf({ status, publishedAt, unpublishAt, details }: ArticleSummary, language: Language) {
  const now = new Date();
  if (status === 'archived') return 'archived';
  if (status !== 'published' || !publishedAt) return 'draft';
  if (unpublishAt && unpublishAt <= now) return 'unpublished';
  if (publishedAt > now) return 'scheduled';
  return details.some((detail) => detail.language === language) ? null : 'otherLanguage';
}

/** Pages by their titles, and their sections by their headings. */
async function pagesWith(
  { sitePages }: Site,
  words: readonly string[],
  language: Language,
): Promise<Record<'pages' | 'sections', LinkTarget[]>> {
  const { index } = await sitePages.in(language);
  const hasAll = (text: string) => {
    const own = foldedWords(foldText(text));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const known = { note: '', warning: null };
  const ownTitles = index.entries.filter(({ title }) => hasAll(title)).slice(0, maxTargets.page);
  const ownSections = index.entries.flatMap(({ href, title: note, sections: all }) =>
    all.filter(({ title }) => hasAll(title)).map(({ id, title }) => ({ title, note, href: `${href}#${id}` })),
  );
  return {
    pages: ownTitles.map(({ title, href }) => ({ ...known, kind: 'page', title, href })),
    sections: ownSections.slice(0, maxTargets.section).map((one) => ({ ...known, ...one, kind: 'section' })),
  };
}

async function documentsWith(db: Db, search: string): Promise<LinkTarget[]> {
  const found = await listAssets(db, { search, mediaType: 'document' }, { limit: maxTargets.document });
  return found.map(({ name, filename, path }) => ({
    kind: 'document',
    title: name,
    href: path,
    note: filename,
    warning: null,
  }));
}
