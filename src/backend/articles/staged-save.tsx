import type { Db } from '../../db/client.ts';
import { requireArticleChange } from '../../domain/accounts/article-rights.ts';
import { type DraftPublished, publishDraft, type StagedEdit, saveDraft } from '../../domain/article-drafts/commands.ts';
import { isLive } from '../../domain/article-drafts/queries.ts';
import { type ArticleEdit, changeBetween, withEdit } from '../../domain/articles/edits.ts';
import { type Article, findStoredArticle } from '../../domain/articles/queries.ts';
import { type PredictingSite, predictImpact } from '../../domain/impact/impact.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import type { Staleness } from '../../domain/publishing/staleness.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { slugOf } from '../../fields/slug.ts';
import { impactWords as t } from '../../i18n/backend/impact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import type { Screen } from '../ui/frame/screen.tsx';

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

type SubmittedForm = {
  /** Address of the form. */
  action: string;
  form: URLSearchParams;
  /** The languages that the article has after the save. */
  languages: readonly Language[];
  intent: Intent;
};

/**
 * Asks before a save archives a public article, takes it off the site, removes a language from it or changes a slug: which
 * addresses will show something else. Undefined when nothing is to be asked. Throws ForbiddenError.
 */
export async function confirmSave(
  site: PredictingSite,
  actor: Staff,
  id: number,
  given: ArticleEdit,
  { action, form, languages, intent }: SubmittedForm,
): Promise<Screen | undefined> {
  const live = await findStoredArticle(site.db, id);
  if (!live || !isLive(live) || savesAsDraft(actor, live, given.fields?.status, intent)) return undefined;
  const removed = live.details.map(({ language }) => language).filter((language) => !languages.includes(language));
  const edit = { fields: given.fields ?? {}, details: given.details ?? [], removed };
  const asked = questionsOf(live, edit);
  const confirms = asked.map(({ key }) => key);
  if (isConfirmed(confirms, form.get(confirmedField))) return undefined;
  requireArticleChange(actor, changeBetween(live, withEdit(live, edit)));
  const prediction = await predictImpact(site, [{ kind: 'articles', id, action: 'edit', edit }]);
  if (!prediction) return undefined;
  const [only] = asked.length === 1 ? asked : [];
  const title = only ? only.title : t.severalTitle;
  return {
    title,
    section: 'articles',
    status: 409,
    body: (
      <ConfirmChange
        action={action}
        confirms={confirms}
        prediction={prediction}
        sent={[...form]}
        texts={asked.map(({ text }) => text)}
        title={title}
        verb={only ? only.verb : t.several}
      />
    ),
  };
}

type Question = { key: string; title: string; text: string; verb: string };

function questionsOf(live: Article, edit: Required<Pick<ArticleEdit, 'fields' | 'details' | 'removed'>>) {
  const title = titleOf(live);
  if (!isLive({ ...live, ...edit.fields })) {
    const text = t.archiveText({ title });
    return edit.fields.status === 'archived'
      ? [{ key: 'archive', title: t.archiveTitle, text, verb: t.archive }]
      : [{ key: 'withdraw', title: t.withdrawTitle, text, verb: t.withdraw }];
  }
  const removed: Question[] = edit.removed.map((language) => ({
    key: `remove-${language}`,
    title: t.removeTitle,
    text: t.removeText({ title, language }),
    verb: t.remove,
  }));
  const renamed: Question[] = edit.details.flatMap((detail) => {
    const { language } = detail;
    const from = live.details.find((stored) => stored.language === language)?.slug;
    const to = slugOf(detail.slug) || slugOf(detail.title);
    if (from === undefined || from === detail.slug || from === to) return [];
    const text = t.renameText({ language, from, to });
    return [{ key: `rename-${language}`, title: t.renameTitle, text, verb: t.rename }];
  });
  return [...removed, ...renamed];
}
