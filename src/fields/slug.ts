/**
 * Slug of a title: lower-case letters, digits and hyphens. The form generates it while the title is typed, the
 * server when it is missing.
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
