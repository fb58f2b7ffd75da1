import type { HtmlElement, HtmlNode } from './html-node.ts';

/** A paragraph that Word has numbered; `level` counts from 1. */
export type ListParagraph = { level: number; ordered: boolean; content: HtmlNode[] };

const listStyle = /mso-list:\s?[^;\s]{1,20}\s{1,3}level(\d)/i;

export function listLevel(style: string): number | undefined {
  const level = listStyle.exec(style)?.[1];
  return level === undefined ? undefined : Math.max(1, Number(level));
}

/** The text of Word's own marker: a number or letter with a point or bracket means an ordered list. */
export function isOrderedMarker(marker: string): boolean {
  return /^\(?[\da-z]{1,6}[.)]/i.test(marker.trim());
}

/** Numbered paragraphs of Word as nested lists. */
export function listsOf(paragraphs: readonly ListParagraph[]): HtmlElement[] {
  const roots: Draft[] = [];
  const open: Draft[] = [];
  for (const { level, ordered, content } of paragraphs) {
    while (open.length > level || (open.length === level && open.at(-1)?.ordered !== ordered)) open.pop();
    while (open.length < level) {
      const list: Draft = { ordered, items: [] };
      const item = open.at(-1)?.items.at(-1);
      if (item) item.lists.push(list);
      else if (open.length === 0) roots.push(list);
      else break;
      open.push(list);
    }
    open.at(-1)?.items.push({ content, lists: [] });
  }
  return roots.map(elementOf);
}

type Draft = { ordered: boolean; items: { content: HtmlNode[]; lists: Draft[] }[] };

function elementOf({ ordered, items }: Draft): HtmlElement {
  return {
    name: ordered ? 'ol' : 'ul',
    attributes: {},
    children: items.map(({ content, lists }) => ({
      name: 'li',
      attributes: {},
      children: [...content, ...lists.map(elementOf)],
    })),
  };
}
