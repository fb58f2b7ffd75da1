import type { SubmitEvent } from 'react';
import { CountedText } from '../../ui/forms/counted-text.tsx';
import { FormOpening } from '../../ui/forms/form-opening.tsx';
import { errorsOf, fill } from '../../ui/forms/form-text.ts';
import { HoldNotice } from '../../ui/forms/hold-notice.tsx';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { controlId } from './contact-fields.ts';
import type { ContactFormProps } from './form-props.ts';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. Without script a plain form validated by the server; hydrated, it validates and submits itself. */
export function ContactForm(props: ContactFormProps) {
  const { page, subjects, values, words, icons, privacyPolicy, rules, locale } = props;
  const form = useContactForm(props);
  const { notice, sending, progress, toast, attempts } = form;

  const controlOf = (field: string) => ({ error: errorsOf(field, form.errors), id: controlId(field), name: field });
  const line = (
    field: 'name' | 'email' | 'phone',
    autoComplete: string,
    type = 'text',
    inputMode?: 'email' | 'tel',
  ) => (
    <TextField
      aria-required={field === 'phone' ? undefined : true}
      autoComplete={autoComplete}
      defaultValue={values[field]}
      inputMode={inputMode}
      label={words[field]}
      mark={field === 'phone' ? `(${words.optional})` : '*'}
      type={type}
      {...controlOf(field)}
    />
  );

  return (
    <form
      action={page}
      className="relative grid gap-6"
      encType="multipart/form-data"
      method="post"
      noValidate
      onInput={form.typed}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void form.submit();
      }}
      ref={form.element}
    >
      <FormOpening
        {...props}
        errors={form.isRefused ? form.errors : []}
        formKey={form.formKey}
        idOf={controlId}
        labels={attempts > 0 ? words : undefined}
        token={form.token}
      >
        {props.filesLost && attempts === 0 && <p className="text-small font-600">{words.chooseFilesAgain}</p>}
        {notice && !form.isRefused && (
          <p
            className="flex items-start gap-3 border-l-[5px] border-mangrove bg-white px-5 py-4 font-600"
            data-notice=""
            data-outcome=""
            tabIndex={-1}
          >
            <SpriteIcon className="mt-1 text-mangrove" icons={icons} name="check" />
            {notice}
          </p>
        )}
      </FormOpening>
      <div className="grid gap-6 sm:grid-cols-2">
        {line('name', 'name')}
        {line('email', 'email', 'email', 'email')}
        {line('phone', 'tel', 'tel', 'tel')}
        <SelectField
          aria-required="true"
          choices={[['', words.chooseSubject], ...subjects.map(({ value, label }) => [value, label] as const)]}
          defaultValue={values.subject}
          icons={icons}
          label={words.subject}
          mark="*"
          {...controlOf('subject')}
        />
      </div>
      <CountedText
        defaultValue={values.message}
        hint={words.messageHint}
        label={words.message}
        limit={rules.message}
        locale={locale}
        text={form.message}
        words={words}
        {...controlOf('message')}
      />
      <AttachmentsField
        announcement={form.announcement}
        error={errorsOf('attachments', form.errors)}
        files={form.files}
        icons={icons}
        locale={locale}
        onAdd={form.addFiles}
        onRemove={form.removeFile}
        rules={rules}
        words={words}
      />
      <ToastArea icons={icons} inForm onClose={form.closeToast} toast={toast} words={words} />
      <p className="text-small text-slate">
        {words.privacyBefore}{' '}
        <a className="line-link" href={privacyPolicy}>
          {words.privacyLink}
        </a>
        .
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button className="btn-primary min-w-52" disabled={sending} type="submit">
          {sending ? words.sending : words.send}
        </button>
        {progress !== undefined && (
          <label className="flex items-center gap-3 text-small">
            <progress className="h-2 w-36 accent-laterite" max={100} value={progress} />
            {fill(words.uploaded, { percent: String(progress) })}
          </label>
        )}
      </div>
      <HoldNotice hold={form.hold} />
    </form>
  );
}
