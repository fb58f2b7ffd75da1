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

/** Whether sanitised HTML has no visible content: no text, and none of these elements. */
export function isBlankHtml(clean: string, visibleElements: RegExp): boolean {
  const text = clean.replace(/<[^<>]*>|&nbsp;|\s/g, '');
  return text === '' && !visibleElements.test(clean);
}
