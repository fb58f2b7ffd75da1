import type { ChoosableFile } from '../../domain/articles/choosable-files.ts';
import type { Field } from '../../fields/field.ts';
import type { Language } from '../../i18n/site/language.ts';
import { zoneName } from '../ui/forms/local-time.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { ContentField } from './content-field.tsx';
import { FileField } from './file-field.tsx';
import { ChoiceField, TextField } from './form-field.tsx';
import { translatedName } from './form-values.ts';
import { labelOf } from './labels.ts';

type ArticleFieldProps = {
  field: Field;
  /** Of a field that each language has. */
  language?: Language;
  /** The files that its control offers. */
  files: readonly ChoosableFile[];
};

/** A field of an article with the control of its kind. */
export function ArticleField({ field, language, files }: ArticleFieldProps) {
  const staff = useStaffLanguage();
  const { control } = field;
  const name = language ? translatedName(language, field, false) : field.json.name;
  const label = labelOf(staff, field.label);
  const common = { name, label, ...(control.hint && { hint: labelOf(staff, control.hint) }) };
  switch (control.kind) {
    case 'text':
      return <TextField {...common} lang={language} maxLength={control.maxCharacters} required={control.required} />;
    case 'textarea':
      return <TextField {...common} lang={language} maxLength={control.maxCharacters} rows={control.rows} />;
    case 'slug':
      return <TextField {...common} maxLength={control.maxCharacters} />;
    case 'number':
      return <TextField {...common} type="number" />;
    case 'moment':
      return (
        <TextField {...common} label={`${label} (${zoneName()})`} required={control.required} type="datetime-local" />
      );
    case 'select': {
      const choices = control.choices.map((choice) => [choice, labelOf(staff, choice)] as const);
      const none = control.none ? [['', labelOf(staff, control.none)] as const] : [];
      return <ChoiceField {...common} choices={[...none, ...choices]} required={control.required} />;
    }
    case 'picture':
      return <FileField {...common} className="sm:col-span-2 lg:col-span-4" files={files} mediaType="image" />;
    case 'rich-text-or-document':
      return (
        language && <ContentField control={control} documents={files} label={label} language={language} name={name} />
      );
    default:
      throw new Error(`An article has no control of the kind ${control.kind}.`);
  }
}
