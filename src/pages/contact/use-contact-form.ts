import { useCallback, useEffect, useRef, useState } from 'react';
import { admitFiles } from '../../ui/forms/admit-files.ts';
import { fill, makeFormKey } from '../../ui/forms/form-text.ts';
import { useToast } from '../../ui/forms/use-toast.ts';
import { checkTexts } from './contact-checks.ts';
import { dropDraft, keepDraft, readDraft } from './contact-draft.ts';
import { type ContactFormProps, type ContactValues, contactFields, type Mistake } from './contact-form-props.ts';
import { type ContactReply, sendContact } from './send-contact.ts';

/** State of the contact form. */
export function useContactForm(props: ContactFormProps) {
  const { action, rules, words, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>(props.mistakes);
  const [notice, setNotice] = useState(props.notice);
  const [files, setFiles] = useState<readonly File[]>();
  const [message, setMessage] = useState<string>();
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [announcement, announce] = useState('');
  const [formKey, setFormKey] = useState(props.formKey);
  const [token, setToken] = useState(props.token);
  const [attempts, setAttempts] = useState(0);
  const { toast, showToast, closeToast } = useToast();

  const typed = useCallback(() => {
    const values = valuesOf(element.current);
    setMessage(values.message);
    keepDraft(values);
  }, []);

  const wasEmpty = Object.values(props.values).every((value) => value === '');
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    // The browser may have kept, or the visitor typed, something before this woke; that is newer than the draft.
    if (wasEmpty) writeValues(form, { ...readDraft(), ...filled(valuesOf(form)) });
    setMessage(valuesOf(form).message);
    const input = form.elements.namedItem('attachments');
    setFiles(input instanceof HTMLInputElement ? [...(input.files ?? [])] : []);
    if (input instanceof HTMLInputElement) input.value = '';
  }, [wasEmpty]);

  const refuse = (found: readonly Mistake[], title: string) => {
    setMistakes(found);
    setNotice('');
    setAttempts((count) => count + 1);
    showToast({ variant: 'destructive', title, text: found[0]?.text ?? words.failed });
  };

  const accept = (text: string) => {
    if (element.current) writeValues(element.current, emptyValues);
    dropDraft();
    setMistakes([]);
    setFiles([]);
    setMessage('');
    setFormKey(makeFormKey());
    setNotice(text);
    setAttempts((count) => count + 1);
    showToast({ variant: 'default', title: words.successTitle, text });
  };

  const heed = (reply: ContactReply) => {
    if (reply.kind === 'sent') return accept(reply.message);
    if (reply.token) setToken(reply.token);
    refuse([reply.mistake], words.errorTitle);
  };

  const submit = async () => {
    const form = element.current;
    if (!form || underWay.current) return;
    const found = checkTexts(valuesOf(form), rules, problems);
    if (found.length > 0) return refuse(found, words.validationTitle);
    underWay.current = true;
    setSending(true);
    try {
      const data = new FormData(form);
      data.delete('attachments');
      for (const file of files ?? []) data.append('attachments', file);
      const onProgress = files && files.length > 0 ? setProgress : () => {};
      heed(await sendContact(action, data, words, onProgress));
    } catch (error) {
      refuse([{ field: '', text: words.unexpected }], words.errorTitle);
      reportError(error);
    } finally {
      underWay.current = false;
      setSending(false);
      setProgress(undefined);
    }
  };

  const addFiles = (added: File[]) => {
    const { admitted, refusals } = admitFiles(files?.length ?? 0, added, rules, words);
    setFiles((chosen = []) => [...chosen, ...admitted]);
    setMistakes((current) => [
      ...current.filter(({ field }) => field !== 'attachments'),
      ...refusals.map(({ text }) => ({ field: 'attachments', text })),
    ]);
    if (refusals[0]) showToast({ variant: 'destructive', ...refusals[0] });
  };

  const removeFile = (file: File) => {
    setFiles((chosen = []) => chosen.filter((other) => other !== file));
    setMistakes((current) => current.filter(({ field }) => field !== 'attachments'));
    announce(fill(words.fileRemoved, { name: file.name }));
  };

  return {
    ...{ element, mistakes, notice, files, message, sending, progress, announcement, formKey, token, attempts, toast },
    ...{ typed, submit, addFiles, removeFile, closeToast },
  };
}

const emptyValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

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
