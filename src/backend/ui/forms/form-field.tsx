import { createContext, use } from 'react';
import type { FormError } from '../../../ui/forms/form-text.ts';

type FormState = {
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
  /** Whether a field is shown to be read only, because of the roles of its reader. */
  isReadOnly?: (name: string) => boolean;
};

export const FieldContext = createContext<FormState>({ values: {}, errors: [] });

type FormField = { id: string; value: string; error: string | undefined; readOnly: boolean };

export function useField(name: string): FormField {
  const { values, errors, isReadOnly } = use(FieldContext);
  return {
    id: controlId(name),
    value: values[name] ?? '',
    error: errors.find(({ field }) => field === name)?.text,
    readOnly: isReadOnly?.(name) ?? false,
  };
}

/** Id of the control of a form field, to which error summaries link. */
export function controlId(name: string): string {
  return name.replace(/[._]/g, '-');
}
