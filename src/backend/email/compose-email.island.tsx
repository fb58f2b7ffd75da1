import type { ReactNode, SubmitEvent } from 'react';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { AddressList } from './address-list.tsx';
import { type AddressKind, type ComposeEmailProps, controlId, errorTarget } from './compose-values.ts';
import { useComposeEmail } from './use-compose-email.ts';

/** The email form. Without script a plain form validated by the server; hydrated, it validates and submits itself. */
export function ComposeEmail(props: ComposeEmailProps) {
  const { action, icons, words, maxSubjectCharacters } = props;
  const form = useComposeEmail(props);
  const { values, rows, errors, sending, isAwake, attempts, toast } = form;

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;
  const list = (kind: AddressKind) => (
    <AddressList
      icons={icons}
      words={words}
      kind={kind}
      errors={errors}
      onAdd={isAwake ? (to) => form.add(to) : undefined}
      onPaste={isAwake ? form.paste : undefined}
      onRemove={isAwake ? form.remove : undefined}
      rows={rows[kind]}
    />
  );

  return (
    <>
      <form
        action={action}
        className="grid gap-5"
        method="post"
        noValidate
        onInput={form.typed}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void form.submit();
        }}
        ref={form.element}
      >
        {/* Enter submits the first button of a form, so the first one must be "Send". */}
        <button aria-hidden="true" className="sr-only" tabIndex={-1} type="submit">
          {words.send}
        </button>
        <input name="submission_key" type="hidden" value={form.formKey} />
        {errors.length > 0 && (
          <ErrorSummary
            autoFocus={attempts === 0}
            errors={errors.map(({ field, text }) => ({ target: errorTarget(field), text }))}
            title={words.notSent}
          />
        )}
        <div className="grid gap-5" key={form.formKey}>
          <div className="grid gap-1">
            {list('to')}
            <Switch controls={list('cc')} id="email-show-cc" isOn={values.showCc} label={words.cc} name="show_cc" />
            <Switch
              controls={list('bcc')}
              id="email-show-bcc"
              isOn={values.showBcc}
              label={words.bcc}
              name="show_bcc"
            />
          </div>
          <TextField
            aria-required
            autoComplete="off"
            defaultValue={values.subject}
            error={errorOf('subject')}
            id={controlId('subject')}
            label={words.subject}
            mark="*"
            maxLength={maxSubjectCharacters}
            name="subject"
          />
          <TextArea
            aria-required
            defaultValue={values.body}
            error={errorOf('body')}
            id={controlId('body')}
            label={words.body}
            mark="*"
            name="body"
            rows={10}
          />
          <Switch hint={words.htmlHint} id="email-html" isOn={values.isHTML} label={words.isHtml} name="isHTML" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button className="btn-primary min-w-44 disabled:opacity-60" disabled={sending} type="submit">
            {sending ? words.sending : words.send}
          </button>
          <p className="text-tiny text-slate">{words.required}</p>
        </div>
      </form>
      <ToastArea icons={icons} onClose={form.closeToast} toast={toast} words={words} />
    </>
  );
}

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
function Switch({ id, name, label, hint, isOn, controls }: SwitchProps) {
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
