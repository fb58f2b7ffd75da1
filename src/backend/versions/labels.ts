import { currentLanguage } from '../../current.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import type { VersionEntry } from '../../domain/versions/queries.ts';
import { articleFields } from '../../fields/articles.ts';
import { assetFields } from '../../fields/assets.ts';
import type { Field } from '../../fields/field.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { assetFieldWords } from '../../i18n/backend/assets/asset-fields.words.ts';
import { leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { formatLongDate, formatMoment } from '../../i18n/site/dates.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';

const fields: Record<VersionedNoun, Record<string, Field>> = {
  articles: articleFields,
  assets: assetFields,
  leaders: leaderFields,
};

/** The label of a field under its name in the API. */
export function fieldLabel(noun: VersionedNoun, name: string, language: Language | null): string {
  const label = textsOf(noun)[fieldOf(noun, name)?.label ?? name] ?? name;
  return language ? `${label} (${articleFieldWords[language]})` : label;
}

/** The label of a field under its name in the activity log, such as `en.title`. */
export function loggedFieldLabel(noun: VersionedNoun, logged: string): string {
  const [code = '', translated] = logged.split('.');
  const name = translated ?? code;
  return fieldLabel(noun, fields[noun][name]?.json.name ?? name, isLanguage(code) ? code : null);
}

/** For example "Indonesian, English", in the order of the site. */
export function languageSummary(languages: readonly Language[]): string {
  return languages.map((language) => articleFieldWords[language]).join(', ');
}

/** A value of a field as text for staff. */
export function valueText(noun: VersionedNoun, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  const kind = fieldOf(noun, name)?.control.kind;
  if (kind === 'moment') return formatMoment(new Date(String(value)), currentLanguage());
  if (kind === 'select') return textsOf(noun)[String(value)] ?? String(value);
  return String(value);
}

/** Whether the texts of a field are compared by word. */
export function isText(noun: VersionedNoun, name: string): boolean {
  const kind = fieldOf(noun, name)?.control.kind;
  return kind === 'text' || kind === 'textarea' || kind === 'rich-text-or-document';
}

/** Whether a field holds HTML. */
export function isRichText(noun: VersionedNoun, name: string): boolean {
  return fieldOf(noun, name)?.control.kind === 'rich-text-or-document';
}

function fieldOf(noun: VersionedNoun, name: string): Field | undefined {
  return Object.values(fields[noun]).find(({ json }) => json.name === name);
}

function textsOf(noun: VersionedNoun): Readonly<Record<string, string>> {
  const own = { articles: articleFieldWords, assets: assetFieldWords, leaders: leaderFieldWords }[noun](
    currentLanguage(),
  );
  const { path, filename, width, height, size, pages, file_sha256 } = t;
  return { path, filename, width, height, size, pages, file_sha256, ...own };
}

/** When the content of a version, or a part of it, was erased. */
export function erasureText({ erasedOn, digest }: Pick<VersionEntry, 'erasedOn' | 'digest'>): string {
  if (erasedOn === null) return '';
  const date = formatLongDate(new Date(`${erasedOn}T00:00:00+07:00`), currentLanguage());
  return digest === '' ? t.erased({ date }) : t.partlyErased({ date });
}
