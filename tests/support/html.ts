import { type HTMLElement, parse } from 'node-html-parser';

export type ParsedPage = HTMLElement;

/** Parses served HTML as a browser without script sees it: what stands in `<noscript>` counts. */
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

/** The text of an element as people read it, white space put together. */
export function textOf(element: HTMLElement | null | undefined): string {
  return element?.text.replace(/\s+/g, ' ').trim() ?? '';
}
