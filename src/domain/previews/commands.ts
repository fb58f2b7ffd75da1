import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { previewLinks } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { titleOf } from '../publishing/article-title.ts';
import { findVersion } from '../versions/queries.ts';
import type { previewLinkInput } from './input.ts';
import { type PreviewLink, shownColumns } from './queries.ts';
import { hashOfToken, makeToken } from './token.ts';

/** Valid links of one article. */
const maxOpenLinks = 20;

type CreatedLink =
  /** The token is shown once; only its hash is stored. */
  { kind: 'created'; link: PreviewLink; token: string } | { kind: 'missing' | 'unknown-version' | 'too-many' };

export function createPreviewLink(
  db: Db,
  actor: Actor,
  articleId: number,
  { valid_for_hours: hours, version, note }: z.output<typeof previewLinkInput>,
): Promise<CreatedLink> {
  return db.transaction(async (tx) => {
    const article = await findStoredArticle(tx, articleId);
    if (!article) return { kind: 'missing' };
    if (version !== null && !(await findVersion(tx, 'articles', articleId, version))?.record)
      return { kind: 'unknown-version' };
    const isOpen = and(
      eq(previewLinks.articleId, articleId),
      isNull(previewLinks.revokedAt),
      gt(previewLinks.expiresAt, sql`now()`),
    );
    if ((await tx.$count(previewLinks, isOpen)) >= maxOpenLinks) return { kind: 'too-many' };
    const token = makeToken();
    const [link] = await tx
      .insert(previewLinks)
      .values({
        articleId,
        version,
        note,
        tokenHash: hashOfToken(token) ?? '',
        createdBy: actor.username,
        expiresAt: sql`now() + ${hours}::int * interval '1 hour'`,
      })
      .returning(shownColumns);
    if (!link) throw new Error('The database returned no preview link.');
    const name = titleOf(article);
    await recordActivity(tx, actor, {
      action: 'create',
      description: `Created preview link #${link.id} of article "${name}", valid for ${hours} h`,
      resource: { type: 'article', name, id: articleId },
    });
    return { kind: 'created', link, token };
  });
}

/** False when the article has no such link, or it was revoked before. */
export function revokePreviewLink(db: Db, actor: Actor, articleId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(previewLinks.id, id), eq(previewLinks.articleId, articleId), isNull(previewLinks.revokedAt));
    const [revoked] = await tx
      .update(previewLinks)
      .set({ revokedAt: sql`now()`, revokedBy: actor.username })
      .where(isThis)
      .returning({ id: previewLinks.id });
    if (!revoked) return false;
    await recordActivity(tx, actor, {
      action: 'delete',
      description: `Revoked preview link #${id} of article #${articleId}`,
      resource: { type: 'article', id: articleId },
    });
    return true;
  });
}
