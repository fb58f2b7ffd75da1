/** How many characters of a text an entry keeps. */
export const longest = { description: 500, name: 300, error: 500, value: 2000 } as const;

/** What could end a line, move the cursor, turn the direction of writing, or hide: none of it belongs in a log. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** A text as the log keeps it: on one line, well-formed, and no longer than that. */
export function entryText(text: string, length: number): string {
  const line = text.toWellFormed().replace(unprintable, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}
