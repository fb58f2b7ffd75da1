import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';

type PasswordFieldProps = {
  id: string;
  /** The id when left out. */
  name?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
};

/** A password field; its value is never rendered. */
export function PasswordField({ id, name = id, label, autoComplete, hint, error }: PasswordFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <input
        {...describedBy(id, { error: error !== undefined, hint: hint !== undefined })}
        autoComplete={autoComplete}
        className={fieldClass}
        id={id}
        maxLength={256}
        name={name}
        required
        type="password"
      />
    </Field>
  );
}
