import { commonTokens, type Gap, gapsBetween, type Pair } from '../versions/comparison/diff.ts';

/** A top-level element of an article's HTML, or the text between two of them. */
export type Block = {
  /** Its identifier, which survives edits; blocks that were never edited have none. */
  id: string | undefined;
  /** With the white space that follows it. */
  html: string;
};

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const blockElements = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'section'],
  ...['ul', 'ol', 'dl', 'table', 'figure', 'hr', 'video'],
]);

/** Splits HTML into its blocks in linear time. Joined, they are the same text, also of malformed HTML. */
export function splitBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let begin = 0;
  let depth = 0;
  /** Between two blocks: text and inline elements that belong to none. */
  let isLoose = false;
  const cut = (end: number) => {
    if (end > begin) blocks.push(blockOf(html.slice(begin, end)));
    begin = end;
    isLoose = false;
  };
  for (const { name, isEnd, start, end } of tagsIn(html)) {
    const isBlock = blockElements.has(name);
    if (isEnd) {
      if (depth === 0) continue;
      depth -= 1;
      if (depth === 0 && !isLoose) cut(afterSpace(html, end));
      continue;
    }
    if (depth === 0 && isBlock) {
      cut(start);
    } else if (depth === 0) {
      isLoose = true;
    }
    if (!voidElements.has(name)) depth += 1;
    else if (depth === 0 && isBlock) cut(afterSpace(html, end));
  }
  cut(html.length);
  return blocks;
}

/** What two blocks are compared by: identifiers and the spelling of line breaks do not count. */
export function contentOf({ html }: Block): string {
  return html
    .replace(idAttribute, '')
    .replaceAll('<br />', '<br>')
    .replaceAll('<br/>', '<br>')
    .replace(/\r\n?/g, '\n')
    .trim();
}

const idAttribute = / data-block="[^"]*"/g;
const firstId = /^<\w+(?: [\w-]+="[^"]*")*? data-block="([^"]{1,64})"/;

function blockOf(html: string): Block {
  return { id: firstId.exec(html.slice(0, 2000))?.[1], html };
}

type Tag = { name: string; isEnd: boolean; start: number; end: number };

function* tagsIn(html: string): Generator<Tag> {
  for (let start = html.indexOf('<'); start >= 0; ) {
    const isComment = html.startsWith('<!--', start);
    const close = html.indexOf(isComment ? '-->' : '>', start);
    if (close < 0) return;
    const end = close + (isComment ? 3 : 1);
    const name = /^<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(?=[\s/>])/.exec(html.slice(start, start + 20));
    if (name) yield { name: (name[2] ?? '').toLowerCase(), isEnd: name[1] === '/', start, end };
    start = html.indexOf('<', end);
  }
}

function afterSpace(html: string, from: number): number {
  let end = from;
  while (end < html.length && /\s/.test(html.charAt(end))) end += 1;
  return end;
}

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
      .map((block) => [block, wordCounts(block.html)] as const);
    for (const block of added(theirs).slice(0, maxCompared)) {
      if (mineOf.has(block)) continue;
      const words = wordCounts(block.html);
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

/** A block that is not at the place of a block of the base. */
type Insertion = {
  block: Block;
  /** Index of the base block that was moved here. */
  movedFrom: number | undefined;
};

/** What an editor did to the blocks of the base. */
type EditedBlocks = {
  /** By index of the base: the block that took its place, edited or not; undefined when it was removed or moved. */
  inPlace: (Block | undefined)[];
  /** By index of the base: the blocks before it; the last entry holds those at the end. */
  inserted: Insertion[][];
  /** By index of the base: what became of a block that was moved. */
  moved: Map<number, Block>;
};

/** Of longer stretches, words are not compared. */
const maxComparedPairs = 10_000;

/** Words that a rewritten block must share with its original to be its edit, when that is not clear from its place. */
const minSimilarity = 0.3;

/** Of texts that differ in more blocks, blocks are paired by their place. */
const maxEdits = 1500;

/** Tells for each block of the base what an edit made of it: by identifier, else by content and place. */
function findEdits(base: readonly Block[], edited: readonly Block[]): EditedBlocks {
  const [ours, theirs] = tokensOf(base, edited);
  const same = commonTokens(ours, theirs, maxEdits) ?? [];
  const counterparts = new Map<number, number>(same);
  for (const gap of gapsBetween(same, base.length, edited.length)) {
    for (const [index, place] of pairRewritten(base, edited, gap)) counterparts.set(index, place);
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

function uniqueIds(blocks: readonly Block[]): Set<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { id } of blocks) {
    if (id === undefined) continue;
    if (once.has(id)) twice.add(id);
    once.add(id);
  }
  return new Set([...once].filter((id) => !twice.has(id)));
}

/** Pairs blocks with their rewritten form: one by one when they are as many, else by the words that they share. */
function pairRewritten(base: readonly Block[], edited: readonly Block[], { before: from, after: to }: Gap) {
  const [rows, columns] = [from[1] - from[0], to[1] - to[0]];
  if (rows === columns) return Array.from({ length: rows }, (_, step) => [from[0] + step, to[0] + step] as const);
  const [originals, rewritten] = [base.slice(...from), edited.slice(...to)].map((blocks) =>
    blocks.map(({ html }) => wordCounts(html)),
  );
  const likeness = (i: number, j: number) => {
    const [one, other] = [originals?.[i], rewritten?.[j]];
    const share = one && other ? similarity(one, other) : 0;
    return share >= minSimilarity ? share : 0;
  };
  if (rows * columns > maxComparedPairs) return [];
  return bestPairs([rows, columns], likeness).map(([i, j]) => [from[0] + i, to[0] + j] as const);
}

/** Pairs places of two lists in order so that their values sum up highest; places whose value is 0 are not paired. */
function bestPairs([rows, columns]: readonly [number, number], value: (i: number, j: number) => number): Pair[] {
  const width = columns + 1;
  const best = new Float32Array((rows + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const worth = value(i, j);
      const paired = worth > 0 ? at(i + 1, j + 1) + worth : 0;
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), paired);
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (at(i, j) === at(i + 1, j)) i += 1;
    else if (at(i, j) === at(i, j + 1)) j += 1;
    else {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    }
  }
  return pairs;
}

/** Empty paragraphs and rules are not moved: they are removed at one place and added at another. */
function isSubstantial({ html }: Block): boolean {
  return /<img\b/.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}

/** Words of a block that are compared; the rest of a long one hardly changes the result. */
const maxWords = 300;

/** The words of a block's text, with the number of times that each occurs. */
type Words = ReadonlyMap<string, number>;

export function wordCounts(html: string): Words {
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
