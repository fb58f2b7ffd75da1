import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { recordActivity } from '../activity/commands.ts';
import { type Difference, mergeValues } from '../merging/merge-values.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { storeVersion } from '../versions/commands.ts';
import { findBase, overlapsAreOwn } from '../versions/queries.ts';
import { recordArticle, type VersionRecord } from '../versions/record.ts';
import { entryOf } from './article-entry.ts';
import type { DetailDraft } from './edits.ts';
import { type ArticleEdit, changedFields, edited, lockGivenFiles, type Objection } from './edits.ts';
import { type Article, type ArticleDetail, findStoredArticle } from './queries.ts';
import { isReport, markFor } from './sanitize.ts';

export type Saved =
  | { kind: 'saved'; article: Article }
  | { kind: 'missing' }
  | Exclude<Objection, { kind: 'conflict' }>
  /** Differences of an edit that says whether it is merged. */
  | { kind: 'conflict'; current: Article; differences?: Difference[] };

/** `merge`: whether an edit of an earlier version is merged when nothing overlaps. */
export type MergedEdit = ArticleEdit & { merge?: boolean };

/**
 * Saves changes of an article and its languages: all of them or none. What is as it was, down to the last byte, is not
 * written; a save that changes nothing leaves the version as it is. Throws ForbiddenError.
 */
export function saveArticle(staleness: Staleness, actor: RoleHolder, id: number, edit: MergedEdit): Promise<Saved> {
  return staleness.change((tx, declare) => saveArticleIn(tx, declare, actor, id, edit));
}

/** The same within a transaction. */
export async function saveArticleIn(
  tx: Transaction,
  declare: Declare,
  actor: RoleHolder,
  id: number,
  given: MergedEdit,
): Promise<Saved> {
  const files = await lockGivenFiles(tx, given);
  const before = await findStoredArticle(tx, id, 'lock');
  if (!before) return { kind: 'missing' };
  const merged = await mergeEdit(tx, actor.username, before, given);
  if (merged.kind === 'conflict') return merged;
  const { edit } = merged;
  const result = edited(actor, before, { ...edit, files });
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

type Merged =
  | { kind: 'merged'; edit: ArticleEdit }
  | { kind: 'conflict'; current: Article; differences?: Difference[] };

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
  const asked = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([name]) => name in mine));
  const theirs = asked({ ...textsIn(commonFields, current), ...translated(current.details) });
  const { texts, differences } = mergeValues(before && asked(textsOfRecord(before)), mine, theirs, {
    isHtml: (name) => name.endsWith('.content') && !isReport(edit.fields?.category ?? current.category),
  });
  const since = { id: current.id, since: version, username };
  if (!merge || (differences.length > 0 && !(await overlapsAreOwn(tx, differences, since)))) {
    return { kind: 'conflict', current, differences };
  }
  const takeOver = (
    fields: typeof commonFields | typeof translatedFields,
    own: object,
    stored: object,
    prefix = '',
  ) => {
    const [given, held] = [new Map(Object.entries(own)), new Map(Object.entries(stored))];
    const values = entriesOf(fields).flatMap(([key, { json }]) => {
      if (!given.has(key)) return [];
      const name = prefix + json.name;
      if (texts[name] === mine[name]) return [[key, given.get(key)]];
      return [[key, texts[name] === theirs[name] ? held.get(key) : texts[name]]];
    });
    return { ...own, ...Object.fromEntries(values) };
  };
  const details = edit.details?.map((detail) => {
    const stored = current.details.find(({ language }) => language === detail.language) ?? {};
    // The values are those of the two articles, or a merged text.
    return takeOver(translatedFields, detail, stored, `${detail.language}.`) as DetailDraft;
  });
  const fields = takeOver(commonFields, edit.fields ?? {}, current);
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
