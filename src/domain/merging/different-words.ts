import { DiffBudget } from '../versions/comparison/diff.ts';
import { changedRow } from './rich-texts.ts';
import { similarity, wordsOf } from './similarity.ts';

/** Part of a text; whether the other text does not have it. */
export type Piece = { text: string; isDifferent: boolean };

/** Texts that share fewer words are not marked: almost every word would be. */
const minSimilarity = 0.3;

/**
 * The pieces of `text`, which make it up: what `other` does not have, and the rest. Different pieces contain no tags, or one
 * picture, video or rule. All comparisons of a page share their budget: an article can have thousands of differences.
 */
export function differentFrom(other: string, text: string, budget = new DiffBudget()): Piece[] {
  const whole = [{ text, isDifferent: false }];
  if (similarity(wordsOf(other), wordsOf(text)) < minSimilarity) return whole;
  const pieces = changedRow(other, text, budget).after.map(({ html, isChanged }) => ({
    text: html,
    isDifferent: isChanged,
  }));
  // The budget is used up.
  const hasWords = ({ text: part }: Piece) => part.replace(/<[^<>]*>/g, '').trim() !== '';
  return pieces.filter(hasWords).every(({ isDifferent }) => isDifferent) ? whole : pieces;
}
