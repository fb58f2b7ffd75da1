/**
 * Version of the rules by which content is sanitised: of `html-rules.ts`, `sanitize.ts`, `html-limits.ts` and the package that
 * carries them out. A change there needs another number, so that what is stored is sanitised again.
 */
export const contentRulesVersion = 2;

/**
 * The mark of content that the rules do not change: their version and a digest of the content. It fits this content only,
 * so content that was written directly into the database has no valid mark and is sanitised at each reading.
 */
export function contentMarkOf(content: string): string {
  return `${contentRulesVersion}:${new Bun.CryptoHasher('sha256').update(content).digest('base64url')}`;
}
