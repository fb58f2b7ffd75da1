/** Every page that lists articles, and the pages of one. */
export const articlesTag = 'articles';
export const articleTag = (id: number) => `article:${id}`;

/** Every page that shows managed pictures or documents. */
export const assetsTag = 'assets';

/** Every page that shows members of the boards. */
export const leadersTag = 'leaders';
