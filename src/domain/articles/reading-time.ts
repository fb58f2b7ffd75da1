export const wordsPerMinute = 200;

/** Whole minutes that it takes to read article HTML; at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>|&nbsp;/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
