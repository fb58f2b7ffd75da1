import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { admitFiles } from '../../ui/forms/admit-files.ts';
import { checkTexts, textsIn } from '../../ui/forms/check-texts.ts';
import { CountedText } from '../../ui/forms/counted-text.tsx';
import { FormOpening } from '../../ui/forms/form-opening.tsx';
import { errorsOf, fill } from '../../ui/forms/form-text.ts';
import { HoldNotice } from '../../ui/forms/hold-notice.tsx';
import { textOf } from '../../ui/forms/send-form.ts';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { type Toast, ToastArea } from '../../ui/forms/toast.tsx';
import { dropHere, keepHere, unsavedHere } from '../../ui/forms/unsaved.ts';
import { useVisitorForm } from '../../ui/forms/use-visitor-form.ts';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { type ContactField, contactDraft, contactFields, controlId } from './contact-fields.ts';
import type { ContactFormProps } from './form-props.ts';

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

function useContactForm(props: ContactFormProps) {
  const { action, page, rules, patterns, words, problems } = props;
  const form = useVisitorForm({ ...props, crash: { title: words.errorTitle, text: words.unexpected } });
  const { element, showToast } = form;
  const [notice, setNotice] = useState(props.notice);
  const [files, setFiles] = useState<readonly File[]>();
  const [message, setMessage] = useState<string>();
  const [announcement, announce] = useState('');

  const typed = useCallback(() => {
    const values = textsIn(element.current, contactFields);
    setMessage(values.message);
    keepHere({ text: contactDraft, place: contactDraft, base: null, seq: 0, fields: Object.entries(values) });
  }, [element]);

  const wasEmpty = Object.values(props.values).every((value) => value === '');
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    // Text restored by the browser or typed before hydration is newer than the draft.
    if (wasEmpty) writeValues(shown, { ...draftedValues(), ...filled(textsIn(shown, contactFields)) });
    setMessage(textsIn(shown, contactFields).message);
    const input = shown.elements.namedItem('attachments');
    setFiles(input instanceof HTMLInputElement ? [...(input.files ?? [])] : []);
    if (input instanceof HTMLInputElement) input.value = '';
  }, [element, wasEmpty]);

  useEffect(() => {
    const outcome = outcomeOf(props);
    if (!outcome) return;
    showToast(outcome);
    // A reload shows an empty form and no second toast.
    history.replaceState(history.state, '', page);
  }, [props, page, showToast]);

  const check = (shown: HTMLFormElement) => {
    const errors = checkTexts(textsIn(shown, contactFields), { limits: rules, patterns, problems });
    return errors.length > 0 ? { errors, title: words.validationTitle } : undefined;
  };

  const send = async (data: FormData, onProgress: (percent: number) => void) => {
    data.delete('attachments');
    for (const file of files ?? []) data.append('attachments', file);
    const sent = await form.post(action, data, files?.length ? onProgress : undefined);
    if (!sent) return;
    if (element.current) writeValues(element.current, textsIn(null, contactFields));
    dropHere(contactDraft);
    setFiles([]);
    setMessage('');
    setNotice(sent.message);
    form.accept(words.successTitle, sent.message, textOf(sent.reply.token));
  };

  const addFiles = (added: File[]) => {
    const { admitted, refusals } = admitFiles(files?.length ?? 0, added, rules, words);
    setFiles((chosen = []) => [...chosen, ...admitted]);
    form.clearFileErrors();
    form.refuseFiles(refusals);
  };

  const removeFile = (file: File) => {
    setFiles((chosen = []) => chosen.filter((other) => other !== file));
    form.clearFileErrors();
    announce(fill(words.fileRemoved, { name: file.name }));
  };

  const submit = () => form.submit(check, send);
  return { ...form, notice, files, message, announcement, typed, submit, addFiles, removeFile };
}

/** How a form ended that was sent before this script was loaded. */
function outcomeOf({ notice, errors, words }: ContactFormProps): Omit<Toast, 'id'> | undefined {
  if (notice) return { variant: 'default', title: words.successTitle, text: notice };
  const [error] = errors;
  const title = error?.field ? words.validationTitle : words.errorTitle;
  return error && { variant: 'destructive', title, text: error.text };
}

type Values = Partial<Record<ContactField, string>>;

/** What was typed survives a reload and a change of language. */
function draftedValues(): Values {
  return Object.fromEntries(unsavedHere(contactDraft)[0]?.fields ?? []);
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function writeValues(form: HTMLFormElement, values: Values): void {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (value !== undefined && control !== null && 'value' in control) control.value = value;
  }
}
