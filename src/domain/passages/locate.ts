import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleReviews, reviewComments } from '../../db/schema/index.ts';
import { blockAttribute, blockElements } from '../../fields/rich-text/block-ids.ts';
import { type CleanNode, cleanHtmlOf, parseCleanHtml } from '../../fields/rich-text/clean-html.ts';
import { anchorAt, isSame, locate, plain } from '../../fields/rich-text/passages.ts';

/** A block of an article's text without markup. */
export type TextBlock = {
  id: string | undefined;
  text: string;
  /** Of a heading; the title has 1. */
  level?: number;
  /** Sanitised HTML of a block of the content that is no heading and not empty. */
  html?: string;
};

type Texts = { title: string; excerpt?: string | null | undefined; content: string };

/** Title, summary and the blocks of the content, in this order. Content that is no HTML, as of reports, is left out. */
export function textBlocksOf({ title, excerpt, content }: Texts): TextBlock[] {
  return [
    { id: 'title', text: plain(title), level: 1 },
    { id: 'excerpt', text: plain(excerpt ?? '') },
    ...parseCleanHtml(content).childNodes.map((node) => {
      const text = plain(textOf(node));
      if (node.nodeType === 3) return { id: undefined, text };
      const block = { id: node.attributes.get(blockAttribute), text };
      const [, level] = /^h(\d)$/.exec(node.localName) ?? [];
      if (level) return { ...block, level: Number(level) };
      const isSeen = [node, ...node.elements()].some(({ localName }) => shown.has(localName));
      return text !== '' || isSeen ? { ...block, html: cleanHtmlOf([node]) } : block;
    }),
  ];
}

const shown = new Set(['figure', 'table', 'img', 'video']);
const ofOneLine = new Set([...blockElements, 'tr', 'caption', 'figcaption']);
const separated = new Set(['br', 'td', 'th']);

function textOf(node: CleanNode): string {
  if (node.nodeType === 3) return node.nodeValue.replace(/\s+/g, ' ');
  if (node.localName === 'img') return ` ${node.attributes.get('alt') ?? ''} `;
  const text = node.childNodes.map(textOf).join('');
  if (ofOneLine.has(node.localName)) return `\n${text}\n`;
  return separated.has(node.localName) ? ` ${text} ` : text;
}

type Saved = { id: number; record: Readonly<Record<string, unknown>> };

/**
 * Moves the comments of saved articles to where their passages are now. A comment whose passage is gone keeps its anchor,
 * so that it is found again when the passage returns.
 */
export async function reanchorComments(tx: Transaction, saved: readonly Saved[]): Promise<void> {
  if (saved.length === 0) return;
  const ids = saved.map(({ id }) => id);
  const comments = await tx.select().from(reviewComments).where(inArray(reviewComments.articleId, ids));
  if (comments.length === 0) return;
  const texts = new Map<string, TextBlock[]>();
  for (const { id, record } of saved) {
    const details: unknown[] = Array.isArray(record.details) ? record.details : [];
    for (const detail of details) {
      if (isText(detail)) texts.set(`${id}.${detail.language}`, textBlocksOf(detail));
    }
  }
  for (const comment of comments) {
    const blocks = texts.get(`${comment.articleId}.${comment.language}`);
    const place = blocks && locate(blocks, comment);
    if (!place) continue;
    const anchor = anchorAt(blocks, place, comment.quote);
    if (isSame(anchor, comment)) continue;
    await tx.update(reviewComments).set(anchor).where(eq(reviewComments.id, comment.id));
  }
}

type Text = { language: string; title: string; excerpt?: string | null; content: string };

function isText(detail: unknown): detail is Text {
  const { language, title, content } = (detail ?? {}) as Partial<Record<string, unknown>>;
  return typeof language === 'string' && typeof title === 'string' && typeof content === 'string';
}

/** Ends the reviews of articles that were published: a later draft starts without one. */
export async function endReviews(
  tx: Transaction,
  saved: readonly { id: number; status: string | null }[],
): Promise<void> {
  const published = saved.filter(({ status }) => status === 'published').map(({ id }) => id);
  if (published.length > 0) await tx.delete(articleReviews).where(inArray(articleReviews.articleId, published));
}
