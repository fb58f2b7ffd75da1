/**
 * Version of the rules by which content is sanitised: of `html-rules.ts`, `sanitize.ts`, `html-limits.ts` and the package that
 * carries them out. A change there needs another number, so that what is stored is sanitised anew.
 */
export const contentRulesVersion = 1;

/**
 * What a row says of content that the rules leave as it is: their version and a digest of the content. It fits this content only,
 * so content that is written past the site has no valid mark and is sanitised whenever it is read.
 */
export function contentMarkOf(content: string): string {
  return `${contentRulesVersion}:${new Bun.CryptoHasher('sha256').update(content).digest('base64url')}`;
}
