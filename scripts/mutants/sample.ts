import type { Mutant } from './operators.ts';

/**
 * Draws lines, and one mutant of each: first an operator, then a place. So a line full of texts counts no more than a
 * guard. The same sample for the same seed and source.
 */
export function sampleMutants(population: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const draw = <Member>(members: readonly Member[]): Member => {
    const member = members[Math.floor(random() * members.length)];
    if (member === undefined) throw new Error('Nothing to draw from.');
    return member;
  };
  const lines = [...Map.groupBy(population, ({ file, line }) => `${file}:${line}`).values()];
  const chosen: Mutant[] = [];
  while (chosen.length < size && lines.length > 0) {
    const [line = []] = lines.splice(Math.floor(random() * lines.length), 1);
    chosen.push(draw(draw([...Map.groupBy(line, ({ operator }) => operator).values()])));
  }
  return chosen;
}

/** The generator "mulberry32": numbers from 0 up to but not including 1. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
