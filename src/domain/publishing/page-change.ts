/** What a change does to public pages: all of them become old, or, when it took content back, are dropped. */
export type PublicEffect = 'changed' | 'withdrawn';

export function strongerOf(one: PublicEffect | undefined, other: PublicEffect | undefined): PublicEffect | undefined {
  return one === 'withdrawn' ? one : (other ?? one);
}

type Detail = { language: string };

type PublishedArticle = {
  status: string;
  category: string;
  publishedAt: Date | null;
  unpublishAt: Date | null;
  details: readonly Detail[];
};

/**
 * The effect of a change to an article; undefined when no public page showed it before or shows it now. A scheduled article counts as
 * published: its time may come by another clock than that of this process.
 */
export function effectOnPages(
  before: PublishedArticle | undefined,
  after: PublishedArticle | undefined,
): PublicEffect | undefined {
  if (!isReleased(before)) return isReleased(after) ? 'changed' : undefined;
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
