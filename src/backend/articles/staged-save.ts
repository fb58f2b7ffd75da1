import type { Db } from '../../db/client.ts';
import { type DraftPublished, publishDraft, type StagedEdit, saveDraft } from '../../domain/article-drafts/commands.ts';
import { isLive } from '../../domain/article-drafts/queries.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { findStoredArticle } from '../../domain/articles/queries.ts';
import type { Staleness } from '../../domain/publishing/staleness.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';

/**
 * Which button of the form was pressed: forms of articles that are not public have only one. `merge` saves the draft with what
 * was changed in the published article since the draft was begun.
 */
export type Intent = 'draft' | 'publish' | 'merge';

/** Whether a save only stages changes of a public article: asked for, or the actor may not publish. */
export function savesAsDraft(actor: Staff, live: Article, status: string | undefined, intent: Intent): boolean {
  const staysPublic = isLive(live) && (status ?? 'published') === 'published';
  return staysPublic && (intent !== 'publish' || !may(actor, 'articles.publish'));
}

/** Whether visitors see what is saved, at once or when its date of publication comes. */
export function publishesSave(actor: Staff, live: Article, status: string | undefined, intent: Intent): boolean {
  return status === 'published' && !savesAsDraft(actor, live, status, intent);
}

type EditSite = { db: Db; staleness: Pick<Staleness, 'change'> };
type Outcome = DraftPublished & { isStaged?: boolean };

/**
 * Saves what the editor sent. Changes of a public article become its draft, which "Publish changes" makes public; who may
 * not publish can only save the draft. Taking an article off the site is done at once.
 */
export async function saveEdited(
  { db, staleness }: EditSite,
  actor: Staff,
  id: number,
  edit: StagedEdit,
  intent: Intent,
): Promise<Outcome> {
  const live = await findStoredArticle(db, id);
  if (!live) return { kind: 'missing' };
  if (savesAsDraft(actor, live, edit.fields?.status, intent)) {
    const saved = await staleness.change((tx) => saveDraft(tx, actor, id, edit));
    if (saved.kind !== 'not-live') return { ...saved, isStaged: true };
  }
  return publishDraft(staleness, actor, id, { edit });
}
