/** Maximum number of words of a query. */
export const maxWords = 8;

/** Folds case and accents, like the database function `search_text`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .toLowerCase();
}

/** Words, and whole numbers with the separators of either language. */
export const wordPattern = /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+/gu;
const groupedNumbers = /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)/g;

/** The words of a folded text; letters and digits only, so that they contain no tsquery syntax. `614.000` and `614,000` are `614000`. */
export function foldedWords(folded: string): string[] {
  return folded.replace(groupedNumbers, withoutSeparators).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutSeparators(number: string): string {
  return number.replace(/[.,]/g, '');
}

/** The different folded words of a query. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldedWords(foldText(text)))].slice(0, maxWords);
}
