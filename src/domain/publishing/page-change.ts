/** What a change does to public pages. `none`: no public page showed it before or shows it now. */
export type PublicEffect = 'none' | 'changed' | 'withdrawn';

/** A change that has been committed, as the page cache of each node hears of it. */
export type PageChange = {
  /** The tags of the pages that show what changed; every page when undefined. */
  tags: readonly string[] | undefined;
  /** Whether public content was taken back: pages that show it must never be served again. */
  withdrawn: boolean;
};

type Detail = { language: string };

type PublishedArticle = {
  status: string;
  category: string;
  publishedAt: Date | null;
  unpublishAt: Date | null;
  details: readonly Detail[];
};

/**
 * The effect of a change to an article. A scheduled article counts as published: its time may come by another clock
 * than that of this process.
 */
export function effectOnPages(before: PublishedArticle | undefined, after: PublishedArticle | undefined): PublicEffect {
  if (!isReleased(before)) return isReleased(after) ? 'changed' : 'none';
  if (!isReleased(after) || before.category !== after.category) return 'withdrawn';
  const isPostponed = after.publishedAt > before.publishedAt;
  const endsEarlier = after.unpublishAt !== null && (!before.unpublishAt || after.unpublishAt < before.unpublishAt);
  const remains = ({ language }: Detail) => after.details.some((detail) => detail.language === language);
  return isPostponed || endsEarlier || !before.details.every(remains) ? 'withdrawn' : 'changed';
}

function isReleased<Article extends PublishedArticle>(
  article: Article | undefined,
): article is Article & { publishedAt: Date } {
  return article?.status === 'published' && article.publishedAt !== null;
}
