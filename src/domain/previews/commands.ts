import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { previewLinks } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { lineInput } from '../../fields/text-rules.ts';
import { event } from '../activity/commands.ts';
import { findStoredArticle } from '../articles/queries.ts';
import { command, done, noInput, refused } from '../command.ts';
import { parseId } from '../input.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { FindRow } from '../row-by-id.ts';
import { findVersion } from '../versions/queries.ts';
import { hashOfToken, makeToken, type PreviewLink, shownColumns } from './queries.ts';

const minPreviewInHours = 1;
const maxPreviewInHours = 14 * 24;

export const maxPreviewNoteCharacters = 100;

/** A new preview link. */
const previewLinkInput = z.strictObject({
  valid_for_hours: z
    .int(problem('wholeNumber'))
    .min(minPreviewInHours, problem('tooSmall'))
    .max(maxPreviewInHours, problem('tooLarge'))
    .describe('From 1 hour to 14 days'),
  version: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('The number of the version that the link shows; null: the newest one, also when it changes'),
  note: lineInput(maxPreviewNoteCharacters).default('').describe('For whom the link is'),
});

/** Valid links of one article. */
const maxOpenLinks = 20;

/** The token is shown once; only its hash is stored. */
export const createPreviewLink = command({
  needs: 'previews.share',
  logs: ['create', 'preview link'],
  input: previewLinkInput,
  find: findStoredArticle,
  async run({ tx, by, row: article, input: { valid_for_hours: hours, version, note } }) {
    const articleId = article.id;
    if (version !== null && !(await findVersion(tx, 'articles', articleId, version))?.record)
      return refused('version', 'noSuchVersion');
    const isOpen = and(
      eq(previewLinks.articleId, articleId),
      isNull(previewLinks.revokedAt),
      gt(previewLinks.expiresAt, sql`now()`),
    );
    if ((await tx.$count(previewLinks, isOpen)) >= maxOpenLinks) return refused('', 'tooManyPreviewLinks', 409);
    const token = makeToken();
    const [link] = await tx
      .insert(previewLinks)
      .values({
        articleId,
        version,
        note,
        tokenHash: hashOfToken(token) ?? '',
        createdBy: by.username,
        expiresAt: sql`now() + ${hours}::int * interval '1 hour'`,
      })
      .returning(shownColumns);
    if (!link) throw new Error('The database returned no preview link.');
    const about = { id: articleId, name: titleOf(article) };
    return done({ link, token }, { log: event('article.previewed', { ...about, link: link.id, hours }) });
  },
});

/** A link that was not revoked, by the article and its own number. */
const findUnrevoked: FindRow<PreviewLink> = async (db, articleId, lock, at) => {
  const isThis = and(eq(previewLinks.id, parseId(at?.link ?? '') ?? 0), eq(previewLinks.articleId, articleId));
  const query = db
    .select(shownColumns)
    .from(previewLinks)
    .where(and(isThis, isNull(previewLinks.revokedAt)))
    .$dynamic();
  return (await (lock ? query.for('update') : query))[0];
};

export const revokePreviewLink = command({
  needs: 'previews.share',
  logs: ['delete', 'preview link'],
  input: noInput,
  find: findUnrevoked,
  async run({ tx, by, row: { id, articleId } }) {
    await tx.update(previewLinks).set({ revokedAt: sql`now()`, revokedBy: by.username }).where(eq(previewLinks.id, id));
    return done(undefined, { log: event('article.previewRevoked', { id: articleId, link: id }) });
  },
});
