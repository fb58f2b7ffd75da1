import { DiffBudget, gapsBetween } from './diff.ts';

export type Word = { text: string; change: 'same' | 'removed' | 'added' };
/** A paragraph or similar part of both texts, or of one. */
export type Passage = { words: Word[]; isChanged: boolean };

/**
 * Compares two texts, first by block, then the changed blocks by word. Tags are words too: joined, the words that are same
 * or removed are the text before, and those that are same or added the text after.
 */
export function compareTexts(before: string, after: string, budget = new DiffBudget()): Passage[] {
  if (before === after) return before === '' ? [] : blocksOf(before).map(unchanged);
  const [old, now] = [blocksOf(before), blocksOf(after)];
  return [...gapsBetween(budget.pairs(old, now), old.length, now.length)].flatMap((gap) => [
    ...changedPassages(old.slice(...gap.before), now.slice(...gap.after), budget),
    ...(gap.pair ? [unchanged(old[gap.pair[0]] ?? '')] : []),
  ]);
}

/** As many blocks on both sides are compared one by one, others as one text. */
function changedPassages(removed: readonly string[], added: readonly string[], budget: DiffBudget): Passage[] {
  if (removed.length === added.length) {
    return removed.map((block, index) => changed(block, added[index] ?? '', budget));
  }
  return [changed(removed.join(''), added.join(''), budget)];
}

function changed(before: string, after: string, budget: DiffBudget): Passage {
  const runs = budget.diff(wordsOf(before), wordsOf(after));
  return { words: runs.map(({ change, tokens }) => ({ change, text: tokens.join('') })), isChanged: true };
}

function unchanged(block: string): Passage {
  return { words: [{ text: block, change: 'same' }], isChanged: false };
}

const blockEnd = /<\/(?:p|h[2-6]|li|tr|blockquote|figure|pre|figcaption)>|\n/g;

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  for (const { index, 0: found } of text.matchAll(blockEnd)) {
    blocks.push(text.slice(start, index + found.length));
    start = index + found.length;
  }
  if (start < text.length) blocks.push(text.slice(start));
  return blocks;
}

/** Words and numbers, white space, signs, and whole tags and entities. */
const word = /<[^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});|[\p{L}\p{N}\p{M}]+(?:[.,]\p{N}+)*|\s+|[^\s\p{L}\p{N}\p{M}]/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}
