/** How many items public lists show. */
export const listLengths = {
  homeNews: 4,
  publicationsNews: 3,
  relatedNews: 2,
  feed: 20,
  /** News that stand apart on the first page of all news. */
  latestNews: 3,
  /** On each page of all news, besides the latest. */
  furtherNews: 6,
  /** On a page of a category or a year. */
  chosenNews: 12,
} as const;
