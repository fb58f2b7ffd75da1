import type { Node } from 'prosemirror-model';
import { blocksIn } from '../../../../fields/article-blocks.ts';
import type { HtmlNode } from '../../../../fields/clean-html.ts';
import { schema } from '../schema.ts';
import { blockOf } from './read-html.ts';
import { NotRepresentable } from './read-inline.ts';
import { htmlOf } from './write-html.ts';

/** `before` is undefined for the first block. */
type Source = { node: Node; before: string | undefined; html: string };

/**
 * Stored HTML as a document. What an editor does not change is written as it was stored, byte for byte; a changed block is
 * rewritten, with its id.
 */
export class StoredText {
  readonly doc: Node;
  private readonly sources = new Map<string, Source>();
  private readonly after: string;
  /** White space between blocks. */
  private readonly gap: string;

  constructor(private readonly cleanHtml: string) {
    const { blocks, after } = blocksIn(cleanHtml);
    this.after = after;
    this.gap = blocks.find(({ before }) => before !== '')?.before ?? '';
    const nodes = blocks.map(({ id, before, html, nodes: content }, index) => {
      const node = representable(content, id) ?? schema.nodes.raw.create({ id, source: html });
      this.sources.set(id, { node, before: index === 0 ? undefined : before, html });
      return node;
    });
    this.doc = schema.nodes.doc.create(
      null,
      nodes.length > 0 ? nodes : [schema.nodes.paragraph.create({ implied: false })],
    );
  }

  htmlFor(doc: Node): string {
    const written = doc.children.map((node) => {
      const source = this.sources.get(String(node.attrs.id));
      // Undoing a change makes an equal node, not the same one.
      const unchanged = source && (source.node === node || source.node.eq(node)) ? source : undefined;
      return { source, html: unchanged?.html ?? htmlOf(node), isBlank: !unchanged && isBlankParagraph(node) };
    });
    while (written.at(-1)?.isBlank) written.pop();
    const html = written
      .map(({ source, html: block }, index) => (index === 0 ? '' : (source?.before ?? this.gap)) + block)
      .join('');
    const isWhole = html.length + this.after.length === this.cleanHtml.length && this.cleanHtml.startsWith(html);
    return isWhole ? this.cleanHtml : html;
  }
}

function representable(content: readonly HtmlNode[], id: string): Node | undefined {
  try {
    return blockOf(content, id);
  } catch (error) {
    if (error instanceof NotRepresentable) return undefined;
    throw error;
  }
}

function isBlankParagraph({ type, childCount }: Node): boolean {
  return type === schema.nodes.paragraph && childCount === 0;
}
