import type { Db, Transaction } from '../../db/client.ts';
import { translatedFields } from '../../fields/articles.ts';
import type { Problem } from '../../fields/problem.ts';
import { slugOf } from '../../fields/slug.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { findLastSave, type LastSave } from '../activity/queries.ts';
import {
  type ArticleEdit,
  changeBetween,
  type DetailDraft,
  lockGivenFiles,
  requireArticleChange,
  withEdit,
} from '../articles/edits.ts';
import type { Article } from '../articles/queries.ts';
import { saveLocked } from '../articles/save.ts';
import { type ArticleTexts, areSame, type MergedArticle, mergeArticle } from '../merging/merge-article.ts';
import type { Choices } from '../merging/merge-values.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';
import { finishUnsaved } from '../unsaved/unsaved.ts';
import { compareRecords, type FieldChange } from '../versions/comparison/records.ts';
import { findBase, findVersion, listVersions, overlapsAreOwn } from '../versions/queries.ts';
import { recordArticle, type VersionRecord } from '../versions/record.ts';
import { releaseDraft, stageEdit } from './commands.ts';
import { type ArticleDraft, type EditedArticle, findEdited, isLive } from './queries.ts';

/**
 * Which button of the form was pressed: forms of articles that are not public have only one. `merge` saves the draft with what
 * was changed in the published article since the draft was begun.
 */
export type Intent = 'draft' | 'publish' | 'merge';

/** A whole article as an editor sent it. */
export type SentArticle = {
  values: ArticleTexts;
  /** Version of the article, or of its draft, that the values were written on. */
  version: number | undefined;
  /** Version of the published article that the values take into account, when it is not that of the draft. */
  live: number | undefined;
  choices: Choices;
  intent: Intent;
  /** Whether the form was opened before the article became public by its schedule, and does not know of it. */
  wasScheduled: boolean;
  /** The questions that were answered, by their keys. */
  confirmed: readonly string[];
  /** Name of the unsaved text that ends when all of it is saved. */
  unsaved: string;
};

/** How a form shows an article, and what it makes of its texts. */
export type ArticleForm = {
  show: (record: VersionRecord) => ArticleTexts;
  /** Undefined when something cannot be saved. Languages with unsaved changes that are not complete are neither saved nor removed. */
  read: (values: ArticleTexts, stored: Article) => ReadArticle | undefined;
};

export type ReadArticle = {
  fields: NonNullable<ArticleEdit['fields']>;
  details: DetailDraft[];
  incomplete: Language[];
};

/** What is asked before a save takes something off the site or moves it. */
export type Question =
  | { key: string; what: 'archive' | 'withdraw' }
  | { key: string; what: 'remove'; language: Language }
  | { key: string; what: 'rename'; language: Language; from: string; to: string };

type Decided =
  /** Both editors changed the same differently, and there is no choice yet. */
  | { kind: 'conflict' }
  /** Text that the editor has not seen is not made public by the button that was pressed before it came. */
  | { kind: 'unseen' }
  | { kind: 'invalid' }
  | { kind: 'refused'; field: string; problem: Problem }
  /** The edit is what would be shown. */
  | { kind: 'ask'; questions: Question[]; edit: ArticleEdit }
  /** Nothing is saved; a ForbiddenError as a rule. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'saved'; article: Article; isStaged: boolean; read: ReadArticle; wentPublic: WentPublic | undefined };

/** What a schedule published while the form was open. */
export type WentPublic = { what: 'article' | 'draft'; at: Date };

export type Outcome = { kind: 'missing' } | (Decided & { merged: MergedSent });

/**
 * Saves what an editor sent, in one transaction that locks the article and reads it once. What others saved since is merged.
 * Changes of a public article become its draft, which "Publish changes" makes public; who may not publish can only save the
 * draft. Taking an article off the site is done at once.
 */
export async function saveSent(
  { staleness }: { staleness: Pick<Staleness, 'change'> },
  by: RoleHolder,
  id: number,
  sent: SentArticle,
  form: ArticleForm,
): Promise<Outcome> {
  let merged: MergedSent | undefined;
  try {
    return await staleness.change(async (tx, declare): Promise<Outcome> => {
      const sentFiles = await lockSentFiles(tx, sent.values);
      const stored = await findEdited(tx, id, 'lock');
      if (!stored) return { kind: 'missing' };
      merged = await mergeSent(tx, by, stored, sent, form.show);
      const { values, intent, onto } = merged;
      const { live, article, draft } = stored;
      if (merged.differences.length > 0) return { kind: 'conflict', merged };
      if (merged.unseen && values.texts.status === 'published' && !savesAsDraft(by, live, 'published', intent))
        return { kind: 'unseen', merged };
      const read = form.read(values, article);
      if (!read) return { kind: 'invalid', merged };
      const { fields, details, incomplete } = read;
      const removed = languageCodes.filter((code) => !values.languages.includes(code));
      const edit = { fields, details, removed, onto };
      const isStaged = savesAsDraft(by, live, fields.status, intent);
      const questions = isLive(live) && !isStaged ? questionsOf(live, edit) : [];
      if (!questions.every(({ key }) => sent.confirmed.includes(key))) {
        requireArticleChange(by, changeBetween(live, withEdit(live, edit)));
        return { kind: 'ask', merged, questions, edit };
      }
      const files = merged.isWithLive ? await lockGivenFiles(tx, edit) : sentFiles;
      const wentPublic = await findWentPublic(tx, stored, sent);
      const whole = { ...edit, files };
      const saved = isStaged
        ? await stageEdit(tx, by, stored, whole)
        : draft
          ? await releaseDraft(tx, declare, by, draft, { edit: whole })
          : await saveLocked(tx, declare, by, live, whole);
      if (saved.kind === 'refused') return { ...saved, merged };
      if (saved.kind !== 'saved') throw new Error(`The save of a locked article ended with "${saved.kind}".`);
      if (incomplete.length === 0) await finishUnsaved(tx, by.id, sent.unsaved);
      return { ...saved, isStaged, read, wentPublic, merged };
    });
  } catch (error) {
    if (!merged) throw error;
    return { kind: 'failed', error, merged };
  }
}

function lockSentFiles(tx: Transaction, { texts }: ArticleTexts) {
  const { json, control } = translatedFields.content;
  const names = languageCodes.flatMap((code) => [`${code}.${json.name}`, `${code}.${control.documentName}`]);
  const details = names.map((name) => ({ content: texts[name] ?? '' }));
  return lockGivenFiles(tx, { fields: { featuredImage: texts.featured_image?.trim() ?? '' }, details });
}

/** Whether a save only stages changes of a public article: asked for, or the actor may not publish. */
function savesAsDraft(actor: RoleHolder, live: Article, status: string | undefined, intent: Intent): boolean {
  const staysPublic = isLive(live) && (status ?? 'published') === 'published';
  return staysPublic && (intent !== 'publish' || !may(actor, 'articles.publish'));
}

function questionsOf(
  live: Article,
  { fields, details, removed }: Required<Pick<ArticleEdit, 'fields' | 'details' | 'removed'>>,
): Question[] {
  if (!isLive({ ...live, ...fields })) {
    const what = fields.status === 'archived' ? 'archive' : 'withdraw';
    return [{ key: what, what }];
  }
  const before = new Map(live.details.map(({ language, slug }) => [language, slug]));
  const renamed = details.flatMap(({ language, title, slug }): Question[] => {
    const from = before.get(language);
    const to = slugOf(slug) || slugOf(title);
    if (from === undefined || from === slug || from === to) return [];
    return [{ key: `rename-${language}`, what: 'rename', language, from, to }];
  });
  const gone = removed.filter((language) => before.has(language));
  return [...gone.map((language) => ({ key: `remove-${language}`, what: 'remove', language }) as const), ...renamed];
}

async function findWentPublic(
  tx: Transaction,
  { live, article, draft }: EditedArticle,
  sent: SentArticle,
): Promise<WentPublic | undefined> {
  const { version } = sent;
  if (hasGonePublic(live, sent) && article.publishedAt) return { what: 'article', at: article.publishedAt };
  if (draft || version === undefined || version === article.version) return undefined;
  const [newest] = await listVersions(tx, 'articles', article.id, { limit: 1 });
  if (newest?.cause !== 'schedule') return undefined;
  const opened = await findVersion(tx, 'articles', article.id, version);
  return opened?.draft ? { what: 'draft', at: newest.savedAt } : undefined;
}

function hasGonePublic(live: Article, { wasScheduled, values }: SentArticle): boolean {
  return wasScheduled && isLive(live) && values.texts.status === 'published';
}

/** What an editor sent, on top of the article as it is stored now. */
export type MergedSent = MergedArticle & {
  stored: EditedArticle;
  intent: Intent;
  /** Version of the published article that the values take into account now. */
  onto: number | undefined;
  /** Whether the differences are those between the draft and the published article. */
  isWithLive: boolean;
  unseen: UnseenChanges | undefined;
};

/**
 * Changes of the published article that its draft does not take into account are merged too when it is published, or that is asked
 * for: otherwise publishing would undo them.
 */
export async function mergeSent(
  db: Db | Transaction,
  by: RoleHolder,
  stored: EditedArticle,
  sent: SentArticle,
  show: ArticleForm['show'],
): Promise<MergedSent> {
  const { live, article, draft } = stored;
  const { values, version, choices } = sent;
  // The form offers no choice yet between saving a draft and publishing.
  const intent = hasGonePublic(live, sent) ? 'draft' : sent.intent;
  const isOlder = version !== undefined && version !== article.version;
  let merged: MergedArticle = { values, differences: [], decided: [], hasMerged: false };
  let unseen: UnseenChanges | undefined;
  if (isOlder) {
    const base = await findBase(db, 'articles', article.id, version);
    merged = mergeOnto(article, base, sent, show);
    // Where only one's own saves overlap, there is nothing to decide or to report.
    const since = { id: article.id, since: version, username: by.username };
    if (await overlapsAreOwn(db, merged.differences, since)) merged = { ...merged, differences: [], hasMerged: false };
    // Without the version that the form was opened with, each difference is a choice.
    if (merged.hasMerged && base) unseen = await findUnseen(db, stored, base, sent, show);
  }
  const onto = draft && (isOlder ? draft.baseVersion : (sent.live ?? draft.baseVersion));
  const own = { ...merged, stored, intent, onto, isWithLive: false, unseen };
  const withLive = intent === 'merge' || !savesAsDraft(by, live, values.texts.status, intent);
  if (onto === undefined || onto === live.version || !withLive || merged.differences.length > 0) return own;
  const base = await findBase(db, 'articles', live.id, onto);
  const second = mergeOnto(live, base, { values: merged.values, choices }, show);
  const decided = [...merged.decided, ...second.decided];
  const hasMerged = second.hasMerged || merged.hasMerged;
  return { ...own, ...second, decided, hasMerged, onto: live.version, isWithLive: true };
}

function mergeOnto(
  article: Article,
  base: VersionRecord | undefined,
  { values, choices }: Pick<SentArticle, 'values'> & Partial<SentArticle>,
  show: ArticleForm['show'],
): MergedArticle {
  return mergeArticle(base && show(base), values, show(recordArticle(article).record), choices);
}

/** What others saved since the form was opened, not public yet, of which a merge has put something into the form. */
export type UnseenChanges = { save: LastSave | undefined; changes: FieldChange[] };

/**
 * Undefined when the merge took nothing over by itself, or only what is public already. Values that the editor chose do not
 * count: the choice showed both.
 */
async function findUnseen(
  db: Db | Transaction,
  { article, draft }: EditedArticle,
  base: VersionRecord,
  { values }: SentArticle,
  show: ArticleForm['show'],
): Promise<UnseenChanges | undefined> {
  if (!draft && isLive(article)) return undefined;
  if (areSame(mergeOnto(article, base, { values }, show).values, values)) return undefined;
  return {
    save: await findLastSave(db, 'article', article.id),
    changes: compareRecords('articles', base, recordArticle(article).record),
  };
}

/** What was changed in a published article since its draft was begun. */
export type LiveChanges = {
  save: LastSave | undefined;
  /** Undefined when the version that the draft was begun with is not kept any more. */
  changes: FieldChange[] | undefined;
  /** How many of the changes are in places that the draft has changed too. */
  overlaps: number;
};

/** Undefined when the draft takes all of it into account. */
export async function findLiveChanges(
  db: Db,
  draft: ArticleDraft,
  show: ArticleForm['show'],
): Promise<LiveChanges | undefined> {
  if (!draft.isOutdated) return undefined;
  const { live, article, baseVersion } = draft;
  const base = await findBase(db, 'articles', live.id, baseVersion);
  const { differences } = mergeOnto(live, base, { values: show(recordArticle(article).record) }, show);
  return {
    save: await findLiveSave(db, live),
    changes: base && compareRecords('articles', base, recordArticle(live).record),
    overlaps: differences.length,
  };
}

/** The last save of the published article itself. */
export async function findLiveSave(db: Db, { id, version: number }: Article): Promise<LastSave | undefined> {
  const version = await findVersion(db, 'articles', id, number);
  return version?.savedBy ? { username: version.savedBy, at: version.savedAt } : undefined;
}
