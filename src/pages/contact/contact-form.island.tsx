import type { SubmitEvent } from 'react';
import { CountedText } from '../../ui/forms/counted-text.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { errorsOf, fill, summarise } from '../../ui/forms/form-text.ts';
import { HoldNotice } from '../../ui/forms/hold-notice.tsx';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { type ContactField, type ContactFormProps, contactFields, controlId } from './contact-form-props.ts';
import { SubjectField } from './subject-field.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. Without script a plain form validated by the server; hydrated, it validates and submits itself. */
export function ContactForm(props: ContactFormProps) {
  const { page, subjects, values, words, icons, privacyPolicy, rules, locale } = props;
  const form = useContactForm(props);
  const { mistakes, notice, sending, progress, toast, attempts } = form;

  const errorOf = (field: string) => errorsOf(field, mistakes);
  const line = (field: ContactField, autoComplete: string, type = 'text', inputMode?: 'email' | 'tel') => (
    <TextField
      aria-required={field === 'phone' ? undefined : true}
      autoComplete={autoComplete}
      defaultValue={values[field]}
      error={errorOf(field)}
      id={controlId(field)}
      inputMode={inputMode}
      label={words[field === 'phone' ? 'phone' : field === 'email' ? 'email' : 'name']}
      mark={field === 'phone' ? `(${words.optional})` : '*'}
      name={field}
      type={type}
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
      {form.isRefused && mistakes.length > 0 && (
        <ErrorSummary
          autoFocus={attempts === 0}
          errors={summarise(mistakes, targetOf, attempts > 0 ? words : undefined)}
          title={words.summaryTitle}
        />
      )}
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
      <p className="text-small text-slate">{words.required}</p>
      <input name="language" type="hidden" value={props.language} />
      <input name="submission_key" type="hidden" value={form.formKey} />
      <input name="token" type="hidden" value={form.token} />
      <input name="notice" type="hidden" value={props.noticeVersion} />
      {props.challenge && <input name="challenge" type="hidden" value={props.challenge} />}
      <Honeypot id={controlId('website')} label={words.leaveEmpty} />
      <div className="grid gap-6 sm:grid-cols-2">
        {line('name', 'name')}
        {line('email', 'email', 'email', 'email')}
        {line('phone', 'tel', 'tel', 'tel')}
        <SubjectField
          error={errorOf('subject')}
          icons={icons}
          subjects={subjects}
          value={values.subject}
          words={words}
        />
      </div>
      <CountedText
        defaultValue={values.message}
        error={errorOf('message')}
        hint={words.messageHint}
        id={controlId('message')}
        label={words.message}
        limit={rules.message}
        locale={locale}
        name="message"
        text={form.message}
        words={words}
      />
      <AttachmentsField
        announcement={form.announcement}
        error={errorOf('attachments')}
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

function targetOf(field: string): string {
  return field === 'attachments' || contactFields.some((known) => known === field) ? controlId(field) : '';
}
