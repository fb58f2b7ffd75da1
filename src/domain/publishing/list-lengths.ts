/** How many items public lists show: what a change shows where depends on them. */
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
  /** Crops of the picture that opens the home page. */
  homeHeader: 3,
} as const;

/** How many pictures of a place its page shows, by category and subcategory. */
export const placeLengths: Readonly<Record<string, number>> = {
  'circularity/header': 1,
  'circularity/stack': 3,
  'social/header': 1,
  'social/stack': 4,
  'environment/header': 1,
  'environment/stack': 3,
};
