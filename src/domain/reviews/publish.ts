import type { Db } from '../../db/client.ts';
import { publishDraft } from '../article-drafts/commands.ts';
import { isDraftVersion } from '../article-drafts/queries.ts';
import { saveArticle } from '../articles/save.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { findReview } from './queries.ts';

export type Published =
  | { kind: 'done' }
  | { kind: 'missing' | 'not-approved' | 'conflict' | 'outdated' }
  | { kind: 'refused'; problem: string };

/**
 * Publishes the text that was approved, and no other. The saves check its version again, so a text that is changed meanwhile is
 * not published. Throws ForbiddenError.
 */
export async function publishReviewed(
  db: Db,
  staleness: Staleness,
  actor: RoleHolder,
  id: number,
  version: number,
): Promise<Published> {
  const found = await findReview(db, id);
  if (!found) return { kind: 'missing' };
  const { article, review, isTextChanged } = found;
  if (review?.status !== 'approved') return { kind: 'not-approved' };
  if (isTextChanged || article.version !== version) return { kind: 'conflict' };
  const saved = isDraftVersion(version)
    ? await publishDraft(staleness, actor, id, { version })
    : await saveArticle(staleness, actor, id, {
        fields: { status: 'published', publishedAt: article.publishedAt ?? new Date() },
        version,
        reason: { kind: 'publish' },
      });
  switch (saved.kind) {
    case 'saved':
      return { kind: 'done' };
    case 'missing':
    case 'conflict':
    case 'outdated':
      return { kind: saved.kind };
    case 'refused':
      return { kind: 'refused', problem: saved.problem };
    default:
      return { kind: 'conflict' };
  }
}
