import { type Block, contentOf } from './blocks.ts';
import { bestPairs, pairInOrder } from './in-order.ts';
import { similarity, wordsOf } from './similarity.ts';

/** A block that is not at the place of a block of the base. */
export type Insertion = {
  block: Block;
  /** Index of the base block that was moved here. */
  movedFrom: number | undefined;
};

/** What an editor did to the blocks of the base. */
export type EditedBlocks = {
  /** By index of the base: the block that took its place, edited or not; undefined when it was removed or moved. */
  inPlace: (Block | undefined)[];
  /** By index of the base: the blocks before it; the last entry holds those at the end. */
  inserted: Insertion[][];
  /** By index of the base: what became of a block that was moved. */
  moved: Map<number, Block>;
};

/** Words that a rewritten block must share with its original to be its edit, when that is not clear from its place. */
const minSimilarity = 0.3;

/** Tells for each block of the base what an edit made of it: by identifier, else by content and place. */
export function findEdits(base: readonly Block[], edited: readonly Block[]): EditedBlocks {
  const [ours, theirs] = tokensOf(base, edited);
  const counterparts = new Map<number, number>(pairInOrder(ours, theirs));
  for (const [from, to] of gapsBetween(counterparts, base.length, edited.length)) {
    for (const [index, place] of pairRewritten(base, edited, from, to)) counterparts.set(index, place);
  }
  const inPlace = base.map((_block, index) => edited[counterparts.get(index) ?? -1]);
  const removed = new Map<string, number>();
  ours.forEach((token, index) => {
    if (!counterparts.has(index)) removed.set(token, removed.has(token) ? -1 : index);
  });

  const inserted: Insertion[][] = Array.from({ length: base.length + 1 }, () => []);
  const moved = new Map<number, Block>();
  const indexAt = new Map([...counterparts].map(([index, place]) => [place, index]));
  let gap = 0;
  edited.forEach((block, place) => {
    const index = indexAt.get(place);
    if (index !== undefined) {
      gap = index + 1;
      return;
    }
    const token = theirs[place] ?? '';
    const source = isSubstantial(block) ? removed.get(token) : undefined;
    const movedFrom = source !== undefined && source >= 0 && !moved.has(source) ? source : undefined;
    if (movedFrom !== undefined) moved.set(movedFrom, block);
    inserted[gap]?.push({ block, movedFrom });
  });
  return { inPlace, inserted, moved };
}

/** Identifiers that occur once in both lists, and the content of all other blocks. */
function tokensOf(base: readonly Block[], edited: readonly Block[]): [string[], string[]] {
  const [known, present] = [uniqueIds(base), uniqueIds(edited)];
  const tokens = (blocks: readonly Block[]) =>
    blocks.map((block) =>
      block.id !== undefined && known.has(block.id) && present.has(block.id) ? `#${block.id}` : contentOf(block),
    );
  return [tokens(base), tokens(edited)];
}

export function uniqueIds(blocks: readonly Block[]): Set<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { id } of blocks) {
    if (id === undefined) continue;
    if (once.has(id)) twice.add(id);
    once.add(id);
  }
  return new Set([...once].filter((id) => !twice.has(id)));
}

type Stretch = readonly [from: number, to: number];

/** The stretches of both lists between two pairs. */
function* gapsBetween(pairs: ReadonlyMap<number, number>, length: number, editedLength: number) {
  let [index, place] = [0, 0];
  const ordered = [...pairs].sort((one, other) => one[0] - other[0]);
  for (const [nextIndex, nextPlace] of [...ordered, [length, editedLength] as const]) {
    if (nextIndex > index && nextPlace > place)
      yield [[index, nextIndex] as Stretch, [place, nextPlace] as Stretch] as const;
    index = nextIndex + 1;
    place = nextPlace + 1;
  }
}

/** Pairs blocks with their rewritten form: one by one when they are as many, else by the words that they share. */
function pairRewritten(base: readonly Block[], edited: readonly Block[], from: Stretch, to: Stretch) {
  const [rows, columns] = [from[1] - from[0], to[1] - to[0]];
  if (rows === columns) return Array.from({ length: rows }, (_, step) => [from[0] + step, to[0] + step] as const);
  const [originals, rewritten] = [base.slice(...from), edited.slice(...to)].map((blocks) =>
    blocks.map(({ html }) => wordsOf(html)),
  );
  const likeness = (i: number, j: number) => {
    const [one, other] = [originals?.[i], rewritten?.[j]];
    const share = one && other ? similarity(one, other) : 0;
    return share >= minSimilarity ? share : 0;
  };
  // Comparing words costs more than comparing tokens.
  if (rows * columns > 10_000) return [];
  return bestPairs([rows, columns], likeness).map(([i, j]) => [from[0] + i, to[0] + j] as const);
}

/** Empty paragraphs and rules are not moved: they are removed at one place and added at another. */
function isSubstantial({ html }: Block): boolean {
  return /<img\b/.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}
