import type { Quill } from './formats.ts';

/** The editor's content as clean HTML: real lists and normal spaces. */
export function htmlIn(quill: Quill): string {
  const html = quill
    .getSemanticHTML()
    .replaceAll('&nbsp;', ' ')
    // The editor has one blockquote per line; merged into one per quotation.
    .replace(/<blockquote([^<>]*)>/g, '<blockquote><p$1>')
    .replaceAll('</blockquote>', '</p></blockquote>');
  return withoutEmptyEnd(html);
}

function withoutEmptyEnd(html: string): string {
  const paragraph = '<p></p>';
  let rest = html;
  while (rest.trimEnd().endsWith(paragraph)) rest = rest.trimEnd().slice(0, -paragraph.length);
  return rest;
}

/** Whether two HTML texts differ only in invisible ways. */
export function isSameHtml(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's' };
const kept = ['href', 'src', 'alt', 'width', 'height', 'class', 'start', 'title', 'lang', 'dir'];

/** Non-breaking spaces are kept. */
const plainSpaces = /[^\S\u00a0]+/g;

function plain(html: string): string {
  return written(new DOMParser().parseFromString(html, 'text/html').body)
    .replace(/(?<!\s)\s*(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|br)\b[^<>]*>)\s*/g, '$1')
    .replace(/<p><\/p>/g, '')
    .split('<blockquote>')
    .map((part, index) =>
      index === 0 || part.startsWith('<') ? part : `<p>${part.replace('</blockquote>', '</p></blockquote>')}`,
    )
    .join('<blockquote>')
    .trim();
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(plainSpaces, ' ');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  const inside = [...node.childNodes].map(written).join('');
  if (name === 'body' || (name === 'span' && node.attributes.length === 0)) return inside;
  const tag = renamed[name] ?? name;
  const attributes = kept
    .filter((attribute) => node.getAttribute(attribute))
    .map((attribute) => ` ${attribute}="${node.getAttribute(attribute)}"`);
  return `<${tag}${attributes.join('')}>${inside}</${tag}>`;
}
