/** LIKE/ILIKE pattern that matches texts containing this one; its wildcards are escaped. */
export function patternOfPart(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
