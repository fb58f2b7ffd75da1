import { useCallback, useEffect, useState } from 'react';
import { admitFiles } from '../../ui/forms/admit-files.ts';
import { loadDraft, removeDraft, saveDraft } from '../../ui/forms/drafts.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { sendForm, textOf } from '../../ui/forms/send-form.ts';
import type { Toast } from '../../ui/forms/toast.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { checkTexts } from './contact-checks.ts';
import { type ContactFormProps, type ContactValues, contactDraft, contactFields } from './contact-form-props.ts';

/** State of the contact form. */
export function useContactForm(props: ContactFormProps) {
  const { action, page, rules, words, problems } = props;
  const form = useForm({ ...props, crash: { title: words.errorTitle, text: words.unexpected } });
  const { element, setMistakes, showToast } = form;
  const [notice, setNotice] = useState(props.notice);
  const [files, setFiles] = useState<readonly File[]>();
  const [message, setMessage] = useState<string>();
  const [announcement, announce] = useState('');

  const typed = useCallback(() => {
    const values = valuesOf(element.current);
    setMessage(values.message);
    saveDraft('window', contactDraft, values);
  }, [element]);

  const wasEmpty = Object.values(props.values).every((value) => value === '');
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    // Text restored by the browser or typed before hydration is newer than the draft.
    if (wasEmpty) writeValues(shown, { ...draftedValues(), ...filled(valuesOf(shown)) });
    setMessage(valuesOf(shown).message);
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

  const accept = (text: string, nextToken: string) => {
    if (element.current) writeValues(element.current, emptyValues);
    removeDraft(contactDraft);
    setFiles([]);
    setMessage('');
    setNotice(text);
    form.accept(words.successTitle, text, nextToken);
  };

  const check = (shown: HTMLFormElement) => {
    const mistakes = checkTexts(valuesOf(shown), rules, problems);
    return mistakes.length > 0 ? { mistakes, title: words.validationTitle } : undefined;
  };

  const send = async (data: FormData, onProgress: (percent: number) => void) => {
    data.delete('attachments');
    for (const file of files ?? []) data.append('attachments', file);
    const watch = { onHold: form.setHold, ...(files?.length ? { onProgress } : {}) };
    const reply = await sendForm(action, data, words, watch);
    if (reply.kind === 'sent') return accept(reply.message, textOf(reply.reply.token));
    if (reply.token) form.setToken(reply.token);
    form.refuse({ mistakes: [reply.mistake], title: words.errorTitle });
  };

  const addFiles = (added: File[]) => {
    const { admitted, refusals } = admitFiles(files?.length ?? 0, added, rules, words);
    setFiles((chosen = []) => [...chosen, ...admitted]);
    setMistakes((current) => [
      ...current.filter(({ field }) => field !== 'attachments'),
      ...refusals.map(({ text }) => ({ field: 'attachments', text })),
    ]);
    form.closeToast();
    if (refusals[0]) showToast({ variant: 'destructive', besideField: true, ...refusals[0] });
  };

  const removeFile = (file: File) => {
    setFiles((chosen = []) => chosen.filter((other) => other !== file));
    setMistakes((current) => current.filter(({ field }) => field !== 'attachments'));
    form.closeToast();
    announce(fill(words.fileRemoved, { name: file.name }));
  };

  const submit = () => form.submit(check, send);
  return { ...form, notice, files, message, announcement, typed, submit, addFiles, removeFile };
}

/** How a form ended that was sent before this script was loaded. */
function outcomeOf({ notice, mistakes, words }: ContactFormProps): Omit<Toast, 'id'> | undefined {
  if (notice) return { variant: 'default', title: words.successTitle, text: notice };
  const [mistake] = mistakes;
  const title = mistake?.field ? words.validationTitle : words.errorTitle;
  return mistake && { variant: 'destructive', title, text: mistake.text };
}

const emptyValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** The draft of this window survives a reload and a change of language. */
function draftedValues(): Partial<ContactValues> {
  const value = loadDraft('window', contactDraft)?.value;
  if (value === null || typeof value !== 'object') return {};
  const drafted = Object.entries(value).filter(([field, text]) => field in emptyValues && typeof text === 'string');
  return Object.fromEntries(drafted);
}

function valuesOf(form: HTMLFormElement | null): ContactValues {
  const values = { ...emptyValues };
  if (!form) return values;
  const data = new FormData(form);
  for (const field of contactFields) values[field] = String(data.get(field) ?? '');
  return values;
}

function filled(values: ContactValues): Partial<ContactValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function writeValues(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (value !== undefined && control !== null && 'value' in control) control.value = value;
  }
}
