/** Longer words are not compared. */
const maxComparedCharacters = 32;

/** Edits that a word of this length may contain; shorter words are too close to others. */
export function allowedEdits({ length }: string): number {
  if (length < 4 || length > maxComparedCharacters) return 0;
  return length < 8 ? 1 : maxEdits;
}

const maxEdits = 2;

/** Rows of the comparison, reused because thousands of words are compared for one typing error. The other word may be longer. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxComparedCharacters + maxEdits + 1));

/**
 * Number of missing, extra, wrong and swapped neighbouring letters between a word of at most `maxComparedCharacters` and
 * another one; `limit + 1` when it is above the limit, which is at most `maxEdits`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooMany;
  let [before, last, line] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    line[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let distance = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, at(before, column - 2) + 1);
      line[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > limit) return tooMany;
    [before, last, line] = [last, line, before];
  }
  return Math.min(at(last, other.length), tooMany);
}

function at(line: Uint8Array, column: number): number {
  return line[column] ?? 0;
}
