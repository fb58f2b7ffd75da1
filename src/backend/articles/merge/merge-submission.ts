import type { Db } from '../../../db/client.ts';
import { findLastSave, type LastSave } from '../../../domain/activity/queries.ts';
import { type ArticleDraft, isLive } from '../../../domain/article-drafts/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { isReport } from '../../../domain/articles/sanitize.ts';
import { type Choices, type Difference, type Merged, mergeValues } from '../../../domain/merging/merge-values.ts';
import { compareRecords, type FieldChange } from '../../../domain/versions/comparison/records.ts';
import { findBase, findVersion, overlapsAreOwn } from '../../../domain/versions/queries.ts';
import { recordArticle, type VersionRecord } from '../../../domain/versions/record.ts';
import { commonFields, translatedFields } from '../../../fields/articles.ts';
import { entriesOf } from '../../../fields/derive.ts';
import type { Field } from '../../../fields/field.ts';
import { slugOf } from '../../../fields/slug.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { controlText } from '../../ui/forms/control-text.ts';
import { areSame, type FormValues, translatedName, valuesOf } from '../form-values.ts';

export type Stored = {
  /** With the unpublished changes. */
  article: Article;
  draft: ArticleDraft | undefined;
};

type SubmittedEdit = {
  values: FormValues;
  /** Version of the article, or of its draft, that the values were written on. */
  version: number | undefined;
  /** Version of the published article that the values take into account, when it is not that of the draft. */
  live: number | undefined;
  choices: Choices;
};

type MergedSubmission = {
  values: FormValues;
  /** What was merged; undefined when there was no save after the form was opened. */
  merged: MergedForm | undefined;
  /** Version of the published article that the values take into account now. */
  live: number | undefined;
  /** Whether the differences are those between the draft and the published article. */
  isWithLive: boolean;
};

/**
 * What a form that `username` sent makes of the article as it is stored now. With `withLive`, changes of the published article that its
 * draft does not take into account are merged too: otherwise publishing would undo them.
 */
export async function mergeSubmission(
  db: Db,
  { article, draft }: Stored,
  { values, version, live, choices }: SubmittedEdit,
  username: string,
  withLive: boolean,
): Promise<MergedSubmission> {
  let merged: MergedForm | undefined;
  const isOlder = version !== undefined && version !== article.version;
  if (isOlder) {
    merged = await mergeOnto(db, article, version, values, choices);
    // Where only one's own saves overlap, there is nothing to decide or to report.
    if (await overlapsAreOwn(db, merged.differences, { id: article.id, since: version, username }))
      merged = { ...merged, differences: [], hasMerged: false };
  }
  const base = draft && (isOlder ? draft.baseVersion : (live ?? draft.baseVersion));
  const own = { values: merged?.values ?? values, merged, live: base, isWithLive: false };
  if (!draft || base === undefined || base === draft.live.version || !withLive) return own;
  if (merged && merged.differences.length > 0) return own;
  const second = await mergeOnto(db, draft.live, base, own.values, choices);
  const decided = [...(merged?.decided ?? []), ...second.decided];
  const both = { ...second, decided, hasMerged: second.hasMerged || (merged?.hasMerged ?? false) };
  return { values: both.values, merged: both, live: draft.live.version, isWithLive: true };
}

/** Merges values that were written on a version into the article as it is now. */
async function mergeOnto(db: Db, stored: Article, version: number, values: FormValues, choices: Choices = new Map()) {
  const base = await findBase(db, 'articles', stored.id, version);
  return mergeForm(base && valuesOfRecord(base), values, valuesOf(stored), choices);
}

/** A stored version of an article as its form showed it. */
function valuesOfRecord(record: VersionRecord): FormValues {
  const report = isReport(String(record.category ?? ''));
  const details = Array.isArray(record.details) ? record.details : [];
  const languages = languageCodes.filter((code) => details.some(({ language }) => language === code));
  const common = entriesOf(commonFields).map(([, field]) => [field.json.name, textOf(field, record[field.json.name])]);
  const translated = languages.flatMap((code) => {
    const detail = details.find(({ language }) => language === code);
    return entriesOf(translatedFields).map(([, field]) => [
      translatedName(code, field, report),
      textOf(field, detail?.[field.json.name]),
    ]);
  });
  return { languages, texts: Object.fromEntries([...common, ...translated]) };
}

function textOf(field: Field, value: unknown): string {
  return controlText(field, field.control.kind === 'moment' && typeof value === 'string' ? new Date(value) : value);
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
export async function findLiveChanges(db: Db, draft: ArticleDraft): Promise<LiveChanges | undefined> {
  if (!draft.isOutdated) return undefined;
  const { live, baseVersion } = draft;
  const base = await findBase(db, 'articles', live.id, baseVersion);
  const { differences } = await mergeOnto(db, live, baseVersion, valuesOf(draft.article));
  return {
    save: await findLiveSave(db, draft),
    changes: base && compareRecords('articles', base, recordArticle(live).record),
    overlaps: differences.length,
  };
}

/** The last save of the published article itself. */
export async function findLiveSave(db: Db, { live }: ArticleDraft): Promise<LastSave | undefined> {
  const version = await findVersion(db, 'articles', live.id, live.version);
  return version?.savedBy ? { username: version.savedBy, at: version.savedAt } : undefined;
}

/** What others saved since the form was opened, not public yet, of which a merge has put something into the form. */
export type MergedChanges = { save: LastSave | undefined; changes: FieldChange[] };

/**
 * Undefined when the merge took nothing over by itself, or only what is public already. Values that the editor chose do not
 * count: the choice showed both.
 */
export async function findMergedChanges(
  db: Db,
  { article, draft }: Stored,
  { values, version }: Pick<SubmittedEdit, 'values' | 'version'>,
): Promise<MergedChanges | undefined> {
  const isPublic = !draft && isLive(article);
  if (version === undefined || version === article.version || isPublic) return undefined;
  const base = await findBase(db, 'articles', article.id, version);
  // Without the version that the form was opened with, each difference is a choice.
  if (!base) return undefined;
  const withoutChoices = mergeForm(valuesOfRecord(base), values, valuesOf(article), new Map());
  if (areSame(withoutChoices.values, values)) return undefined;
  return {
    save: await findLastSave(db, 'article', article.id),
    changes: compareRecords('articles', base, recordArticle(article).record),
  };
}

export type MergedForm = Omit<Merged, 'texts'> & { values: FormValues };

/** The field of a difference about a language that one editor removed and the other one changed. */
export const languagesField = 'languages';

/**
 * Merges two edits of an article's form; `base` is the version that both began with. A language that one editor removed and
 * the other one changed is one difference.
 */
function mergeForm(base: FormValues | undefined, mine: FormValues, stored: FormValues, choices: Choices): MergedForm {
  const before = base ?? stored;
  const removed = languageCodes.filter(
    (code) => before.languages.includes(code) && mine.languages.includes(code) !== stored.languages.includes(code),
  );
  const isOfRemoved = (name: string) => removed.some((code) => name.startsWith(`${code}.`));
  const rest = (values: FormValues) => only(values, (name) => !isOfRemoved(name));
  const merged = mergeValues(base && rest(base), rest(mine), rest(stored), {
    isHtml: (name) => name.endsWith('.content'),
    choices,
  });
  for (const code of languageCodes) letSlugFollow(merged, code);
  const texts: Record<string, string> = { ...merged.texts };
  const languages: Language[] = languageCodes.filter(
    (code) => !removed.includes(code) && (mine.languages.includes(code) || stored.languages.includes(code)),
  );
  for (const code of removed) {
    const decision = decideRemoval(code, { before, mine, stored, choices });
    const source = decision.keep === 'mine' ? mine : stored;
    if (source.languages.includes(code)) languages.push(code);
    Object.assign(
      texts,
      only(source, (name) => name.startsWith(`${code}.`)),
    );
    if (decision.difference && decision.choice) {
      merged.decided.push({ ...decision.difference, choice: decision.choice });
    } else if (decision.difference) merged.differences.push(decision.difference);
    merged.hasMerged ||= decision.keep === 'theirs';
  }
  return { ...merged, values: { languages: languageCodes.filter((code) => languages.includes(code)), texts } };
}

/** A slug that was made from the title is no difference of its own. */
function letSlugFollow(merged: Merged, code: Language): void {
  const isSlug = ({ field }: Difference) => field === `${code}.slug`;
  const slug = merged.differences.find(isSlug);
  const open = merged.differences.find(({ field }) => field === `${code}.title`);
  const title = open ?? merged.decided.find(({ field }) => field === `${code}.title`);
  if (!slug || !title || slug.mine !== slugOf(title.mine) || slug.theirs !== slugOf(title.theirs)) return;
  merged.differences = merged.differences.filter((one) => !isSlug(one));
  const isTheirs = 'choice' in title && title.choice === 'theirs';
  merged.texts[slug.field] = isTheirs ? slug.theirs : slug.mine;
}

type Sides = { before: FormValues; mine: FormValues; stored: FormValues; choices: Choices };

function decideRemoval(code: Language, { before, mine, stored, choices }: Sides) {
  const isMyRemoval = !mine.languages.includes(code);
  const kept = isMyRemoval ? stored : mine;
  const texts = (values: FormValues) =>
    JSON.stringify(Object.entries(only(values, (name) => name.startsWith(`${code}.`))));
  const isEdited = differs(before, kept, code);
  if (!isEdited) return { keep: isMyRemoval ? 'mine' : 'theirs' } as const;
  const difference: Difference = {
    key: Bun.hash(`${code} ${isMyRemoval} ${texts(kept)}`).toString(36),
    field: languagesField,
    isBlock: false,
    base: code,
    mine: isMyRemoval ? '' : code,
    theirs: isMyRemoval ? code : '',
  };
  const choice = choices.get(difference.key);
  return { keep: choice === 'theirs' ? 'theirs' : 'mine', difference, choice } as const;
}

function differs(one: FormValues, other: FormValues, code: Language): boolean {
  const isSame = mergeValues(undefined, only(one, isOf(code)), only(other, isOf(code)), { isHtml: () => false });
  return isSame.differences.length > 0;
}

function isOf(code: Language) {
  return (name: string) => name.startsWith(`${code}.`);
}

function only({ texts }: FormValues, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));
}
