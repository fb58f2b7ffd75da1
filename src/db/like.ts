/** The pattern with which LIKE and ILIKE find texts that hold this one; its own wildcards stand for themselves. */
export function patternOfPart(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
