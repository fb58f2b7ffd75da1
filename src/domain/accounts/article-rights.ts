import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { ForbiddenError, may, type RoleHolder } from '../rights/permissions.ts';

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
