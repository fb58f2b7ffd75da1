import type { Db } from '../../db/client.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { type Difference, mergeValues } from '../merging/merge-values.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import { findBase } from '../versions/queries.ts';
import type { VersionRecord } from '../versions/record.ts';
import type { DetailDraft } from './commands.ts';
import type { Article } from './queries.ts';
import { isReport } from './sanitize.ts';
import { type ArticleEdit, type Saved, saveArticle } from './save.ts';

export type SavedOrDifferent =
  | Exclude<Saved, { kind: 'conflict' }>
  /** Without differences for a change that cannot be merged. */
  | { kind: 'conflict'; current: Article; differences?: Difference[] };

/** How often a save is merged again, when others save at the same moment. */
const maxAttempts = 20;

/**
 * Saves an edit. When another save came after its version, it is merged if that is asked for and nothing overlaps;
 * otherwise the differences are returned and nothing is saved.
 */
export async function saveEdit(
  { db, staleness }: { db: Db; staleness: Staleness },
  actor: RoleHolder,
  id: number,
  edit: ArticleEdit & { merge?: boolean | undefined },
): Promise<SavedOrDifferent> {
  let saved = await saveArticle(staleness, actor, id, edit);
  for (let attempt = 1; saved.kind === 'conflict'; attempt += 1) {
    const { current } = saved;
    const merged = await mergeEdit(db, current, edit);
    if (!edit.merge || merged.differences.length > 0 || attempt === maxAttempts) {
      return { kind: 'conflict', current, differences: merged.differences };
    }
    saved = await saveArticle(staleness, actor, id, { ...merged.edit, version: current.version });
  }
  return saved;
}

/** An edit on top of what is stored now, with what both have changed differently. */
async function mergeEdit(db: Db, current: Article, edit: ArticleEdit) {
  const before = edit.version === undefined ? undefined : await findBase(db, 'articles', current.id, edit.version);
  const mine = textsOfEdit(edit);
  const isAsked = ([name]: [string, string]) => name in mine;
  const theirs = Object.fromEntries(Object.entries(textsOfArticle(current)).filter(isAsked));
  const base = before && Object.fromEntries(Object.entries(textsOfRecord(before)).filter(isAsked));
  const { texts, differences } = mergeValues(base, mine, theirs, {
    isHtml: (name) => name.endsWith('.content') && !isReport(edit.fields?.category ?? current.category),
  });
  const takeOver = (name: string, value: unknown, stored: unknown) => {
    if (texts[name] === mine[name]) return value;
    return texts[name] === theirs[name] ? stored : texts[name];
  };
  const fields = Object.fromEntries(
    entriesOf(commonFields)
      .filter(([key]) => edit.fields && key in edit.fields)
      .map(([key, { json }]) => [key, takeOver(json.name, edit.fields?.[key], current[key])]),
  );
  const details = edit.details?.map((detail) => {
    const stored = current.details.find(({ language }) => language === detail.language);
    const values = entriesOf(translatedFields)
      .filter(([key]) => key in detail)
      .map(([key, { json }]) => [key, takeOver(`${detail.language}.${json.name}`, detail[key], stored?.[key])]);
    // The values are those of the two articles, or a merged text.
    return { ...detail, ...Object.fromEntries(values) } as DetailDraft;
  });
  return { differences, edit: { ...edit, fields, ...(details && { details }) } };
}

type Texts = Record<string, string>;

function textsOfEdit({ fields = {}, details = [] }: ArticleEdit): Texts {
  return { ...textsIn(commonFields, fields, ''), ...translated(details) };
}

function textsOfArticle(article: Article): Texts {
  return { ...textsIn(commonFields, article, ''), ...translated(article.details) };
}

function translated(details: readonly { language: string }[]): Texts {
  return Object.assign({}, ...details.map((one) => textsIn(translatedFields, one, `${one.language}.`)));
}

function textsIn(fields: Parameters<typeof entriesOf>[0], values: object, prefix: string): Texts {
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
