import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { controlId } from '../ui/forms/form-field.tsx';

/** The errors of a form of assets, each with a link to its field. */
export function MistakeSummary({ mistakes, title }: { mistakes: readonly Mistake[]; title: string }) {
  if (mistakes.length === 0) return null;
  const errors = mistakes.map(({ field, text }) => ({ target: controlId(field), text }));
  return <ErrorSummary autoFocus errors={errors} title={title} />;
}
