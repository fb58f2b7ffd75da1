const maxWords = 8;

/** Text as search compares it: without case and accents. The database's function `search_text` does the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The words of what was typed, folded; letters and digits only, so that they mean nothing else to the database. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, maxWords);
}
