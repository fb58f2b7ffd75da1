import type { Mutant } from './operators.ts';

/**
 * Draws lines, and one mutant of each: first an operator, then a place. So a line full of texts counts no more than a
 * guard. A line is drawn by a digest of its text: a change elsewhere leaves the sample as it was, and samples of
 * different days can be compared.
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

/** Each line with its mutants, named by its file and text; equal lines of a file are numbered. */
function namedLines(population: readonly Mutant[]): { name: string; mutants: Mutant[] }[] {
  const equal = new Map<string, number>();
  return [...Map.groupBy(population, ({ file, line }) => `${file}:${line}`).values()].map((mutants) => {
    const text = `${mutants[0]?.file} ${mutants[0]?.text}`;
    const number = (equal.get(text) ?? 0) + 1;
    equal.set(text, number);
    return { name: `${text} ${number}`, mutants };
  });
}

/** In the order of a digest, which is as good as a random one and always the same. */
function shuffled<Member>(members: readonly Member[], nameOf: (member: Member) => string): Member[] {
  return members
    .map((member) => ({ member, digest: Bun.hash(nameOf(member)) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ member }) => member);
}
