import type { ChoosableFile } from '../../domain/assets/choosable-files.ts';
import type { Field } from '../../fields/field.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { FileField } from '../ui/forms/file-field.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { ContentField } from './content-field.tsx';
import { translatedName } from './form-values.ts';
import { labelOf } from './labels.ts';

type ArticleFieldProps = {
  field: Field;
  /** Language of a translatable field. */
  language?: Language;
  /** Files offered by a file field. */
  files: readonly ChoosableFile[];
};

/** A form field of an article, rendered according to its kind of control. */
export function ArticleField({ field, language, files }: ArticleFieldProps) {
  const staff = useStaffLanguage();
  const { control } = field;
  const name = language ? translatedName(language, field, false) : field.json.name;
  const label = labelOf(staff, field.label);
  const { id, value, error, readOnly } = useField(name);
  const hint = control.hint && labelOf(staff, control.hint);
  const required = 'required' in control ? control.required : undefined;
  const mark = required && !readOnly ? '*' : undefined;
  const common = { id, name, label, hint, error, defaultValue: value, required, mark };
  const typed = { ...common, readOnly };
  switch (control.kind) {
    case 'text':
      return <TextField {...typed} lang={language} maxLength={control.maxCharacters} />;
    case 'textarea':
      return <TextArea {...typed} lang={language} maxLength={control.maxCharacters} rows={control.rows} />;
    case 'slug':
      return <TextField {...typed} maxLength={control.maxCharacters} />;
    case 'number':
      return <TextField {...typed} type="number" />;
    case 'moment':
      return <TextField {...typed} label={`${label} (${zoneName()})`} type="datetime-local" />;
    case 'select': {
      const choices = control.choices.map((choice) => [choice, labelOf(staff, choice)] as const);
      const none = control.none ? [['', labelOf(staff, control.none)] as const] : [];
      const all = [...none, ...choices];
      // A select with one choice is sent with the form, and cannot be changed.
      return <SelectField {...common} choices={readOnly ? all.filter(([choice]) => choice === value) : all} />;
    }
    case 'picture':
      return (
        <FileField
          className="sm:col-span-2 lg:col-span-4"
          files={files}
          label={label}
          mediaType="image"
          name={name}
          {...(hint && { hint })}
        />
      );
    case 'rich-text-or-document':
      return (
        language && <ContentField control={control} documents={files} label={label} language={language} name={name} />
      );
    default:
      throw new Error(`Unsupported control for an article field: ${control.kind}`);
  }
}
