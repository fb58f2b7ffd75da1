/** The stream of a file that was dragged into a document: it says where that file lay on the disk of whoever did it. */
export const packageStream = '\u0001Ole10Native';

/** The two paths in such a stream, as views of it (MS-OLEDS 2.3.6 and what programs put into it). */
export function pathsIn(bytes: Uint8Array): Uint8Array[] {
  const stringAt = (at: number) => {
    const end = bytes.indexOf(0, at);
    return end < 0 ? undefined : bytes.subarray(at, end);
  };
  // Its size and two flags; then a label, which is the name of the file, and the path from which it came.
  const label = stringAt(6);
  const origin = label && stringAt(6 + label.length + 1);
  // Two numbers and a length, then the path under which it was last open.
  const temporary = origin && stringAt(6 + (label?.length ?? 0) + origin.length + 2 + 8);
  return [origin, temporary].flatMap((path) => (path && path.length > 0 && looksLikePath(path) ? [path] : []));
}

function looksLikePath(text: Uint8Array): boolean {
  return /^([a-z]:|\\\\|\/)/i.test(Buffer.from(text).toString('latin1'));
}
