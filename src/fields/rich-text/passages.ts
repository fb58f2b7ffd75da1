/** A block of a text, of which its passages need this much. */
type Block = { id: string | undefined; text: string };

/** What a comment remembers of its passage. */
export type Anchor = { blockId: string | null; quote: string; before: string; after: string };

/** Where a passage is: number of its block, and the position in its text. */
type Place = { block: number; at: number };

/** Characters of the text before and after a passage that are remembered. */
const maxContextCharacters = 40;
/** Occurrences of a quotation that are compared. */
const maxOccurrences = 500;
/** A shorter quotation may occur anywhere by chance: outside its block it counts only with its context. */
const minTellingCharacters = 24;
const minSameContextCharacters = 8;

/** One space for each run of white space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The place of a passage in a text that may have changed since; undefined when the passage is not in it any more. */
export function locate(blocks: readonly Block[], { blockId, quote, before, after }: Anchor): Place | undefined {
  if (quote === '') return undefined;
  let best: { place: Place; score: number } | undefined;
  let count = 0;
  for (const [block, { id, text }] of blocks.entries()) {
    for (let at = text.indexOf(quote); at >= 0 && count < maxOccurrences; at = text.indexOf(quote, at + 1)) {
      count += 1;
      const end = at + quote.length;
      const context =
        sharedEnd(before, contextBefore(text, at)) + sharedStart(after, text.slice(end, end + maxContextCharacters));
      const isSameBlock = id !== undefined && id === blockId;
      const isTelling =
        quote.length >= minTellingCharacters ||
        context >= minSameContextCharacters ||
        (text === quote && before === '' && after === '');
      if (!isSameBlock && !isTelling) continue;
      const score = context + (isSameBlock ? 2 * maxContextCharacters + 1 : 0);
      if (!best || score > best.score) best = { place: { block, at }, score };
    }
  }
  return best?.place;
}

/** The anchor of a passage at a place. */
export function anchorAt(blocks: readonly Block[], { block, at }: Place, quote: string): Anchor {
  const { id, text = '' } = blocks[block] ?? {};
  const end = at + quote.length;
  return {
    blockId: id ?? null,
    quote,
    before: contextBefore(text, at),
    after: text.slice(end, end + maxContextCharacters),
  };
}

function contextBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - maxContextCharacters), at);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** Whether two anchors of one quotation are the same. */
export function isSame(one: Anchor, other: Anchor): boolean {
  return one.blockId === other.blockId && one.before === other.before && one.after === other.after;
}
