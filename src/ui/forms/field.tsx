import type { ReactNode } from 'react';

export type FieldProps = {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  /** After the label, such as "optional" or an asterisk. */
  mark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children?: ReactNode;
  /** Below the control, with room for an error of two lines, which appears when files are chosen and then moves nothing. */
  status?: ReactNode;
  className?: string | undefined;
};

export function Field({ id, label, mark, hint, error, children, status, className }: FieldProps) {
  const message = error && (
    <p className="mt-1.5 whitespace-pre-line text-small font-600 text-laterite-deep" id={errorId(id)}>
      {error}
    </p>
  );
  return (
    <div className={`min-w-0 ${className ?? ''}`.trim()}>
      <label className="t-label" htmlFor={id}>
        {label}
        {mark && <span className="font-450 text-slate"> {mark}</span>}
      </label>
      {hint && (
        <p className={`text-tiny text-slate ${status ? 'md:max-w-[calc(100%-27rem)]' : ''}`.trim()} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      {status === undefined ? (
        message
      ) : (
        <div className="-mb-3 flow-root min-h-14">
          {status}
          {message}
        </div>
      )}
    </div>
  );
}

/** ARIA attributes that link a control to its hint and error. */
export function describedBy(id: string, has: { hint?: boolean; error?: boolean }) {
  const ids = [has.error && errorId(id), has.hint && hintId(id)].filter((one) => typeof one === 'string');
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': has.error ? (true as const) : undefined,
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
