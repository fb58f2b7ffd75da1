import { blockAttribute, blockId } from './block-ids.ts';
import { type HtmlNode, parseCleanHtml } from './clean-html.ts';

/** A block of the first level of sanitised article HTML. Joining `before` and `html` of all blocks gives the HTML again. */
type ArticleBlock = {
  /** Stored with the block, or derived from its HTML: equal in every copy of the article. */
  id: string;
  /** White space before the block. */
  before: string;
  html: string;
  /** One element, or a run of text and inline elements outside of one. */
  nodes: readonly HtmlNode[];
};

const inlineElements = ['a', 'b', 'br', 'code', 'em', 'i', 'img', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'];

export function blocksIn(cleanHtml: string): { blocks: ArticleBlock[]; after: string } {
  const runs: { before: string; html: string; nodes: HtmlNode[]; inline: boolean }[] = [];
  let space = '';
  for (const { node, html } of parseCleanHtml(cleanHtml)) {
    const inline = typeof node === 'string' || inlineElements.includes(node.name);
    const last = runs.at(-1);
    if (typeof node === 'string' && node.trim() === '') {
      space += html;
    } else if (inline && last?.inline) {
      last.html += space + html;
      last.nodes.push(...(space ? [space] : []), node);
      space = '';
    } else {
      runs.push({ before: space, html, nodes: [node], inline });
      space = '';
    }
  }
  const known = new Set(runs.flatMap(({ nodes }) => storedId(nodes) ?? []));
  const blocks = runs.map(({ before, html, nodes }) => {
    const id = storedId(nodes) ?? derivedId(html, known);
    known.add(id);
    return { id, before, html, nodes };
  });
  return { blocks, after: space };
}

function storedId([first]: readonly HtmlNode[]): string | undefined {
  const id = typeof first === 'object' ? first.attributes[blockAttribute] : undefined;
  return id !== undefined && blockId.test(id) ? id : undefined;
}

/** Editors who open the same article without ids give its blocks the same ids. */
function derivedId(html: string, known: ReadonlySet<string>): string {
  for (let copy = 0; ; copy += 1) {
    const id = hashOf(`${copy}${html}`).toString(36).padStart(10, '0').slice(-10);
    if (!known.has(id)) return id;
  }
}

/** 52 bits: two 32-bit multiplicative hashes. Not cryptographic: equal ids of two blocks are told apart by `copy`. */
function hashOf(text: string): number {
  let high = 0x9e3779b1;
  let low = 0x85ebca77;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (high >>> 0) * 2 ** 20 + (low >>> 12);
}
