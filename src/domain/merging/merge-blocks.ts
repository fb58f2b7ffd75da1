import { type Block, contentOf, splitBlocks } from './blocks.ts';
import { type EditedBlocks, findEdits, type Insertion, uniqueIds } from './edited-blocks.ts';
import { similarity, wordsOf } from './similarity.ts';

/** A place that both editors changed differently; an empty text is a removed block. */
type Overlap = { base: string; mine: string; theirs: string };

/** Words that two added blocks must share to be two forms of the same addition. */
const minShareOfSameWords = 0.75;

/**
 * Merges two edits of the same HTML by block. Blocks that one editor changed, added, moved or removed are taken over; a
 * block that both changed differently is an overlap. What both added at the same place is kept, theirs first.
 */
export function mergeBlocks(base: string, mine: string, theirs: string): (string | Overlap)[] {
  const original = splitBlocks(base);
  const [ours, others] = [splitBlocks(mine), splitBlocks(theirs)];
  const my = findEdits(original, ours);
  const their = findEdits(original, others);
  const parts: (string | Overlap)[] = [];
  const emit = (part: string | Overlap | undefined) => {
    if (part !== undefined && part !== '') parts.push(part);
  };
  const moved = (index: number) => emit(mergeBlock(original[index], outcome(my, index), outcome(their, index)));
  const added = pairedAdditions(my, their, ours, others);

  for (let index = 0; index <= original.length; index += 1) {
    for (const { block, movedFrom } of their.inserted[index] ?? []) {
      if (movedFrom !== undefined) moved(movedFrom);
      else emit(overlapOf(undefined, added.get(block) ?? block, block));
    }
    for (const { block, movedFrom } of my.inserted[index] ?? []) {
      // Where the other editor moved a block to counts more: it is stored already.
      if (movedFrom !== undefined) {
        if (!their.moved.has(movedFrom)) moved(movedFrom);
      } else if (!added.paired.has(block)) emit(block.html);
    }
    if (index < original.length && !my.moved.has(index) && !their.moved.has(index)) moved(index);
  }
  return parts;
}

/** What became of a block of the base, at its place or another; undefined when it was removed. */
function outcome({ inPlace, moved }: EditedBlocks, index: number): Block | undefined {
  return moved.get(index) ?? inPlace[index];
}

function mergeBlock(base: Block | undefined, mine: Block | undefined, theirs: Block | undefined) {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs?.html;
  if (isSame(base, theirs)) return mine?.html;
  return overlapOf(base, mine, theirs);
}

function overlapOf(base: Block | undefined, mine: Block | undefined, theirs: Block | undefined): string | Overlap {
  if (isSame(mine, theirs)) return theirs?.html ?? '';
  return { base: base?.html ?? '', mine: mine?.html ?? '', theirs: theirs?.html ?? '' };
}

function isSame(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other) return one === other;
  return contentOf(one) === contentOf(other);
}

/**
 * Additions of both editors that are the same block, by identifier, or at the same place by their words: a save that was
 * repeated because its answer was lost must not add its paragraphs twice.
 */
function pairedAdditions(my: EditedBlocks, their: EditedBlocks, ours: readonly Block[], others: readonly Block[]) {
  const mineOf = new Map<Block, Block>();
  const paired = new Set<Block>();
  const pair = (theirs: Block, mine: Block) => {
    mineOf.set(theirs, mine);
    paired.add(mine);
  };
  const [known, present] = [uniqueIds(ours), uniqueIds(others)];
  const byId = new Map(
    my.inserted
      .flat()
      .filter(({ movedFrom, block }) => movedFrom === undefined && block.id !== undefined && known.has(block.id))
      .map(({ block }) => [block.id, block]),
  );
  their.inserted.forEach((theirs, index) => {
    const free = () => added(my.inserted[index] ?? []).filter((block) => !paired.has(block));
    for (const block of added(theirs)) {
      const same = block.id !== undefined && present.has(block.id) ? byId.get(block.id) : undefined;
      if (same && !paired.has(same)) pair(block, same);
    }
    const equal = Map.groupBy(free(), contentOf);
    for (const block of added(theirs)) {
      if (mineOf.has(block)) continue;
      const same = equal.get(contentOf(block))?.shift();
      if (same) pair(block, same);
    }
    const similar = free()
      .slice(0, maxCompared)
      .map((block) => [block, wordsOf(block.html)] as const);
    for (const block of added(theirs).slice(0, maxCompared)) {
      if (mineOf.has(block)) continue;
      const words = wordsOf(block.html);
      const found = similar.find(([one, other]) => !paired.has(one) && similarity(words, other) >= minShareOfSameWords);
      if (found) pair(block, found[0]);
    }
  });
  return { get: (theirs: Block) => mineOf.get(theirs), paired };
}

/** Additions at one place whose words are compared with each other. */
const maxCompared = 50;

function added(insertions: readonly Insertion[]): Block[] {
  return insertions.filter(({ movedFrom }) => movedFrom === undefined).map(({ block }) => block);
}
