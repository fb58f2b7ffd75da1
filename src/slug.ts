/**
 * The slug of a title: lower case, nothing but letters, digits and hyphens. The form builds it while somebody types, the
 * server when none was given.
 */
export function slugOf(title: string): string {
  return title
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-');
}
