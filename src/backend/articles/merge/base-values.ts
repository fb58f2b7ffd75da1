import { isReport } from '../../../domain/articles/sanitize.ts';
import type { VersionRecord } from '../../../domain/versions/record.ts';
import { commonFields, translatedFields } from '../../../fields/articles.ts';
import { entriesOf } from '../../../fields/derive.ts';
import type { Field } from '../../../fields/field.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { controlText } from '../../ui/forms/control-text.ts';
import { type FormValues, translatedName } from '../form-values.ts';

/** A stored version of an article as its form showed it. */
export function valuesOfRecord(record: VersionRecord): FormValues {
  const report = isReport(String(record.category ?? ''));
  const details = Array.isArray(record.details) ? record.details : [];
  const common = entriesOf(commonFields).map(([, field]) => [field.json.name, textOf(field, record[field.json.name])]);
  const translated = details.flatMap((detail) =>
    languageCodes
      .filter((code) => code === detail.language)
      .flatMap((code) =>
        entriesOf(translatedFields).map(([, field]) => [
          translatedName(code, field, report),
          textOf(field, detail[field.json.name]),
        ]),
      ),
  );
  return {
    languages: languageCodes.filter((code) => details.some(({ language }) => language === code)),
    texts: Object.fromEntries([...common, ...translated]),
  };
}

function textOf(field: Field, value: unknown): string {
  return controlText(field, field.control.kind === 'moment' && typeof value === 'string' ? new Date(value) : value);
}
