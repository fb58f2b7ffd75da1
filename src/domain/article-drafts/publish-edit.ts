import { eq } from 'drizzle-orm';
import { articleDrafts } from '../../db/schema/index.ts';
import { lockGivenFiles } from '../articles/new-references.ts';
import { objectionTo, saveArticleIn } from '../articles/save.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { recordArticle } from '../versions/record.ts';
import type { DraftPublished, StagedEdit } from './commands.ts';
import { editFrom, withEdit } from './drafted-article.ts';
import { findDraft } from './queries.ts';

/**
 * Saves an edit of an article together with the changes that its draft holds, in one transaction: afterwards the article is as
 * it was edited and has no draft, or nothing has happened. Throws ForbiddenError.
 */
export function publishEdit(
  staleness: Staleness,
  actor: RoleHolder,
  id: number,
  { onto, ...edit }: StagedEdit,
): Promise<Exclude<DraftPublished, { kind: 'no-draft' }>> {
  return staleness.change(async (tx, declare) => {
    await lockGivenFiles(tx, { ...edit.fields, details: edit.details ?? [] });
    const live = await findStoredArticle(tx, id, 'lock');
    const draft = live && (await findDraft(tx, id));
    if (!draft) return saveArticleIn(tx, declare, actor, id, edit);
    const objection = objectionTo(edit, draft.article);
    if (objection) return objection;
    if ((onto ?? draft.baseVersion) !== live.version) return { kind: 'outdated', current: live };
    const whole = editFrom(live, recordArticle(withEdit(draft.article, edit)).record);
    const fields = { ...whole.fields, ...edit.fields };
    const staysPublic = (fields.status ?? live.status) === 'published';
    const reason = staysPublic ? ({ kind: 'publish' } as const) : edit.reason;
    const saved = await saveArticleIn(tx, declare, actor, id, { ...whole, fields, ...(reason && { reason }) });
    if (saved.kind === 'saved') await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    return saved;
  });
}
