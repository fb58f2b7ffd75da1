import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { type FormError, summarise } from './form-text.ts';
import { Honeypot } from './honeypot.tsx';

/** What a refused form, or a new one, begins with. */
export type FormState<Name extends string = string> = {
  values: Record<Name, string>;
  errors: readonly FormError[];
  token: string;
  /** For sending the form although a limit is reached; may be empty. */
  challenge: string;
  formKey: string;
};

type FormOpeningProps = Pick<FormState, 'errors' | 'token' | 'challenge' | 'formKey'> & {
  /** Version of the privacy notice above the form. */
  noticeVersion: string;
  /** Undefined where the address of the form says it. */
  language?: string;
  /** Id of the control of a field; empty for what has none. */
  idOf: (field: string) => string;
  words: Readonly<Record<'summaryTitle' | 'required' | 'leaveEmpty', string>>;
  /** Names of fields for the summary, when a toast says the first error and the fields say the others. */
  labels?: Readonly<Record<string, unknown>> | undefined;
  /** Between the errors and the fields. */
  children?: ReactNode;
};

/** The beginning of a form of visitors: its errors, and the hidden fields that lead it through. */
export function FormOpening(props: FormOpeningProps) {
  const { errors, token, challenge, formKey, noticeVersion, language, idOf, words, labels, children } = props;
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary
          autoFocus={labels === undefined}
          errors={summarise(errors, idOf, labels)}
          title={words.summaryTitle}
        />
      )}
      {children}
      <p className="text-small text-slate">{words.required}</p>
      {language && <input name="language" type="hidden" value={language} />}
      <input name="submission_key" type="hidden" value={formKey} />
      <input name="token" type="hidden" value={token} />
      <input name="notice" type="hidden" value={noticeVersion} />
      {challenge && <input name="challenge" type="hidden" value={challenge} />}
      <Honeypot id={idOf('website')} label={words.leaveEmpty} />
    </>
  );
}

/** Ids of the controls of a form, which begin with its name. */
export function idsOf(name: string, fields: readonly string[]): (field: string) => string {
  return (field) => (field === 'website' || fields.includes(field) ? `${name}-${field}` : '');
}
