import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { HtmlElement } from '../../../../fields/clean-html.ts';
import { htmlLimits } from '../../../../fields/html-limits.ts';
import { blockOf } from '../html/read-html.ts';
import { NotRepresentable } from '../html/read-inline.ts';
import { schema } from '../schema.ts';
import type { DroppedParts } from './dropped-parts.ts';
import { readPastedHtml } from './pasted-html.ts';

export type Pasted = { slice: Slice; dropped: DroppedParts };

/** HTML that is longer than this many characters is refused: an article holds 200,000. */
export const maxPastedCharacters = 20 * htmlLimits.maxCharacters;

const { paragraph, line_break: lineBreak } = schema.nodes;

export function sliceOfHtml(html: string): Pasted {
  const { blocks, dropped } = readPastedHtml(html);
  return { slice: openSlice(blocks.flatMap((block) => nodesOf(block, dropped))), dropped };
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
  return openSlice(paragraphs.map((inline) => paragraph.create({ implied: false }, inline)));
}

function nodesOf(block: HtmlElement, dropped: DroppedParts): Node[] {
  try {
    return [blockOf([block], block.attributes['data-block'] ?? null)];
  } catch (error) {
    if (!(error instanceof NotRepresentable)) throw error;
    dropped.add('rest', block.name);
    const text = textOf(block).trim();
    return text ? [paragraph.create({ implied: false }, schema.text(text))] : [];
  }
}

function textOf({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : `${textOf(child)} `)).join('');
}

/** Paragraphs at the edges join the text around them. */
function openSlice(nodes: readonly Node[]): Slice {
  const edge = (node: Node | undefined) => (node?.type === paragraph ? 1 : 0);
  return new Slice(Fragment.from(nodes), edge(nodes[0]), edge(nodes.at(-1)));
}
