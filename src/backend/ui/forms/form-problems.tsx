import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { errorsOf, type FormError } from '../../../ui/forms/form-text.ts';
import type { FormValues } from './command-form.ts';

type Shown = { values: FormValues; errors: readonly FormError[] };

/** Id, name, value and error of the control with a name. */
export function controlsOf({ values, errors }: Shown, prefix = '') {
  return (name: string) => ({
    id: `${prefix}${name}`,
    name,
    defaultValue: values[name],
    error: errorsOf(name, errors),
  });
}

type FormProblemsProps = Pick<Shown, 'errors'> & {
  title: string;
  /** Of the ids of the controls. */
  prefix?: string;
  /** The label of a control, before its error. */
  labelOf?: (field: string) => string | undefined;
};

/** The errors of a form, each with a link to its control. */
export function FormProblems({ errors, title, prefix = '', labelOf }: FormProblemsProps) {
  if (errors.length === 0) return null;
  const listed = errors.map(({ field, text }) => {
    const label = field && labelOf?.(field);
    return { target: field && `${prefix}${field}`, text: label ? `${label}: ${text}` : text };
  });
  return <ErrorSummary autoFocus errors={listed} title={title} />;
}
