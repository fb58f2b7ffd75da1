import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../i18n/site/language.ts';

/** Maximum number of words of a query. */
const maxWords = 8;

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
  return folded.replace(groupedNumbers, (number) => number.replace(/[.,]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The stems of a text's words. */
export function stemsIn(text: string, language: Language): Set<string> {
  return new Set(foldedWords(foldText(text)).map((word) => stemOf(word, language)));
}

/** The different folded words of a query. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldedWords(foldText(text)))].slice(0, maxWords);
}

/** A longer word is an address or a key, and has no inflection. */
const maxStemmedCharacters = 40;
const maxKnownStems = 20_000;

const stemmers = { id: stemIndonesian, en: stemEnglish };
const known = { id: stemCache(), en: stemCache() };

/** The stem of a folded word, by the Snowball algorithm of its language. */
export function stemOf(word: string, language: Language): string {
  if (word.length > maxStemmedCharacters) return word;
  const stem = known[language].get(word) ?? stemmers[language](word);
  known[language].set(word, stem);
  return stem;
}

function stemCache() {
  return new LRUCache<string, string>({ max: maxKnownStems });
}

/** Words of questions and links between words; they say nothing about what is looked for. */
const stopWords = new Set(
  `ada adalah agar akan anda apa apakah atas atau bagaimana bagi bahwa bisa cara dalam dan dapat dari dengan di dimana ini
  ingin itu jadi juga kami kah kapan karena ke kenapa kepada kita lah mana mau mengapa menjadi nya oleh pada para saat
  saja saya sebagai secara sedang seperti siapa sini tentang untuk yang
  jumlah nomor number many much per
  a about am an and any are as at be been by can could did do does for from get has have how i in into is it its
  me my of on or our find should show so that the their them there they this to us was we were what when where which who whose why
  will with would you your`.split(/\s+/),
);

/** Whether a folded word is too common to search for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The folded words of a query that say what is looked for; all of them when it has no others. */
export function meaningfulWords(text: string): string[] {
  const words = [...new Set(foldedWords(foldText(text)))];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, maxWords);
}

/** Longer words are not compared. */
const maxComparedCharacters = 32;

/** Edits that a word of this length may contain; shorter words are too close to others. */
export function allowedEdits({ length }: string): number {
  if (length < 4 || length > maxComparedCharacters) return 0;
  return length < 8 ? 1 : maxEdits;
}

const maxEdits = 2;

/** Rows of the comparison, reused because thousands of words are compared for one typing error. The other word may be longer. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxComparedCharacters + maxEdits + 1));

/**
 * Number of missing, extra, wrong and swapped neighbouring letters between a word of at most `maxComparedCharacters` and
 * another one; `limit + 1` when it is above the limit, which is at most `maxEdits`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooMany;
  let [before, last, line] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    line[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let distance = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, at(before, column - 2) + 1);
      line[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > limit) return tooMany;
    [before, last, line] = [last, line, before];
  }
  return Math.min(at(last, other.length), tooMany);
}

function at(line: Uint8Array, column: number): number {
  return line[column] ?? 0;
}
