/** Formatting that programs write as styles; the content security policy keeps browsers from reading them. */
const marksOfStyles: readonly [pattern: RegExp, mark: string][] = [
  [/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/(?:^|;)\s*font-style:\s*italic/i, 'em'],
  [/(?:^|;)\s*text-decoration(?:-line)?:[^;:]*underline/i, 'u'],
  [/(?:^|;)\s*text-decoration(?:-line)?:[^;:]*line-through/i, 's'],
  [/(?:^|;)\s*vertical-align:\s*super/i, 'sup'],
  [/(?:^|;)\s*vertical-align:\s*sub\b/i, 'sub'],
];

const alignment = /(?:^|;)\s*text-align:\s*(center|right)/i;
const hidden = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/i;
const plainWeight = /(?:^|;)\s*font-weight:\s*(?:normal|400)/i;
/** Black, inherited and default colours are what the site uses anyway. */
const color =
  /(?:^|;)\s*(?:color|background(?:-color)?|mso-highlight):\s*(?!inherit|initial|transparent|auto|windowtext|black|white|none|#0{3,6}\b|#f{3,6}\b|rgba?\(\s*(?:0,\s*0,\s*0|255,\s*255,\s*255)\b)/i;

/** In characters; longer styles are not read. */
const maxStyleCharacters = 2000;

export function styleOf(element: Element): string {
  const style = element.getAttribute('data-style') ?? '';
  return style.length > maxStyleCharacters ? '' : style;
}

export function marksIn(style: string): string[] {
  return marksOfStyles.flatMap(([pattern, mark]) => (pattern.test(style) ? [mark] : []));
}

export function alignmentIn(style: string): string | undefined {
  const side = alignment.exec(style)?.[1]?.toLowerCase();
  return side && `ql-align-${side}`;
}

export const isHidden = (style: string): boolean => hidden.test(style);
export const isPlainWeight = (style: string): boolean => plainWeight.test(style);
export const hasColor = (style: string): boolean => color.test(style);

/**
 * Renames `style` attributes and elements, and event handlers: the content security policy reports them even in documents that
 * are never shown and run no scripts. The text of a title is no content either.
 */
export function withoutReported(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1title')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1 data-$2'));
}
