import type { ChoosableFile } from '../../domain/assets/choosable-files.ts';
import type { Field } from '../../fields/field.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { FileField } from '../ui/forms/file-field.tsx';
import { useField } from '../ui/forms/form-field.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { labelOf } from './form-values.ts';

type LeaderFieldProps = { field: Field; pictures: readonly ChoosableFile[] };

/** A form field of a leader, rendered according to its kind of control. */
export function LeaderField({ field, pictures }: LeaderFieldProps) {
  const staff = useStaffLanguage();
  const { control, json } = field;
  const { name } = json;
  const label = labelOf(staff, field.label);
  const { id, value, error } = useField(name);
  const hint = control.hint && labelOf(staff, control.hint);
  const required = 'required' in control ? control.required : undefined;
  const common = { id, name, label, hint, error, defaultValue: value, required, mark: required ? '*' : undefined };
  switch (control.kind) {
    case 'text':
      return <TextField {...common} lang={control.language} maxLength={control.maxCharacters} />;
    case 'textarea':
      return <TextArea {...common} lang={control.language} maxLength={control.maxCharacters} rows={control.rows} />;
    case 'select':
      return (
        <SelectField {...common} choices={control.choices.map((choice) => [choice, labelOf(staff, choice)] as const)} />
      );
    case 'picture':
      return (
        <FileField
          className="sm:col-span-2"
          files={pictures}
          label={label}
          mediaType="image"
          name={name}
          {...(hint && { hint })}
        />
      );
    case 'checkbox':
      return (
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input
            className="size-5 accent-laterite"
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
      throw new Error(`Unsupported control for a leader field: ${control.kind}`);
  }
}
