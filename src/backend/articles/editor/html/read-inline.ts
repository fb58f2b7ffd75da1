import type { Mark, MarkType, Node } from 'prosemirror-model';
import { blockAttribute } from '../../../../fields/block-ids.ts';
import type { HtmlElement, HtmlNode } from '../../../../fields/clean-html.ts';
import { schema } from '../schema.ts';

/** Thrown for markup that the schema has no node for. */
export class NotRepresentable extends Error {}

const { nodes } = schema;
const { link, ...formats } = schema.marks;
const marks: Readonly<Record<string, MarkType>> = { ...formats, a: link, b: formats.strong, i: formats.em };

/** Child elements, where only white space may stand between. */
export function elementsIn(children: readonly HtmlNode[]): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child !== 'string') return [child];
    if (child.trim() !== '') throw new NotRepresentable('text');
    return [];
  });
}

export function inlineOf(children: readonly HtmlNode[], active: readonly Mark[] = [], keepsSpace = false): Node[] {
  const found = children.flatMap((child) => inlineNode(child, active, keepsSpace));
  return active.length > 0 || keepsSpace ? found : withoutOuterSpace(found);
}

function inlineNode(node: HtmlNode, active: readonly Mark[], keepsSpace: boolean): Node[] {
  if (typeof node === 'string') {
    const text = keepsSpace ? node : node.replace(/[ \t\r\n\f]+/g, ' ');
    return text === '' ? [] : [schema.text(text, active)];
  }
  const { name, attributes, children } = node;
  if (name === 'br') return [nodes.line_break.create(null, null, active)];
  if (name === 'img') return [nodes.image.create({ html: attributes }, null, active)];
  const type = isInline(node) ? marks[name] : undefined;
  if (!type) throw new NotRepresentable(name);
  const mark = type.create(name === 'a' ? { html: attributes } : { html: attributes, tag: name });
  return children.flatMap((child) => inlineNode(child, mark.addToSet(active), keepsSpace));
}

/** Browsers do not show spaces at the edges of a block, beside a line break, or after another space. */
function withoutOuterSpace(inline: Node[]): Node[] {
  let afterSpace = true;
  const collapsed = inline.flatMap((node) => {
    if (!node.isText) {
      afterSpace = node.type === nodes.line_break;
      return [node];
    }
    const text = afterSpace ? (node.text ?? '').replace(/^ /, '') : (node.text ?? '');
    if (text !== '') afterSpace = text.endsWith(' ');
    return text === '' ? [] : [schema.text(text, node.marks)];
  });
  const last = collapsed.at(-1);
  if (!last?.isText || !last.text?.endsWith(' ')) return collapsed;
  const trimmed = last.text.slice(0, -1);
  return [...collapsed.slice(0, -1), ...(trimmed ? [schema.text(trimmed, last.marks)] : [])];
}

export function isInline(node: HtmlNode): boolean {
  return typeof node === 'string' || inlineNames.has(node.name);
}

const inlineNames = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** Attributes besides the block id and those that the node has itself. */
export function extraAttributes({ attributes }: HtmlElement): Record<string, string> {
  const own = [blockAttribute, 'start', 'colspan', 'rowspan', 'scope'];
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !own.includes(name)));
}
