/** Tokens of one kind in a row. `same` and `removed` joined are the text before, `same` and `added` the text after. */
export type Run = { change: 'same' | 'removed' | 'added'; tokens: string[] };

/**
 * Work of one comparison, in squares of changed tokens: the algorithm takes this many steps. What is left when it is used up
 * is shown as removed and added as a whole.
 */
const maxComparisonSteps = 2_000_000;

export class DiffBudget {
  constructor(private left = maxComparisonSteps) {}

  /** The places of the tokens that both lists have; none when the budget is used up. */
  pairs(before: readonly string[], after: readonly string[]): Pair[] {
    const pairs = commonTokens(before, after, Math.floor(Math.sqrt(this.left)));
    const edits = before.length + after.length - 2 * (pairs?.length ?? 0);
    this.left = pairs ? Math.max(0, this.left - edits * edits) : 0;
    return pairs ?? [];
  }

  /** The runs that lead from one list to the other. */
  diff(before: readonly string[], after: readonly string[]): Run[] {
    return runsOf(before, after, this.pairs(before, after));
  }
}

export type Pair = readonly [before: number, after: number];

type Stretch = readonly [from: number, to: number];
export type Gap = { before: Stretch; after: Stretch; pair: Pair | undefined };

/** The stretches of both lists before each pair, and after the last one. */
export function* gapsBetween(pairs: readonly Pair[], length: number, otherLength: number): Generator<Gap> {
  let [i, j] = [0, 0];
  for (const pair of [...pairs, undefined]) {
    const [k, l] = pair ?? [length, otherLength];
    yield { before: [i, k], after: [j, l], pair };
    [i, j] = [k + 1, l + 1];
  }
}

/** Runs from the places of the tokens that both lists have. What is removed comes before what is added in its place. */
function runsOf(before: readonly string[], after: readonly string[], pairs: readonly Pair[]): Run[] {
  const runs: Run[] = [];
  const push = (change: Run['change'], tokens: string[]) => {
    const last = runs.at(-1);
    if (last?.change === change) last.tokens.push(...tokens);
    else if (tokens.length > 0) runs.push({ change, tokens });
  };
  for (const gap of gapsBetween(pairs, before.length, after.length)) {
    push('removed', before.slice(...gap.before));
    push('added', after.slice(...gap.after));
    if (gap.pair) push('same', before.slice(gap.pair[0], gap.pair[0] + 1));
  }
  return runs;
}

/**
 * The places of a longest common subsequence, by the greedy algorithm of Myers ("An O(ND) Difference Algorithm and Its
 * Variations", 1986). Undefined when the lists differ in more than `maxEdits` tokens.
 */
export function commonTokens(
  before: readonly string[],
  after: readonly string[],
  maxEdits: number,
): Pair[] | undefined {
  const [one, other] = numbered(before, after);
  let start = 0;
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const middle = commonBetween(
    one.subarray(start, one.length - tail),
    other.subarray(start, other.length - tail),
    maxEdits,
  );
  if (!middle) return undefined;
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...middle.map(([i, j]): Pair => [start + i, start + j]),
    ...Array.from({ length: tail }, (_, at): Pair => [one.length - tail + at, other.length - tail + at]),
  ];
}

/** Equal tokens get equal numbers, which are compared faster than texts. */
function numbered(before: readonly string[], after: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (token: string) => {
    const known = numbers.get(token) ?? numbers.size;
    numbers.set(token, known);
    return known;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

function commonBetween(one: Int32Array, other: Int32Array, maxEdits: number): Pair[] | undefined {
  const limit = Math.min(maxEdits, one.length + other.length);
  const middle = limit + 1;
  /** How far each diagonal has come in `one`; a diagonal is the place in `one` less that in `other`. */
  const reached = new Int32Array(2 * limit + 3);
  /** `reached` of each earlier number of edits, on the diagonals that it can have come to. */
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = reached[middle + diagonal - 1] ?? 0;
      const above = reached[middle + diagonal + 1] ?? 0;
      let i = diagonal === -edits || (diagonal !== edits && left < above) ? above : left + 1;
      while (i < one.length && i - diagonal < other.length && one[i] === other[i - diagonal]) i += 1;
      reached[middle + diagonal] = i;
      if (i >= one.length && i - diagonal >= other.length) return pairsOf(history, one.length, other.length);
    }
    history.push(reached.slice(middle - edits, middle + edits + 1));
  }
  return undefined;
}

/** Goes back from the ends of both lists; every step without an edit is a pair. */
function pairsOf(history: readonly Int32Array[], length: number, otherLength: number): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [length, otherLength];
  for (let edits = history.length; edits > 0; edits -= 1) {
    const earlier = history[edits - 1] ?? new Int32Array();
    const reachedOn = (diagonal: number) => earlier[diagonal + edits - 1] ?? -1;
    const diagonal = i - j;
    const isAdded = diagonal === -edits || (diagonal !== edits && reachedOn(diagonal - 1) < reachedOn(diagonal + 1));
    const from = isAdded ? diagonal + 1 : diagonal - 1;
    const began = isAdded ? reachedOn(from) : reachedOn(from) + 1;
    while (i > began) pairs.push([--i, --j]);
    i = reachedOn(from);
    j = i - from;
  }
  while (i > 0 && j > 0) pairs.push([--i, --j]);
  return pairs.reverse();
}
