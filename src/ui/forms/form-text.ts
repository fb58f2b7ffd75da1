/** Puts values into a text with names in braces. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Characters as people count them, without white space around them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** What is wrong with a field, each mistake on a line of its own. */
export function errorsOf(field: string, mistakes: readonly { field: string; text: string }[]): string | undefined {
  const texts = mistakes.filter((mistake) => mistake.field === field).map(({ text }) => text);
  return texts.length > 0 ? texts.join('\n') : undefined;
}

/** A key for a form that will be filled in anew. Not randomUUID: browsers have that on secure pages only. */
export function makeFormKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
