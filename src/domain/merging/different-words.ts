import type { Effort } from '../versions/comparison/diff.ts';
import { compareTexts } from '../versions/comparison/texts.ts';
import { similarity, wordsOf } from './similarity.ts';

/** Part of a text; whether the other text does not have it. */
export type Piece = { text: string; isDifferent: boolean };

/** Texts that share fewer words are not marked: almost every word would be. */
const minSimilarity = 0.3;

/**
 * The pieces of `text`, which make it up: what `other` does not have, and the rest. All comparisons of a page share their
 * effort: an article can have thousands of differences.
 */
export function differentFrom(other: string, text: string, effort?: Effort): Piece[] {
  if (similarity(wordsOf(other), wordsOf(text)) < minSimilarity) return [{ text, isDifferent: false }];
  const shown = compareTexts(other, text, effort)
    .flatMap(({ words }) => words)
    .filter(({ change }) => change !== 'removed');
  const pieces: Piece[] = [];
  shown.forEach((word, index) => {
    const isAdded = (one: (typeof shown)[number] | undefined) => one?.change === 'added';
    const isBetween = word.text.trim() === '' && isAdded(shown[index - 1]) && isAdded(shown[index + 1]);
    const isDifferent = isAdded(word) || isBetween;
    const last = pieces.at(-1);
    if (last?.isDifferent === isDifferent) last.text += word.text;
    else pieces.push({ text: word.text, isDifferent });
  });
  // The effort is used up.
  if (pieces.every(({ isDifferent }) => isDifferent)) return [{ text, isDifferent: false }];
  return pieces;
}
