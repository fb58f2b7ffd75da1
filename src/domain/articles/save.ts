import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { ArticleStatus } from '../../fields/article-values.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf, loggedNames } from '../../fields/derive.ts';
import type { Problem } from '../../fields/problem.ts';
import { type ActivityEntry, changesBetween, event, recordActivity } from '../activity/commands.ts';
import { type Difference, mergeValues } from '../merging/merge-values.ts';
import { titleOf } from '../publishing/article-title.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { finishUnsaved } from '../unsaved/unsaved.ts';
import { storeVersion } from '../versions/commands.ts';
import { findBase, overlapsAreOwn } from '../versions/queries.ts';
import { recordArticle, type VersionRecord } from '../versions/record.ts';
import {
  type ArticleDraft,
  type ArticleEdit,
  changedFields,
  edited,
  type FoundFiles,
  lockGivenFiles,
  newMissingFile,
  type Objection,
  requireArticleChange,
  scheduleProblem,
} from './edits.ts';
import { type Article, type ArticleDetail, findStoredArticle } from './queries.ts';
import { cleanContent, contentProblem, isReport, markFor } from './sanitize.ts';

export type Created =
  | { kind: 'saved'; article: Article }
  /** `field` is `id.content`, or `languages`. */
  | { kind: 'refused'; field: string; problem: Problem };

/** Stores an article with its details, and ends the unsaved text with this name; all of it or nothing. Throws ForbiddenError. */
export async function createArticle(
  staleness: Pick<Staleness, 'change'>,
  actor: RoleHolder,
  draft: ArticleDraft,
  unsaved = '',
): Promise<Created> {
  const languages = draft.details.map(({ language }) => language);
  const { status: to, details: _details, ...fields } = draft;
  requireArticleChange(actor, { from: undefined, to, fields: Object.keys(fields), languages, removed: [] });
  const empty = draft.details.find(({ content }) => cleanContent(draft.category, content) === '');
  if (empty) return { kind: 'refused', field: `${empty.language}.content`, problem: contentProblem(draft.category) };
  const untimely = scheduleProblem(draft);
  if (untimely) return { kind: 'refused', ...untimely };
  return staleness.change(async (tx, declare): Promise<Created> => {
    const missing = newMissingFile(await lockGivenFiles(tx, { fields, details: draft.details }), undefined, draft);
    if (missing) return { kind: 'refused', ...missing };
    const article = await insertArticle(tx, { ...draft, createdBy: actor.username });
    await storeVersion(tx, { ...recordArticle(article), version: 0 }, { by: actor, kind: 'save' });
    declare(effectOnPages(undefined, article));
    await recordActivity(tx, actor, entryOf(undefined, article));
    await finishUnsaved(tx, actor.id, unsaved);
    return { kind: 'saved', article };
  });
}

/** The same within a transaction, without a version and an entry of who did it. */
export async function insertArticle(tx: Transaction, { details, ...article }: ArticleDraft): Promise<Article> {
  const [row] = await tx.insert(articles).values(article).returning();
  if (!row) throw new Error('The database returned no row for a new article.');
  const texts = details.map((detail) => {
    const content = cleanContent(article.category, detail.content);
    return { ...detail, content, contentMark: markFor(article.category, content), articleId: row.id };
  });
  const stored = texts.length === 0 ? [] : await tx.insert(articleDetails).values(texts).returning();
  const inOrder = stored.toSorted((one, other) => (one.language > other.language ? -1 : 1));
  return { ...row, details: inOrder as ArticleDetail[] };
}

export type Saved =
  | { kind: 'saved'; article: Article }
  | { kind: 'missing' }
  | Exclude<Objection, { kind: 'conflict' }>
  | Conflict;

/** Someone has saved since the version that an edit or a publication was made of. */
export type Conflict = {
  kind: 'conflict';
  current: Article;
  /** Of an edit that says whether it is merged. */
  differences?: Difference[];
  /** What is public was changed since a draft was begun, and the draft is without those changes. */
  isOfLive?: true;
};

/** `merge`: whether an edit of an earlier version is merged when nothing overlaps. */
export type MergedEdit = ArticleEdit & { merge?: boolean };

/**
 * Saves changes of an article and its languages: all of them or none. What is as it was, down to the last byte, is not
 * written; a save that changes nothing leaves the version as it is. Throws ForbiddenError.
 */
export function saveArticle(staleness: Staleness, actor: RoleHolder, id: number, edit: MergedEdit): Promise<Saved> {
  return staleness.change(async (tx, declare): Promise<Saved> => {
    const files = await lockGivenFiles(tx, edit);
    const before = await findStoredArticle(tx, id, 'lock');
    if (!before) return { kind: 'missing' };
    const merged = await mergeEdit(tx, actor.username, before, edit);
    return merged.kind === 'merged' ? saveLocked(tx, declare, actor, before, { ...merged.edit, files }) : merged;
  });
}

/** Saves an edit of an article that the transaction has locked, with the files that it refers to. */
export async function saveLocked(
  tx: Transaction,
  declare: Declare,
  actor: RoleHolder,
  before: Article,
  edit: ArticleEdit & { files: FoundFiles },
): Promise<Saved> {
  const result = edited(actor, before, edit);
  if (result.kind !== 'edited') return result;
  let article = before;
  if (result.after !== before) {
    const reason = { kind: 'save', ...edit.reason, by: actor } as const;
    const version = await storeVersion(tx, recordArticle(result.after), reason);
    article = await writeArticle(tx, before, { ...result.after, version });
  }
  declare(effectOnPages(before, article));
  await recordActivity(tx, actor, entryOf(before, article));
  return { kind: 'saved', article };
}

/** Writes what differs from the stored article, without versions and log. */
export async function writeArticle(tx: Transaction, before: Article, after: Article): Promise<Article> {
  const { id } = before;
  // Also when only a language has changed: the article was changed then.
  const updatedAt = new Date();
  const { version } = after;
  await tx
    .update(articles)
    .set({ ...changedFields(before, after), version, updatedAt })
    .where(eq(articles.id, id));
  const details: ArticleDetail[] = [];
  for (const detail of after.details) {
    const stored = before.details.find(({ language }) => language === detail.language);
    if (detail === stored) {
      details.push(stored);
      continue;
    }
    const { id: _new, createdAt: _now, ...texts } = detail;
    const contentMark =
      stored?.content === detail.content ? stored.contentMark : markFor(after.category, detail.content);
    const written = { ...texts, contentMark, updatedAt };
    const [one] = stored
      ? await tx.update(articleDetails).set(written).where(eq(articleDetails.id, stored.id)).returning()
      : await tx.insert(articleDetails).values(written).returning();
    if (one) details.push({ ...one, language: detail.language });
  }
  if (before.details.some(({ language }) => !after.details.some((one) => one.language === language))) {
    const left = after.details.map(({ language }) => language);
    await tx
      .delete(articleDetails)
      .where(and(eq(articleDetails.articleId, id), notInArray(articleDetails.language, left)));
  }
  return { ...after, updatedAt, details };
}

type Merged = { kind: 'merged'; edit: ArticleEdit } | Conflict;

/**
 * An edit on top of the article as it is now. One that was written on an earlier version is merged if that is asked for and
 * nothing overlaps with what others saved; `merge` undefined: it is not compared.
 */
async function mergeEdit(
  tx: Transaction,
  username: string,
  current: Article,
  { merge, ...edit }: ArticleEdit & { merge?: boolean },
): Promise<Merged> {
  const { version } = edit;
  if (version === undefined || version === current.version) return { kind: 'merged', edit };
  if (merge === undefined) return { kind: 'conflict', current };
  const before = await findBase(tx, 'articles', current.id, version);
  const mine = { ...textsIn(commonFields, edit.fields), ...translated(edit.details) };
  const asked = (record: VersionRecord) =>
    Object.fromEntries(Object.entries(textsOfRecord(record)).filter(([name]) => name in mine));
  const theirs = asked(recordArticle(current).record);
  const { texts, differences } = mergeValues(before && asked(before), mine, theirs, {
    isHtml: (name) => name.endsWith('.content') && !isReport(edit.fields?.category ?? current.category),
  });
  const since = { id: current.id, since: version, username };
  if (!merge || (differences.length > 0 && !(await overlapsAreOwn(tx, differences, since)))) {
    return { kind: 'conflict', current, differences };
  }
  const taken = (fields: Parameters<typeof entriesOf>[0], stored: object, prefix = '') => {
    const names = entriesOf(fields).map(([key, { json }]) => [key, prefix + json.name] as const);
    const keys = names.flatMap(([key, name]) => (name in mine && texts[name] !== mine[name] ? [key] : []));
    return Object.fromEntries(Object.entries(stored).filter(([key]) => keys.includes(key)));
  };
  const details = edit.details?.map((detail) => {
    const prefix = `${detail.language}.`;
    const stored = current.details.find(({ language }) => language === detail.language) ?? {};
    // Content may be put together of both.
    const content = texts[`${prefix}content`] ?? detail.content;
    return { ...detail, ...taken(translatedFields, stored, prefix), content };
  });
  const fields = { ...edit.fields, ...taken(commonFields, current) };
  return { kind: 'merged', edit: { ...edit, version: current.version, fields, ...(details && { details }) } };
}

type Texts = Record<string, string>;

function translated(details: readonly { language: string }[] = []): Texts {
  return Object.assign({}, ...details.map((one) => textsIn(translatedFields, one, `${one.language}.`)));
}

function textsIn(fields: Parameters<typeof entriesOf>[0], values: object = {}, prefix = ''): Texts {
  const held = new Map<string, unknown>(Object.entries(values));
  const known = entriesOf(fields).filter(([key]) => held.get(key) !== undefined);
  return Object.fromEntries(known.map(([key, { json }]) => [prefix + json.name, textOf(held.get(key))]));
}

function textsOfRecord({ details, ...record }: VersionRecord): Texts {
  const texts = Object.entries(record).map(([name, value]) => [name, textOf(value)]);
  const ofLanguages = (Array.isArray(details) ? details : []).flatMap(({ language, ...detail }) =>
    Object.entries(detail).map(([name, value]) => [`${String(language)}.${name}`, textOf(value)]),
  );
  return Object.fromEntries([...texts, ...ofLanguages]);
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

/** What the activity log says of a change. Before a creation and after a deletion there is no article. */
export function entryOf(before: Article | undefined, after: Article | undefined): ActivityEntry {
  const article = after ?? before;
  if (!article) throw new Error('An entry is about an article.');
  const [flatBefore, flatAfter] = [before && auditFields(before), after && auditFields(after)];
  const fields = Object.keys({ ...flatBefore, ...flatAfter });
  const changes = changesBetween(flatBefore, flatAfter, fields);
  const about = { noun: 'article', id: article.id, name: titleOf(article) } as const;
  return event(verbOf(before, after, changes !== undefined), about, { changes });
}

function verbOf(before: Article | undefined, after: Article | undefined, changed: boolean) {
  if (!before) return 'created';
  if (!after) return 'deleted';
  if (!changed) return 'unchanged';
  if (before.status === after.status) return 'updated';
  return ({ draft: 'unpublished', published: 'published', archived: 'archived' } as const)[
    after.status as ArticleStatus
  ];
}

/** What the log records of an article, as one list of names and values; of a language as `en.title`. */
function auditFields(article: Article): Record<string, unknown> {
  const audited = Object.fromEntries(loggedNames(commonFields).map((name): [string, unknown] => [name, article[name]]));
  for (const detail of article.details) {
    for (const name of loggedNames(translatedFields)) audited[`${detail.language}.${name}`] = detail[name];
  }
  return audited;
}
