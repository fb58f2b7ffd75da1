import type { AssetCategory } from '../../fields/asset-categories.ts';
import type { Field as FieldDefinition } from '../../fields/field.ts';
import { assetFieldWords } from '../../i18n/backend/assets/asset-fields.ts';
import type { Language } from '../../i18n/site/language.ts';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { subcategoryLabel } from './place-labels.ts';

/** Values and errors of a form by field name. */
export type FormState = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

type AssetFieldProps = {
  field: FieldDefinition;
  form: FormState;
  /** Category whose subcategories are offered. */
  category: AssetCategory;
  /** Replaces the field's default hint. */
  hint?: string | undefined;
};

/** A form field of an asset, rendered according to its kind of control. */
export function AssetField({ field, form, category, hint }: AssetFieldProps) {
  const language = useStaffLanguage();
  const { control, json } = field;
  const { name } = json;
  const error = form.errors[name];
  const value = form.values[name] ?? '';
  const label = labelOf(language, field.label);
  const explanation = hint ?? (control.hint && labelOf(language, control.hint));
  const common = { id: name, name, label, hint: explanation, error, defaultValue: value };
  const { optional } = assetFieldWords(language);
  switch (control.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          mark={control.required ? '*' : optional}
          maxLength={control.maxCharacters}
          required={control.required}
        />
      );
    case 'textarea':
      // A single-line control: line breaks become spaces.
      return <TextArea {...common} lang={control.language} maxLength={control.maxCharacters} rows={control.rows} />;
    case 'checkbox':
      return (
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input
            className="size-5 accent-petrol"
            defaultChecked={value === 'on'}
            name={name}
            type="checkbox"
            value="on"
          />
          {explanation ?? label}
        </label>
      );
    case 'subcategory':
      if (category.subcategories.length === 0) return null;
      return (
        <SelectField
          {...common}
          choices={[
            ['', labelOf(language, 'noSubcategory')],
            ...category.subcategories.map(
              (one) => [one.value, subcategoryLabel(language, category.value, one.value)] as const,
            ),
          ]}
          className="max-sm:col-span-2"
          mark={optional}
        />
      );
    default:
      throw new Error(`Unsupported control for an asset field: ${control.kind}`);
  }
}

/** The text for a key that a field names. */
export function labelOf(language: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = assetFieldWords(language);
  return texts[key] ?? key;
}
