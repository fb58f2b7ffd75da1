/**
 * Version of the rules by which content is sanitised and written: of `html-rules.ts`, `sanitize.ts`, `html-limits.ts`, the rich
 * text of `src/fields` and the packages that carry them out. A change there needs another number, so that what is stored is sanitised again.
 */
export const contentRulesVersion = 3;

/**
 * The mark of content that the rules do not change: their version and a digest of the content. It fits this content only,
 * so content that was written directly into the database has no valid mark and is sanitised at each reading.
 */
export function contentMarkOf(content: string): string {
  return `${contentRulesVersion}:${new Bun.CryptoHasher('sha256').update(content).digest('base64url')}`;
}
