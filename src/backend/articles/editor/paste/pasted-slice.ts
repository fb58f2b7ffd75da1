import { Fragment, type Node, Slice } from 'prosemirror-model';
import { htmlLimits } from '../../../../fields/html-limits.ts';
import { CleanElement, type CleanNode, CleanText } from '../../../../fields/rich-text/clean-html.ts';
import { documentOf } from '../../../../fields/rich-text/html.ts';
import { schema } from '../../../../fields/rich-text/schema.ts';
import type { DroppedParts } from './dropped-parts.ts';
import type { HtmlNode } from './html-node.ts';
import { readPastedHtml } from './pasted-html.ts';

export type Pasted = { slice: Slice; dropped: DroppedParts };

/** HTML that is longer than this many characters is refused: an article holds 200,000. */
export const maxPastedCharacters = 20 * htmlLimits.maxCharacters;

const { paragraph, line_break: lineBreak } = schema.nodes;

export function sliceOfHtml(html: string): Pasted {
  const { blocks, dropped } = readPastedHtml(html);
  const tree = new CleanElement('body');
  for (const block of blocks) tree.appendChild(cleanNodeOf(block));
  return { slice: openSlice(blocks.length > 0 ? documentOf(tree).children : []), dropped };
}

/** Lines of text; empty lines separate paragraphs. */
export function sliceOfText(text: string): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((lines) =>
      lines
        .split('\n')
        .flatMap((line, index) => [...(index > 0 ? [lineBreak.create()] : []), ...(line ? [schema.text(line)] : [])]),
    )
    .filter((inline) => inline.length > 0);
  return openSlice(paragraphs.map((inline) => paragraph.create(null, inline)));
}

/** Paragraphs at the edges join the text around them. */
function openSlice(nodes: readonly Node[]): Slice {
  const edge = (node: Node | undefined) => (node?.type === paragraph ? 1 : 0);
  return new Slice(Fragment.from(nodes), edge(nodes[0]), edge(nodes.at(-1)));
}

function cleanNodeOf(node: HtmlNode): CleanNode {
  if (typeof node === 'string') return new CleanText(node);
  const element = new CleanElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  for (const child of node.children) element.appendChild(cleanNodeOf(child));
  return element;
}
