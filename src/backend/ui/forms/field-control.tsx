import type { ChoosableFile } from '../../../domain/assets/queries.ts';
import type { Field } from '../../../fields/field.ts';
import { zoneName } from '../../../i18n/site/dates.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { type FieldWords, labelOf } from './field-words.ts';
import { FileField } from './file-field.tsx';
import { useField } from './form-field.tsx';

export type FieldControlProps = {
  field: Field;
  words: FieldWords;
  /** Name in the form, where it is not that of the field. */
  name?: string | undefined;
  /** Language of what is typed, where the field does not say it. */
  language?: 'id' | 'en' | undefined;
  /** Replaces the field's default hint. */
  hint?: string | undefined;
  /** Marks single-line texts that may stay empty. */
  optional?: string | undefined;
  /** Pictures to choose from. */
  files?: readonly ChoosableFile[] | undefined;
  className?: string | undefined;
};

/** A form field of an article, an asset or a leader, rendered according to its kind of control. */
export function FieldControl({ field, words, files = [], className, ...own }: FieldControlProps) {
  const { control } = field;
  const { name = field.json.name } = own;
  const { id, value, error, readOnly } = useField(name);
  const label = labelOf(words, field.label);
  const hint = own.hint ?? (control.hint && labelOf(words, control.hint));
  const required = 'required' in control ? control.required : undefined;
  const mark = required && !readOnly ? '*' : undefined;
  const common = { id, name, label, hint, error, defaultValue: value, required, mark, className };
  const typed = { ...common, readOnly, lang: own.language ?? ('language' in control ? control.language : undefined) };
  switch (control.kind) {
    case 'text':
      return <TextField {...typed} mark={mark ?? own.optional} maxLength={control.maxCharacters} />;
    case 'textarea':
      return <TextArea {...typed} maxLength={control.maxCharacters} rows={control.rows} />;
    case 'slug':
      return <TextField {...common} maxLength={control.maxCharacters} readOnly={readOnly} />;
    case 'number':
      return <TextField {...common} max={control.max} min={control.min} readOnly={readOnly} type="number" />;
    case 'moment':
      return <TextField {...common} label={`${label} (${zoneName()})`} readOnly={readOnly} type="datetime-local" />;
    case 'select': {
      const choices = control.choices.map((choice) => [choice, labelOf(words, choice)] as const);
      const all = control.none ? [['', labelOf(words, control.none)] as const, ...choices] : choices;
      // A select with one choice is sent with the form, and cannot be changed.
      return <SelectField {...common} choices={readOnly ? all.filter(([choice]) => choice === value) : all} />;
    }
    case 'picture':
      return <FileField className={className} files={files} hint={hint} label={label} mediaType="image" name={name} />;
    case 'checkbox':
      return (
        <label className={`flex min-h-11 items-center gap-3 ${className ?? ''}`.trim()}>
          <input
            className="size-5 shrink-0"
            defaultChecked={value === 'on'}
            id={id}
            name={name}
            type="checkbox"
            value="on"
          />
          {hint ?? label}
        </label>
      );
    default:
      throw new Error(`No control for the kind ${control.kind}`);
  }
}
