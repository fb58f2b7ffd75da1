import { TextField } from '../../ui/forms/text-field.tsx';

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
    <TextField
      required
      autoComplete={autoComplete}
      error={error}
      hint={hint}
      id={id}
      label={label}
      maxLength={256}
      name={name}
      type="password"
    />
  );
}
