import { createContext, use } from 'react';
import type { Mistake } from '../../../ui/forms/form-text.ts';

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
