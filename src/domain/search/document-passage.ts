import type { Language } from '../../i18n/site/language.ts';
import { foldedWords, foldText } from './folding.ts';
import { stemOf } from './words/stems.ts';
import { synonymsOf } from './words/synonyms.ts';

/** Longer documents are searched completely, but shown by a passage of their beginning. */
const maxLookedThroughCharacters = 60_000;
const maxPassageCharacters = 200;

/** The line of a document with most of the words; undefined when the text shown already contains them. */
export function passageWith(
  text: string,
  words: readonly string[],
  shown: string,
  language: Language,
): string | undefined {
  const wanted = words.map((word) => new Set([word, ...synonymsOf(word).same].map((one) => stemOf(one, language))));
  const countIn = (line: string) => {
    const stems = new Set(foldedWords(foldText(line)).map((word) => stemOf(word, language)));
    return wanted.filter((one) => [...one].some((stem) => stems.has(stem))).length;
  };
  const already = countIn(shown);
  let best: { line: string; count: number } | undefined;
  for (const line of text.slice(0, maxLookedThroughCharacters).split('\n')) {
    const count = countIn(line);
    if (count > (best?.count ?? already)) best = { line, count };
    if (count === words.length) break;
  }
  return best && `… ${best.line.trim().slice(0, maxPassageCharacters)} …`;
}
