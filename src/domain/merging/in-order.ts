/** Positions of equal entries in two lists. */
export type Pair = readonly [one: number, other: number];

type Range = { from: readonly [number, number]; to: readonly [number, number]; depth: number };

/** Cells of the table that compares two stretches without a unique entry; longer stretches count as different. */
const maxCells = 250_000;
/** Nested searches for entries that are unique within their stretch. */
const maxDepth = 24;

/**
 * Pairs equal entries of two lists, ascending in both, as a diff does: what is unique in both is paired first, and the
 * stretches between are searched likewise. The cost is bounded for all lists.
 */
export function pairInOrder(one: readonly string[], other: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const ranges: Range[] = [{ from: [0, 0], to: [one.length, other.length], depth: 0 }];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const { inner, ends } = withoutEqualEnds(one, other, range);
    pairs.push(...ends);
    const { from, to, depth } = inner;
    if (from[0] >= to[0] || from[1] >= to[1]) continue;
    const anchors = depth < maxDepth ? ascending(uniquePairs(one, other, inner)) : [];
    if (anchors.length === 0) {
      pairs.push(...longestCommon(one, other, inner));
      continue;
    }
    pairs.push(...anchors);
    let begin = from;
    for (const anchor of [...anchors, to]) {
      ranges.push({ from: begin, to: anchor, depth: depth + 1 });
      begin = [anchor[0] + 1, anchor[1] + 1];
    }
  }
  return pairs.sort((first, second) => first[0] - second[0]);
}

function withoutEqualEnds(one: readonly string[], other: readonly string[], { from, to, depth }: Range) {
  const ends: Pair[] = [];
  let [i, j] = from;
  let [k, l] = to;
  while (i < k && j < l && one[i] === other[j]) {
    ends.push([i, j]);
    i += 1;
    j += 1;
  }
  while (i < k && j < l && one[k - 1] === other[l - 1]) {
    k -= 1;
    l -= 1;
    ends.push([k, l]);
  }
  return { ends, inner: { from: [i, j], to: [k, l], depth } as const };
}

/** Entries that occur once in each of the two stretches, in the order of the first. */
function uniquePairs(one: readonly string[], other: readonly string[], { from, to }: Range): Pair[] {
  const places = uniquePlaces(other, from[1], to[1]);
  return [...uniquePlaces(one, from[0], to[0])].flatMap(([entry, place]): Pair[] => {
    const counterpart = places.get(entry);
    return counterpart === undefined ? [] : [[place, counterpart]];
  });
}

function uniquePlaces(list: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let place = from; place < to; place += 1) {
    const entry = list[place] ?? '';
    if (places.has(entry)) repeated.add(entry);
    places.set(entry, place);
  }
  for (const entry of repeated) places.delete(entry);
  return places;
}

/** The longest selection of pairs that ascends in the second list too. */
function ascending(pairs: readonly Pair[]): Pair[] {
  /** Index of the pair that ends the best selection of each length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  pairs.forEach(([, place], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const selection: Pair[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    const pair = pairs[index];
    if (pair) selection.push(pair);
  }
  return selection.reverse();
}

function longestCommon(one: readonly string[], other: readonly string[], { from, to }: Range): Pair[] {
  const isEqual = (i: number, j: number) => (one[from[0] + i] === other[from[1] + j] ? 1 : 0);
  return bestPairs([to[0] - from[0], to[1] - from[1]], isEqual).map(([i, j]) => [from[0] + i, from[1] + j]);
}

/** Pairs places of two lists in order so that their values sum up highest; places whose value is 0 are not paired. */
export function bestPairs([rows, columns]: readonly [number, number], value: (i: number, j: number) => number): Pair[] {
  if (rows * columns > maxCells) return [];
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
