import { useCallback, useEffect, useState } from 'react';
import { admitFiles } from '../../ui/forms/admit-files.ts';
import { checkTexts, textsIn } from '../../ui/forms/check-texts.ts';
import { loadDraft, removeDraft, saveDraft } from '../../ui/forms/drafts.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { textOf } from '../../ui/forms/send-form.ts';
import type { Toast } from '../../ui/forms/toast.tsx';
import { useVisitorForm } from '../../ui/forms/use-visitor-form.ts';
import { type ContactField, contactDraft, contactFields } from './contact-fields.ts';
import type { ContactFormProps } from './form-props.ts';

/** State of the contact form. */
export function useContactForm(props: ContactFormProps) {
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
    saveDraft('window', contactDraft, values);
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
    removeDraft(contactDraft);
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

/** The draft of this window survives a reload and a change of language. */
function draftedValues(): Values {
  const value = loadDraft('window', contactDraft)?.value;
  if (value === null || typeof value !== 'object') return {};
  const isField = (name: string) => contactFields.some((field) => field === name);
  const drafted = Object.entries(value).filter(([field, text]) => isField(field) && typeof text === 'string');
  return Object.fromEntries(drafted);
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
