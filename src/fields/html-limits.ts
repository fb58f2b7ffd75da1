/**
 * HTML is parsed only within these limits: the time that it takes grows with both, and for tags that are never closed with
 * the square of their number.
 */
export const htmlLimits = { maxCharacters: 200_000, maxTags: 8000 } as const;

export function isParsableHtml(html: string): boolean {
  return html.length <= 2 * htmlLimits.maxCharacters && hasFewTags(html);
}

/** Counts every `<`, since a parser starts a tag at each of them. */
export function hasFewTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= htmlLimits.maxTags; at = html.indexOf('<', at + 1)) count += 1;
  return count <= htmlLimits.maxTags;
}

/** The HTML as text to be read, for what is not parsed. */
export function escapeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Whether nothing of sanitised HTML can be seen: no text, and no element of these names. */
export function isBlankHtml(clean: string, visibleElements: RegExp): boolean {
  const text = clean.replace(/<[^<>]*>|&nbsp;|\s/g, '');
  return text === '' && !visibleElements.test(clean);
}
