import { expect, test } from 'bun:test';
import { type Cell, partsOf } from '../../../../src/domain/baik/cases/statistics.ts';

test('the total and the parts shown with it do not say whether a part below five is zero, four or between', () => {
  const possible = new Map<string, { cells: Cell[]; values: Set<number>[] }>();
  const highest = 10;
  for (let number = 0; number < (highest + 1) ** 4; number += 1) {
    const counts = [0, 1, 2, 3].map((place) => Math.floor(number / (highest + 1) ** place) % (highest + 1));
    const cells = partsOf(counts);
    const published = JSON.stringify([counts.reduce((sum, value) => sum + value, 0), cells]);
    const { values } = possible.get(published) ?? { values: counts.map(() => new Set<number>()) };
    for (const [place, value] of counts.entries()) values[place]?.add(value);
    possible.set(published, { cells, values });
  }
  const hidden = [...possible.values()].flatMap(({ cells, values }) =>
    cells.flatMap((cell, place) => (cell === 'few' ? [[...(values[place] ?? [])].sort().join()] : [])),
  );
  expect(hidden.length).toBeGreaterThan(100);
  expect([...new Set(hidden)]).toEqual(['0,1,2,3,4']);
});

test.each([
  [
    [7, 8, 9],
    [7, 8, 9],
  ],
  [[7, 8, 0], []],
  [
    [9, 4, 3, 0],
    [9, 'few', 'few', 'few'],
  ],
  [[9, 4, 4], []],
  [[9, 2, 2, 0, 0], []],
])('%j is shown as %j', (counts, cells) => {
  expect(partsOf(counts)).toEqual(cells as Cell[]);
});
