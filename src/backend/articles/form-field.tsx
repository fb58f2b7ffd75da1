import { createContext, use } from 'react';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import type { Mistake } from './form-reading.ts';

/** Values and errors of the form. */
export const FieldContext = createContext<{ values: Readonly<Record<string, string>>; mistakes: readonly Mistake[] }>({
  values: {},
  mistakes: [],
});

export function useField(name: string): { id: string; value: string; error: string | undefined } {
  const { values, mistakes } = use(FieldContext);
  return {
    id: name.replace(/[._]/g, '-'),
    value: values[name] ?? '',
    error: mistakes.find(({ field }) => field === name)?.text,
  };
}

type FormFieldProps = { name: string; label: string; hint?: string; mark?: string; className?: string };

type TextFieldProps = FormFieldProps & {
  type?: 'text' | 'datetime-local' | 'number';
  /** More than one makes it a text box. */
  rows?: number;
  maxLength?: number;
  lang?: string | undefined;
  required?: boolean | undefined;
};

export function TextField({
  name,
  label,
  hint,
  mark,
  className,
  type = 'text',
  rows = 1,
  required,
  ...rest
}: TextFieldProps) {
  const { id, value, error } = useField(name);
  const common = {
    ...describedBy(id, { hint: hint !== undefined, error: error !== undefined }),
    id,
    name,
    defaultValue: value,
    className: fieldClass,
    required,
    ...rest,
  };
  return (
    <Field
      id={id}
      label={label}
      {...(className && { className })}
      error={error}
      hint={hint}
      mark={mark ?? (required ? '*' : undefined)}
    >
      {rows > 1 ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />}
    </Field>
  );
}

type ChoiceFieldProps = FormFieldProps & {
  choices: readonly (readonly [value: string, label: string])[];
  required?: boolean | undefined;
};

/** One of a few values; one that is stored and no longer among them can stay. */
export function ChoiceField({ name, label, hint, mark, className, choices, required }: ChoiceFieldProps) {
  const { id, value, error } = useField(name);
  const known = choices.some(([one]) => one === value);
  return (
    <Field
      id={id}
      label={label}
      {...(className && { className })}
      error={error}
      hint={hint}
      mark={mark ?? (required ? '*' : undefined)}
    >
      <select
        {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
        className={fieldClass}
        defaultValue={value}
        id={id}
        name={name}
        required={required}
      >
        {!known && <option value={value}>{value}</option>}
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
