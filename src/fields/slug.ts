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

/** Longer slugs are cut in addresses. */
const maxAddressSlugCharacters = 100;

/**
 * A slug as addresses show it: words of a-z and digits with single hyphens, cut behind a word when it is too long. Stored slugs may have any
 * characters, which would be percent-encoded.
 */
export function addressSlugOf(slug: string): string {
  const plain = slug
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= maxAddressSlugCharacters) return plain;
  const start = plain.slice(0, maxAddressSlugCharacters + 1);
  return start.slice(0, Math.max(start.lastIndexOf('-'), 0) || maxAddressSlugCharacters);
}
