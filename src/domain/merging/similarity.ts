/** Words of a block that are compared; the rest of a long one hardly changes the result. */
const maxWords = 300;

/** The words of a block's text, with the number of times that each occurs. */
export type Words = ReadonlyMap<string, number>;

export function wordsOf(html: string): Words {
  const counts = new Map<string, number>();
  const text = html.slice(0, 20_000).replace(/<[^<>]*>/g, ' ');
  for (const word of text.toLowerCase().split(/\s+/, maxWords)) {
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Share of words that two texts have in common: 0 for none, 1 for the same words. */
export function similarity(one: Words, other: Words): number {
  const total = sizeOf(one) + sizeOf(other);
  if (total === 0) return 0;
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  return (2 * common) / total;
}

function sizeOf(words: Words): number {
  let size = 0;
  for (const count of words.values()) size += count;
  return size;
}
