/** Maximum number of words of a query. */
export const maxWords = 8;

/** Folds case and accents, like the database function `search_text`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .toLowerCase();
}

/** The words of a folded text; letters and digits only, so that they contain no tsquery syntax. */
export function foldedWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The different folded words of a query. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldedWords(foldText(text)))].slice(0, maxWords);
}
