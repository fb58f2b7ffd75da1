import { type HTMLElement, parse } from 'node-html-parser';

export type ParsedPage = HTMLElement;

/** Parses HTML as a browser without script does, including the content of `<noscript>`. */
export function parseHtml(html: string): ParsedPage {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** The one element; throws when there is none or more than one. */
export function only(page: ParsedPage, selector: string): HTMLElement {
  const found = page.querySelectorAll(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match "${selector}".`);
  return element;
}

/** The text of an element with collapsed white space. */
export function textOf(element: HTMLElement | null | undefined): string {
  return element?.text.replace(/\s+/g, ' ').trim() ?? '';
}
