import { blockNames } from './element-names.ts';
import type { HtmlNode } from './html-node.ts';

/** Formats and link of the elements around a text. */
export type Context = { marks: readonly string[]; link: string | undefined };
export const noContext: Context = { marks: [], link: undefined };

export function withoutMark({ marks, link }: Context, mark: string): Context {
  return { marks: marks.filter((one) => one !== mark), link };
}

/** Text within the elements of its formats. */
export function withMarks(text: string, { marks, link }: Context): HtmlNode {
  const formatted = marks.reduceRight<HtmlNode>((inner, name) => ({ name, attributes: {}, children: [inner] }), text);
  return link === undefined ? formatted : { name: 'a', attributes: { href: link }, children: [formatted] };
}

export function isVisible(node: HtmlNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.name === 'img' || node.children.some(isVisible);
}

/** A list item begins with text. */
export function withParagraphFirst(children: readonly HtmlNode[]): HtmlNode[] {
  const [first] = children;
  const isText = typeof first === 'string' || (first && !blockNames.has(first.name)) || first?.name === 'p';
  return first === undefined || isText ? [...children] : [{ name: 'p', attributes: {}, children: [] }, ...children];
}
