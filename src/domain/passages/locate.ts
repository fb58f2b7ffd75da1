import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleReviews, reviewComments } from '../../db/schema/index.ts';
import { blockAttribute, blockElements } from '../../fields/rich-text/block-ids.ts';
import { type CleanNode, cleanHtmlOf, parseCleanHtml } from '../../fields/rich-text/clean-html.ts';

/** A block of an article's text without markup; the items of a list and the rows of a table are lines of it. */
export type TextBlock = {
  id: string | undefined;
  text: string;
  lines: readonly string[];
  isHeading: boolean;
  /** Sanitised HTML of a picture, video or table, which is more than its text. */
  html?: string;
};

/** What a comment remembers of its passage. */
type Anchor = { blockId: string | null; quote: string; before: string; after: string };

/** Where a passage is: number of its block, and the position in its text. */
type Place = { block: number; at: number };

/** Characters of the text before and after a passage that are remembered. */
const maxContextCharacters = 40;
/** Occurrences of a quotation that are compared. */
const maxOccurrences = 500;
/** A shorter quotation may occur anywhere by chance: outside its block it counts only with its context. */
const minTellingCharacters = 24;
const minSameContextCharacters = 8;

type Texts = { title: string; excerpt?: string | null | undefined; content: string };

/** Title, summary and the blocks of the content, in this order. Content that is no HTML, as of reports, is left out. */
export function textBlocksOf({ title, excerpt, content }: Texts): TextBlock[] {
  return [
    blockOf('title', plain(title), true),
    blockOf('excerpt', plain(excerpt ?? ''), false),
    ...parseCleanHtml(content).childNodes.map((node) => {
      if (node.nodeType === 3) return blockOf(undefined, textOf(node), false);
      const block = blockOf(node.attributes.get(blockAttribute), textOf(node), /^h\d$/.test(node.localName));
      const isSeen = shown.has(node.localName) || [...node.elements()].some(({ localName }) => shown.has(localName));
      return isSeen ? { ...block, html: cleanHtmlOf([node]) } : block;
    }),
  ];
}

function blockOf(id: string | undefined, text: string, isHeading: boolean): TextBlock {
  const lines = text.split('\n').map(plain).filter(Boolean);
  return { id, text: lines.join(' '), lines, isHeading };
}

/** One space for each run of white space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const shown = new Set(['figure', 'table', 'img', 'video']);
const ofOneLine = new Set([...blockElements, 'tr', 'caption', 'figcaption']);
const separated = new Set(['br', 'td', 'th']);

/** Line breaks are those between the lines of a block. */
function textOf(node: CleanNode): string {
  if (node.nodeType === 3) return node.nodeValue.replace(/\s+/g, ' ');
  if (node.localName === 'img') return ` ${node.attributes.get('alt') ?? ''} `;
  const text = node.childNodes.map(textOf).join('');
  if (ofOneLine.has(node.localName)) return `\n${text}\n`;
  return separated.has(node.localName) ? ` ${text} ` : text;
}

/** The place of a passage in a text that may have changed since; undefined when the passage is not in it any more. */
export function locate(blocks: readonly TextBlock[], { blockId, quote, before, after }: Anchor): Place | undefined {
  if (quote === '') return undefined;
  let best: { place: Place; score: number } | undefined;
  let count = 0;
  for (const [block, { id, text }] of blocks.entries()) {
    for (let at = text.indexOf(quote); at >= 0 && count < maxOccurrences; at = text.indexOf(quote, at + 1)) {
      count += 1;
      const end = at + quote.length;
      const context =
        sharedEnd(before, contextBefore(text, at)) + sharedStart(after, text.slice(end, end + maxContextCharacters));
      const isSameBlock = id !== undefined && id === blockId;
      const isTelling =
        quote.length >= minTellingCharacters ||
        context >= minSameContextCharacters ||
        (text === quote && before === '' && after === '');
      if (!isSameBlock && !isTelling) continue;
      const score = context + (isSameBlock ? 2 * maxContextCharacters + 1 : 0);
      if (!best || score > best.score) best = { place: { block, at }, score };
    }
  }
  return best?.place;
}

/** The anchor of a passage at a place. */
export function anchorAt(blocks: readonly TextBlock[], { block, at }: Place, quote: string): Anchor {
  const { id, text = '' } = blocks[block] ?? {};
  const end = at + quote.length;
  return {
    blockId: id ?? null,
    quote,
    before: contextBefore(text, at),
    after: text.slice(end, end + maxContextCharacters),
  };
}

function contextBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - maxContextCharacters), at);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
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

function isSame(one: Anchor, other: Anchor): boolean {
  return one.blockId === other.blockId && one.before === other.before && one.after === other.after;
}

/** Ends the reviews of articles that were published: a later draft starts without one. */
export async function endReviews(
  tx: Transaction,
  saved: readonly { id: number; status: string | null }[],
): Promise<void> {
  const published = saved.filter(({ status }) => status === 'published').map(({ id }) => id);
  if (published.length > 0) await tx.delete(articleReviews).where(inArray(articleReviews.articleId, published));
}
