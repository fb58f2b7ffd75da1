import type { Mutant } from './operators.ts';

/**
 * Selects lines and one mutant of each: first an operator, then a position. A line with many texts therefore counts no
 * more than a guard. Lines are selected by a digest of their text: changes elsewhere do not affect the sample, so that
 * samples of different days are comparable.
 */
export function sampleMutants(population: readonly Mutant[], size: number, seed: number): Mutant[] {
  return shuffled(namedLines(population), ({ name }) => `${seed} ${name}`)
    .slice(0, size)
    .flatMap(({ name, mutants }) => {
      const operators = [...Map.groupBy(mutants, ({ operator }) => operator)];
      const drawn = shuffled(operators, ([operator]) => `${seed} ${name} ${operator}`).slice(0, 1);
      return drawn.flatMap(([operator, places]) =>
        shuffled([...places.entries()], ([index]) => `${seed} ${name} ${operator} ${index}`)
          .slice(0, 1)
          .map(([, mutant]) => mutant),
      );
    });
}

/** Lines with their mutants, named by file and text; equal lines of a file are numbered. */
function namedLines(population: readonly Mutant[]): { name: string; mutants: Mutant[] }[] {
  const equal = new Map<string, number>();
  return [...Map.groupBy(population, ({ file, line }) => `${file}:${line}`).values()].map((mutants) => {
    const text = `${mutants[0]?.file} ${mutants[0]?.text}`;
    const number = (equal.get(text) ?? 0) + 1;
    equal.set(text, number);
    return { name: `${text} ${number}`, mutants };
  });
}

/** Sorts by a digest: a pseudo-random but reproducible order. */
function shuffled<Member>(members: readonly Member[], nameOf: (member: Member) => string): Member[] {
  return members
    .map((member) => ({ member, digest: Bun.hash(nameOf(member)) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ member }) => member);
}
