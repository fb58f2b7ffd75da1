import type { Transaction } from '../../db/client.ts';
import { articleFields, commonFields, emptyTexts, translatedFields } from '../../fields/articles.ts';
import { changedValues, entriesOf, type ValuesOf } from '../../fields/derive.ts';
import { sameInput } from '../../fields/field.ts';
import { type Problem, problem } from '../../fields/problem.ts';
import { slugOf } from '../../fields/slug.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { filesIn, filesInText, lockFiles } from '../assets/references.ts';
import { ForbiddenError, may, type RoleHolder } from '../rights/permissions.ts';
import type { VersionReason } from '../versions/commands.ts';
import type { Article, ArticleDetail } from './queries.ts';
import { cleanContent, contentProblem, isReport } from './sanitize.ts';

export type ArticleFields = ValuesOf<typeof commonFields>;

export type ArticleDraft = Pick<ArticleFields, 'category' | 'status'> &
  Partial<ArticleFields> & { seedKey?: string; createdBy?: string; details: DetailDraft[] };

type DetailFields = ValuesOf<typeof translatedFields>;

/** One language of an article; what is left out stays as it is stored. */
export type DetailDraft = { language: Language } & Pick<DetailFields, 'title' | 'slug' | 'content'> &
  Partial<DetailFields>;

export type ArticleEdit = {
  fields?: Partial<ArticleFields>;
  details?: DetailDraft[];
  /** Whether the languages of `details` must exist already or must not; both are accepted when omitted. */
  languagesAre?: 'known' | 'new';
  removed?: Language[];
  /** That of the article when it was read; without one the last to save wins. */
  version?: number | undefined;
  /** A further condition on the article as it is stored. */
  mayChange?: (stored: Article) => { field: string; problem: Problem } | undefined;
  /** What the version that this save makes is for; a plain save when left out. */
  reason?: Omit<VersionReason, 'by'>;
};

/** An article as an edit would leave it: the same object when nothing differs, down to the last byte. */
export function withEdit(before: Article, { fields = {}, details = [], removed = [] }: ArticleEdit): Article {
  const changed = changedValues(commonFields, before, fields);
  const category = fields.category ?? before.category;
  const texts = before.details
    .filter(({ language }) => !removed.includes(language))
    .map((stored) => {
      const given = details.find(({ language }) => language === stored.language);
      const columns = given && changedDetail(stored, given, category);
      return columns ? { ...stored, ...columns } : stored;
    });
  const added = details.filter(({ language }) => !removed.includes(language) && !textIn(before, language));
  for (const given of added) texts.push({ ...emptyDetail(before, given.language), ...textsFrom(given, category) });
  const isSame =
    Object.keys(changed).length === 0 &&
    texts.length === before.details.length &&
    texts.every((one) => before.details.includes(one));
  return isSame
    ? before
    : { ...before, ...changed, details: texts.toSorted((one, other) => (one.language > other.language ? -1 : 1)) };
}

type Columns = Partial<Omit<DetailDraft, 'language'>>;

/** The columns of a language that differ from what is stored; undefined when none does. */
function changedDetail(stored: ArticleDetail, given: DetailDraft, category: string): Columns | undefined {
  const changed = changedValues(translatedFields, stored, textsFrom(given, category, stored));
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** The given texts ready to be stored. */
function textsFrom({ language: _language, ...given }: DetailDraft, category: string, stored?: ArticleDetail): Columns {
  return {
    ...given,
    slug: sameInput(stored?.slug, given.slug) ? given.slug : slugOf(given.slug) || slugOf(given.title),
    content: sameInput(stored?.content, given.content) ? given.content : cleanContent(category, given.content),
  };
}

function emptyDetail({ id, createdAt, updatedAt }: Article, language: Language): ArticleDetail {
  const own = { id: 0, articleId: id, language, properties: null, contentMark: null, createdAt, updatedAt };
  return { ...own, ...emptyTexts };
}

function textIn({ details }: Article, wanted: Language): ArticleDetail | undefined {
  return details.find(({ language }) => language === wanted);
}

type Refused = { kind: 'refused'; field: string; problem: Problem };
export type Objection =
  | { kind: 'conflict'; current: Article }
  | Refused
  | { kind: 'unknown-language' }
  | { kind: 'known-language' };

/** What is wrong with an edit of an article, if anything. */
export function objectionTo(
  { version, details = [], removed = [], languagesAre, fields, mayChange }: ArticleEdit,
  before: Article,
): Objection | undefined {
  if (version !== undefined && version !== before.version) return { kind: 'conflict', current: before };
  const problem = mayChange?.(before);
  if (problem) return { kind: 'refused', ...problem };
  const isKnown = ({ language }: DetailDraft) => textIn(before, language) !== undefined;
  if (languagesAre === 'known' && !details.every(isKnown)) return { kind: 'unknown-language' };
  if (languagesAre === 'new' && details.some(isKnown)) return { kind: 'known-language' };
  if (removed.length > 0 && [...before.details, ...details].every(({ language }) => removed.includes(language))) {
    return { kind: 'refused', field: 'languages', problem: 'languageRequired' };
  }
  const untimely = scheduleProblem({ ...before, ...fields });
  if (untimely && scheduleProblem(before) === undefined) return { kind: 'refused', ...untimely };
  const category = fields?.category ?? before.category;
  const emptied = details.find((detail) => {
    const stored = textIn(before, detail.language);
    const columns = stored ? changedDetail(stored, detail, category) : textsFrom(detail, category);
    return columns?.content === '';
  });
  return emptied && { kind: 'refused', field: `${emptied.language}.content`, problem: contentProblem(category) };
}

type Scheduled = { publishedAt?: Date | null; unpublishAt?: Date | null };

/** An article cannot leave the site before it appears there. Undefined when the moments are in order. */
export function scheduleProblem({ publishedAt, unpublishAt }: Scheduled): FieldProblem | undefined {
  if (!publishedAt || !unpublishAt || unpublishAt > publishedAt) return undefined;
  return { field: articleFields.unpublishAt.json.name, problem: 'unpublishedEarlier' };
}

/** The shared fields that differ from what is stored. */
export function changedFields(before: Article, after: Article): Partial<ArticleFields> {
  const names = entriesOf(commonFields).map(([name]) => name);
  return changedValues(commonFields, before, Object.fromEntries(names.map((name) => [name, after[name]])));
}

export function changeBetween(before: Article, after: Article): ArticleChange {
  return {
    from: before.status,
    to: after.status,
    fields: Object.keys(changedFields(before, after)),
    languages: after.details.filter((one) => !before.details.includes(one)).map(({ language }) => language),
    removed: before.details.filter(({ language }) => !textIn(after, language)).map(({ language }) => language),
  };
}

/**
 * An article as an edit leaves it, or what is wrong with the edit. `staged`: as unpublished changes, which those write who may
 * not publish, too. Throws ForbiddenError.
 */
export function edited(
  actor: RoleHolder,
  before: Article,
  edit: ArticleEdit & { files: FoundFiles },
  staged?: 'staged',
): Objection | { kind: 'edited'; after: Article } {
  const objection = objectionTo(edit, before);
  if (objection) return objection;
  const after = withEdit(before, edit);
  requireArticleChange(actor, { ...changeBetween(before, after), ...(staged && { from: 'draft', to: 'draft' }) });
  const { category } = after;
  const missing = newMissingFile(edit.files, before, { category, ...edit.fields, details: edit.details ?? [] });
  return missing ? { kind: 'refused', ...missing } : { kind: 'edited', after };
}

type ReferencedFiles = {
  category: string;
  featuredImage?: string | null;
  details: readonly { language: string; content: string }[];
};

type FieldProblem = { field: string; problem: Problem };

/** Media types of existing files by path. */
export type FoundFiles = ReadonlyMap<string, string>;

/** Every change locks files before articles, so that two changes never wait for each other. */
export function lockGivenFiles(tx: Transaction, { fields, details = [] }: GivenFiles): Promise<FoundFiles> {
  const picture = fields?.featuredImage;
  const inTexts = details.flatMap(({ content }) => [
    ...filesInText(cleanContent('news', content)),
    ...filesInText(content.trim()),
  ]);
  return lockFiles(tx, [...new Set([...(picture ? [picture] : []), ...inTexts])]);
}

type GivenFiles = {
  fields?: { featuredImage?: string | null };
  /** Each HTML, or the path of a document. */
  details?: readonly { content: string }[];
};

/**
 * The first newly entered file that does not exist, with its field. What the article refers to already is not looked
 * at, so that an article with a missing file can still be saved.
 */
export function newMissingFile(
  found: FoundFiles,
  before: Article | undefined,
  { category, featuredImage, details }: ReferencedFiles,
): FieldProblem | undefined {
  const known = new Set(before && filesIn(before));
  if (featuredImage && !known.has(featuredImage) && found.get(featuredImage) !== 'image')
    return { field: 'featured_image', problem: 'noSuchPicture' };
  const exists = (path: string) => (isReport(category) ? found.get(path) === 'document' : found.has(path));
  for (const { language, content } of details) {
    const missing = filesInText(cleanContent(category, content)).find((path) => !known.has(path) && !exists(path));
    if (missing !== undefined)
      return { field: `${language}.content`, problem: problem('noSuchFile', { path: missing }) };
  }
  return undefined;
}

/** What a save would do to an article, after everything that stays as it is has been left out. */
export type ArticleChange = {
  /** Undefined for a new article. */
  from: string | undefined;
  to: string;
  /** Fields that all languages share. */
  fields: readonly string[];
  /** Languages that are added or changed. */
  languages: readonly Language[];
  removed: readonly Language[];
};

/**
 * Throws ForbiddenError. Editors and administrators change everything; writers change drafts, which stay drafts;
 * translators change the texts of their languages in drafts. What is published or archived is changed by those who may
 * publish; others stage their changes for it.
 */
export function requireArticleChange(holder: RoleHolder, change: ArticleChange): void {
  if (!mayChangeArticle(holder, change)) throw new ForbiddenError();
}

export function mayChangeArticle(holder: RoleHolder, change: ArticleChange): boolean {
  const { from = 'draft', to, fields, languages, removed } = change;
  if (fields.length === 0 && languages.length === 0 && removed.length === 0) return may(holder, 'articles.write');
  if (may(holder, 'articles.publish')) return true;
  if (from !== 'draft' || to !== 'draft') return false;
  if (may(holder, 'articles.create')) return true;
  const isTranslation = change.from !== undefined && fields.length === 0 && removed.length === 0;
  return isTranslation && languages.every((language) => mayTranslate(holder, language));
}

function mayTranslate({ roles }: Pick<RoleHolder, 'roles'>, language: Language): boolean {
  return roles.includes(`translator:${language}`);
}

/** Which fields of an article the form offers for change to its reader. */
export type ArticleFormRights = {
  status: boolean;
  /** The other fields that all languages share. */
  settings: boolean;
  /** Languages whose texts may be changed or added. */
  languages: readonly Language[];
  /** Whether a language may be removed. */
  removal: boolean;
};

/** `from`: the status of what is edited, 'draft' for changes that are staged; undefined for a new article. */
export function articleFormRights(holder: RoleHolder, from: string | undefined): ArticleFormRights {
  const change = { from, to: from ?? 'draft', fields: [], languages: [], removed: [] };
  const allows = (part: Partial<ArticleChange>) => mayChangeArticle(holder, { ...change, ...part });
  return {
    status: may(holder, 'articles.publish'),
    settings: allows({ fields: ['author'] }),
    languages: languageCodes.filter((language) => allows({ languages: [language] })),
    removal: languageCodes.every((language) => allows({ removed: [language] })),
  };
}
