import { diffArrays } from 'diff';

/** Tokens of one kind in a row. `same` and `removed` joined are the text before, `same` and `added` the text after. */
export type Run = { change: 'same' | 'removed' | 'added'; tokens: string[] };

/**
 * Work of one comparison, in squares of changed tokens: the algorithm takes so many steps. What is left when it is used up
 * is shown as removed and added as a whole.
 */
export const maxComparisonSteps = 600_000;

export class Effort {
  constructor(private left = maxComparisonSteps) {}

  /** The runs that lead from one list to the other. */
  diff(before: readonly string[], after: readonly string[]): Run[] {
    const maxEditLength = Math.floor(Math.sqrt(this.left));
    const found = maxEditLength > 0 ? diffArrays([...before], [...after], { maxEditLength }) : undefined;
    if (!found) {
      this.left = 0;
      return replaced(before, after);
    }
    let edits = 0;
    const runs = found.map(({ value, added, removed }): Run => {
      if (added || removed) edits += value.length;
      return { change: added ? 'added' : removed ? 'removed' : 'same', tokens: value };
    });
    this.left = Math.max(0, this.left - edits * edits);
    return runs;
  }
}

function replaced(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [
    { change: 'removed', tokens: [...before] },
    { change: 'added', tokens: [...after] },
  ];
  return runs.filter(({ tokens }) => tokens.length > 0);
}
