import type { VersionedNoun } from '../../../db/schema/version-values.ts';
import { commonFields, translatedFields } from '../../../fields/articles.ts';
import { assetFields } from '../../../fields/assets.ts';
import { leaderFields } from '../../../fields/leaders.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import type { VersionRecord } from '../record.ts';

type Value = string | number | boolean | null;

/** A field that differs, under its name in the API; of one language or of all. */
export type FieldChange = {
  field: string;
  language: Language | null;
  /** Null also for a language that is not there. */
  before: Value;
  after: Value;
};

/** Fields of a file come after those that are edited. */
const fileFields = ['path', 'filename', 'width', 'height', 'size', 'pages', 'file_sha256'];

const comparedFields: Record<VersionedNoun, readonly string[]> = {
  articles: Object.values(commonFields).map(({ json }) => json.name),
  assets: [...Object.values(assetFields).map(({ json }) => json.name), ...fileFields],
  leaders: Object.values(leaderFields).map(({ json }) => json.name),
};
const textFields = Object.values(translatedFields).map(({ json }) => json.name);

/** The fields in which two versions of an item differ, the texts of its languages first. */
export function compareRecords(noun: VersionedNoun, before: VersionRecord, after: VersionRecord): FieldChange[] {
  const texts = languageCodes.flatMap((language) => {
    const [old, now] = [detailIn(before, language), detailIn(after, language)];
    return textFields.flatMap((field) => changeOf(field, language, old?.[field], now?.[field]));
  });
  const shared = comparedFields[noun].flatMap((field) =>
    changeOf(field, null, plain(before[field]), plain(after[field])),
  );
  return [...texts, ...shared];
}

function changeOf(field: string, language: Language | null, before: Value = null, after: Value = null): FieldChange[] {
  return before === after ? [] : [{ field, language, before, after }];
}

function detailIn({ details }: VersionRecord, language: Language): Record<string, Value> | undefined {
  return Array.isArray(details) ? details.find((detail) => detail.language === language) : undefined;
}

function plain(value: VersionRecord[string] | undefined): Value {
  return value === undefined || Array.isArray(value) ? null : value;
}
