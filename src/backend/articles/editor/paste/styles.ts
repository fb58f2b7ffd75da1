const hidden = /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i;
const alignment = /(?:^|;)\s*text-align:\s*(center|right)/i;
/** Black, inherited and default colours are what the site uses anyway. */
const color =
  /(?:^|;)\s*(?:color|background(?:-color)?|mso-highlight):\s*(?!inherit|initial|transparent|auto|windowtext|black|white|none|#0{3,6}\b|#f{3,6}\b|rgba?\(\s*(?:0,\s*0,\s*0|255,\s*255,\s*255)\b)/i;

/** In characters; longer styles are not read. */
const maxStyleCharacters = 2000;

/**
 * Renames `style` attributes and elements, and event handlers: the content security policy reports them even in documents that
 * are never shown and run no scripts. The text of a title is no content either.
 */
export function withoutReported(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1title')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s/"'])(style|on[a-z]+)(\s*=)/gi, '$1 data-$2$3'));
}

/** The style of an element as it was written: browsers forget what they do not know. */
export function styleOf(element: Element): string {
  const style = element.getAttribute('data-style') ?? '';
  return style.length > maxStyleCharacters ? '' : style;
}

/** Whether a style or the style of a document of Word and Excel hides something. */
export const isHidden = (element: Element): boolean => element.hasAttribute('hidden') || hidden.test(styleOf(element));

export const hasColor = (element: Element): boolean =>
  color.test(styleOf(element)) ||
  (element.localName === 'font' && color.test(`color:${element.getAttribute('color') ?? 'auto'}`));

export function alignmentOf(element: Element): string | undefined {
  const style = `${styleOf(element)};text-align:${element.getAttribute('align') ?? ''}`;
  const side = alignment.exec(style)?.[1]?.toLowerCase();
  return side && `ql-align-${side}`;
}

/** Formats of text that the schema reads from a style. Set by script, which the content security policy allows. */
export function setFormats(element: HTMLElement, keepsWeight: boolean): void {
  if (element.matches('table, tr, td, th')) return;
  const style = document.createElement('i').style;
  style.cssText = styleOf(element);
  const { fontWeight, fontStyle, textDecorationLine, verticalAlign } = style;
  Object.assign(element.style, {
    fontWeight: keepsWeight ? fontWeight : '',
    fontStyle,
    textDecorationLine,
    verticalAlign,
  });
}
