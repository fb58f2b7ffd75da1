import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

type Labelled = Omit<FieldProps, 'children'>;

type TextFieldProps = Labelled & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> & { look?: string };

/** A labelled single-line input. `className` applies to the field, `look` to its control. */
export function TextField({ id, label, mark, hint, error, className, look = '', ...input }: TextFieldProps) {
  return (
    <Field className={className} error={error} hint={hint} id={id} label={label} mark={mark}>
      <input
        {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
        className={`field-control ${look}`.trim()}
        id={id}
        type="text"
        {...input}
      />
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> & { look?: string };

/** A labelled text area; `children` are rendered below it. */
export function TextArea({ id, label, mark, hint, error, className, children, look = '', ...textarea }: TextAreaProps) {
  return (
    <Field className={className} error={error} hint={hint} id={id} label={label} mark={mark}>
      <textarea
        {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
        className={`field-control ${look}`.trim()}
        id={id}
        {...textarea}
      />
      {children}
    </Field>
  );
}

type SelectFieldProps = Labelled &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> & {
    choices: readonly (readonly [value: string, label: string])[];
    /** Address of the icons: with it, the arrow of the site in place of the browser's. */
    icons?: string;
  };

/** A labelled select; a stored value that is no longer an option is added. */
export function SelectField({ id, label, mark, hint, error, className, choices, icons, ...select }: SelectFieldProps) {
  const { defaultValue = '' } = select;
  const isKnown = choices.some(([value]) => value === defaultValue);
  const control = (
    <select
      {...describedBy(id, { hint: hint !== undefined, error: error !== undefined })}
      className={icons ? 'field-control appearance-none pr-11' : 'field-control'}
      id={id}
      {...select}
    >
      {!isKnown && <option value={defaultValue}>{defaultValue}</option>}
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <Field className={className} error={error} hint={hint} id={id} label={label} mark={mark}>
      {icons ? <WithArrow icons={icons}>{control}</WithArrow> : control}
    </Field>
  );
}

function WithArrow({ icons, children }: { icons: string; children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <svg aria-hidden="true" className="pointer-events-none absolute right-3.5 top-1/2 size-5 -translate-y-1/2">
        <use href={`${icons}#chevron-down`} />
      </svg>
    </div>
  );
}
