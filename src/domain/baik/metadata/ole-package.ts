/** The OLE stream of an embedded file, which records its path on the author's disk. */
export const packageStream = '\u0001Ole10Native';

/** The two paths of such a stream as views (MS-OLEDS 2.3.6 and common practice). */
export function pathsIn(bytes: Uint8Array): Uint8Array[] {
  const stringAt = (at: number) => {
    const end = bytes.indexOf(0, at);
    return end < 0 ? undefined : bytes.subarray(at, end);
  };
  // Size and flags, then the file name as a label and the source path.
  const label = stringAt(6);
  const origin = label && stringAt(6 + label.length + 1);
  // Two numbers and a length, then the last path.
  const temporary = origin && stringAt(6 + (label?.length ?? 0) + origin.length + 2 + 8);
  return [origin, temporary].flatMap((path) => (path && path.length > 0 && looksLikePath(path) ? [path] : []));
}

function looksLikePath(text: Uint8Array): boolean {
  return /^([a-z]:|\\\\|\/)/i.test(Buffer.from(text).toString('latin1'));
}
