import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { reviewComments } from '../../db/schema/index.ts';
import { type Anchor, anchorAt, locate, type TextBlock, textBlocksOf } from './locate.ts';

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
