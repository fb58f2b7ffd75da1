import { assetLimits } from '../../domain/assets/limits.ts';
import type { MediaType } from '../../fields/asset-categories.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import type { ListQuery } from './list/list-query.ts';
import { typeLabels } from './places.tsx';

/** What stands in a form's fields, and what is wrong with it, by the names of the fields. */
export type FormState = { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };

type TextFieldProps = {
  name: string;
  label: string;
  form: FormState;
  maxLength: number;
  hint?: string | undefined;
  mark?: string;
  required?: boolean;
};

export function TextField({ name, label, form, maxLength, hint, mark, required }: TextFieldProps) {
  const error = form.errors[name];
  return (
    <Field error={error} hint={hint} id={name} label={label} mark={mark}>
      <input
        className={fieldClass}
        defaultValue={form.values[name] ?? ''}
        id={name}
        maxLength={maxLength}
        name={name}
        required={required}
        type="text"
        {...describedBy(name, { hint: hint !== undefined, error: error !== undefined })}
      />
    </Field>
  );
}

/** Category and media type, which a dialog shows and does not change, and the subcategories to choose from. */
export function PlaceFields({ query, form }: { query: ListQuery; form: FormState }) {
  const { category, mediaType } = query;
  const error = form.errors.subcategory;
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
      <ReadOnly label="Category" text={category.label} />
      <ReadOnly label="Media type" text={typeLabels[mediaType].replace(/s$/, '')} />
      {category.subcategories.length > 0 && (
        <Field className="max-sm:col-span-2" error={error} id="subcategory" label="Subcategory" mark="(optional)">
          <select
            className={fieldClass}
            defaultValue={form.values.subcategory ?? ''}
            id="subcategory"
            name="subcategory"
            {...describedBy('subcategory', { error: error !== undefined })}
          >
            <option value="">None</option>
            {category.subcategories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
    </div>
  );
}

function ReadOnly({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <span className="t-label">{label}</span>
      <p className="mt-1.5 flex min-h-12 items-center text-body">{text}</p>
    </div>
  );
}

/** What a picture shows, in both languages, or that there is nothing to say. */
export function AltTextFields({ mediaType, form }: { mediaType: MediaType; form: FormState }) {
  if (mediaType === 'document') return null;
  return (
    <fieldset className="alt-texts grid gap-4 border-l-[3px] border-powder pl-4">
      <legend className="t-label float-left mb-1 w-full">What does it show?</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <AltTextField form={form} label="Alternative text, Indonesian" lang="id" name="alt_text" />
        <AltTextField form={form} label="Alternative text, English" name="alt_text_en" />
      </div>
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          className="size-5 accent-petrol"
          defaultChecked={form.values.decorative === 'on'}
          name="decorative"
          type="checkbox"
          value="on"
        />
        Decorative: it says nothing that the text around it does not say, and screen readers pass it by
      </label>
    </fieldset>
  );
}

type AltTextFieldProps = { name: string; label: string; form: FormState; lang?: string };

/** A sentence, of which all should be seen; a line break in it counts as a space. */
function AltTextField({ name, label, form, lang }: AltTextFieldProps) {
  const error = form.errors[name];
  return (
    <Field error={error} id={name} label={label}>
      <textarea
        className={fieldClass}
        defaultValue={form.values[name] ?? ''}
        id={name}
        lang={lang}
        maxLength={assetLimits.altText}
        name={name}
        rows={3}
        {...describedBy(name, { error: error !== undefined })}
      />
    </Field>
  );
}

export function TagsField({ form }: { form: FormState }) {
  return (
    <TextField
      form={form}
      hint="Separated by commas"
      label="Tags"
      mark="(optional)"
      maxLength={assetLimits.tags}
      name="tags"
    />
  );
}
