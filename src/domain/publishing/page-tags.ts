/** Every page that lists articles, and the pages of one. */
export const articlesTag = 'articles';
export const articleTag = (id: number) => `article:${id}`;

/** Every page that shows managed pictures or documents. */
export const assetsTag = 'assets';

/** Every page that shows members of the boards. */
export const leadersTag = 'leaders';

/** Tag of all pages and documents: a new release changes all of them. */
export const pagesTag = 'pages';

/** The tags by which shared caches are purged. Every change has one of them, so that the tags of single articles are not needed. */
export const broadTags: ReadonlySet<string> = new Set([articlesTag, assetsTag, leadersTag, pagesTag]);
