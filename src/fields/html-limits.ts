/**
 * HTML is parsed only within these limits: parsing time grows with both, and quadratically with the number of unclosed
 * tags.
 */
export const htmlLimits = { maxCharacters: 200_000, maxTags: 8000 } as const;

export function isParsableHtml(html: string): boolean {
  return html.length <= 2 * htmlLimits.maxCharacters && hasFewTags(html);
}

/** Counts every `<`, because a parser starts a tag at each. */
export function hasFewTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= htmlLimits.maxTags; at = html.indexOf('<', at + 1)) count += 1;
  return count <= htmlLimits.maxTags;
}

/** HTML beyond the limits, as escaped text. */
export function escapeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

/** The text of HTML without tags. */
export function withoutEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|nbsp|#x27|#39);/g, (_, name: string) => entities[name] ?? '');
}

/** Whether sanitised HTML has no visible content: no text, and none of these elements. */
export function isBlankHtml(clean: string, visibleElements: RegExp): boolean {
  const text = clean.replace(/<[^<>]*>|&nbsp;|\s/g, '');
  return text === '' && !visibleElements.test(clean);
}

/** Browsers nest no deeper, and need a time that grows with the square of the tags when more are open. */
const maxOpenTags = 512;
const unnested = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|option)$/;

/** Whether elements are nested so deeply that parsing them in a browser would take seconds. */
export function isDeeplyNested(html: string): boolean {
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (unnested.test(name.toLowerCase())) continue;
    open = slash ? Math.max(0, open - 1) : open + 1;
    if (open > maxOpenTags) return true;
  }
  return false;
}
