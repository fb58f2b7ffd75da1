/** Maximum characters per field of an entry; longer texts are cut. */
export const maxCharacters = { name: 300, error: 500, value: 2000 } as const;

/** Characters that break lines, move the cursor, change the writing direction or are invisible. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** Normalises a text for the log: one line, well-formed, with at most this many characters. */
export function entryText(text: string, length: number): string {
  const line = text.toWellFormed().replace(unprintable, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}
