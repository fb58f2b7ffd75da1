/**
 * The slug of a title: lower-case letters, digits and hyphens. The form builds it while the title is typed, the
 * server when none is given.
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
