import type { DroppedParts } from './dropped-parts.ts';

const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dt: 'p',
  dd: 'p',
  address: 'p',
  summary: 'p',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};
export const inlineMarks = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'small']);
export const textBlocks = new Set(['p', 'h2', 'h3', 'h4', 'pre']);
export const unseen = new Set([
  'script',
  'style',
  'title',
  'meta',
  'link',
  'template',
  'head',
  'col',
  'colgroup',
  'xml',
]);
export const tableParts = new Set(['thead', 'tbody', 'tfoot']);

export const droppedElements: ReadonlyMap<string, Parameters<DroppedParts['add']>[0]> = new Map([
  ...['video', 'audio', 'source', 'track'].map((name) => [name, 'media'] as const),
  ...['iframe', 'object', 'embed', 'frame', 'frameset', 'applet'].map((name) => [name, 'embed'] as const),
  ...['input', 'select', 'textarea', 'button', 'progress', 'meter'].map((name) => [name, 'form'] as const),
  ...['svg', 'math', 'canvas', 'map'].map((name) => [name, 'drawing'] as const),
]);

export function nameOf(element: Element): string {
  const name = element.localName.toLowerCase();
  return Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name;
}

export const blockNames = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'center',
  'dl',
  'fieldset',
  'form',
  'details',
  'caption',
  'legend',
  'body',
  'hgroup',
  'video',
]);

/** Elements that have blocks within them. */
export function containersIn(body: Element): Set<Element> {
  const found = new Set<Element>();
  for (const element of body.querySelectorAll('*')) {
    if (!blockNames.has(nameOf(element))) continue;
    for (let outer = element.parentElement; outer && !found.has(outer); outer = outer.parentElement) found.add(outer);
  }
  return found;
}

export function isHeading(name: string): boolean {
  return /^h[2-4]$/.test(name);
}
