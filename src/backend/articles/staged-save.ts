import type { Db } from '../../db/client.ts';
import { may } from '../../domain/accounts/permissions.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { publishDraft, saveDraft, withdrawDraft } from '../../domain/article-drafts/commands.ts';
import { findDraft, isLive } from '../../domain/article-drafts/queries.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { type ArticleEdit, type Saved, saveArticle } from '../../domain/articles/save.ts';
import { findStoredArticle } from '../../domain/articles/stored-article.ts';
import type { Staleness } from '../../domain/publishing/staleness.ts';

/** Which button of the form was pressed: forms of articles that are not public have only one. */
export type Intent = 'draft' | 'publish';

/** Whether a save only stages changes of a public article: asked for, or the actor may not publish. */
export function isStagedSave(actor: Staff, live: Article, edit: ArticleEdit, intent: Intent): boolean {
  return isStillPublic(live, edit) && (intent === 'draft' || !may(actor, 'articles.publish'));
}

function isStillPublic(live: Article, { fields }: ArticleEdit): boolean {
  return isLive(live) && (fields?.status ?? 'published') === 'published';
}

type Desk = { db: Db; staleness: Staleness };
type Outcome = Saved & { isStaged?: boolean };

/**
 * Saves what the editor sent. Changes of a public article become its draft, which "Publish changes" makes public; who may
 * not publish can only save the draft. Taking an article off the site is done at once.
 */
export async function saveEdited(
  { db, staleness }: Desk,
  actor: Staff,
  id: number,
  edit: ArticleEdit,
  intent: Intent,
): Promise<Outcome> {
  const live = await findStoredArticle(db, id);
  if (!live) return { kind: 'missing' };
  const draft = await findDraft(db, id);
  const staysPublic = isStillPublic(live, edit);
  const isStaged = isStagedSave(actor, live, edit, intent);
  if (!isStaged && !draft) return saveArticle(staleness, actor, id, edit);
  if (!staysPublic) {
    if (edit.version !== undefined && edit.version !== (draft ?? live).version) {
      return { kind: 'conflict', current: draft?.article ?? live };
    }
    const saved = await saveArticle(staleness, actor, id, { ...edit, version: live.version });
    if (saved.kind === 'saved') await withdrawDraft(db, actor, id);
    return saved;
  }
  const saved = await saveDraft(db, actor, id, edit);
  if (saved.kind === 'not-live') return saveArticle(staleness, actor, id, edit);
  if (saved.kind !== 'saved' || isStaged) return { ...saved, isStaged: true };
  const published = await publishDraft(staleness, actor, id);
  if (published.kind === 'outdated') return { kind: 'conflict', current: published.current };
  return published.kind === 'no-draft' ? { kind: 'saved', article: saved.article } : published;
}
