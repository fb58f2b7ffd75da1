import type { ReactNode } from 'react';

type SwitchProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  isOn: boolean;
  /** Content that CSS shows only while the switch is on. */
  controls?: ReactNode;
};

/** A checkbox with the role `switch`. */
export function Switch({ id, name, label, hint, isOn, controls }: SwitchProps) {
  return (
    <div className="switch-group">
      <div className="flex min-h-11 items-center gap-3">
        <input
          aria-controls={controls ? `${id}-section` : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="switch"
          defaultChecked={isOn}
          id={id}
          name={name}
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checked state replaces aria-checked
          role="switch"
          type="checkbox"
        />
        <label className="t-label cursor-pointer py-2" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint && (
        <p className="text-tiny text-slate" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {controls && (
        <div className="switched mt-2" id={`${id}-section`}>
          {controls}
        </div>
      )}
    </div>
  );
}
