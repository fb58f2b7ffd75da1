import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { EmailDraft } from '../../domain/mail/input.ts';
import { type FormError, fill } from '../../ui/forms/form-text.ts';
import { dropHere, keepHere, unsavedHere } from '../../ui/forms/unsaved.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { AddressRow } from './address-list.tsx';
import {
  type AddressKind,
  addressKinds,
  type ComposeEmailProps,
  type ComposeValues,
  controlId,
  deliveredToast,
  draftOf,
  emptyValues,
  splitAddresses,
  valuesIn,
} from './compose-values.ts';
import type { ComposeWords } from './island-texts.ts';

type Rows = Record<AddressKind, readonly AddressRow[]>;

export function useComposeEmail(props: ComposeEmailProps) {
  const { words } = props;
  const form = useForm({ ...props, errors: props.errors, crash: { title: words.failed, text: words.failed } });
  const { element, renewKey, setErrors } = form;
  const focusTarget = useRef('');
  const [values, setValues] = useState(props.values);
  const [rows, setRows] = useState<Rows>(() => rowsOf(props.values));

  /** Remounts the uncontrolled form with these values. */
  const show = useCallback(
    (shown: ComposeValues) => {
      setValues(shown);
      setRows(rowsOf(shown));
      renewKey();
    },
    [renewKey],
  );

  useEffect(() => {
    // Text typed before hydration is newer than the draft.
    if (!element.current || !isEmpty(valuesIn(new FormData(element.current)))) return;
    const [typedBefore] = unsavedHere(draftName);
    if (typedBefore) show(valuesIn(new URLSearchParams(typedBefore.fields)));
  }, [element, show]);

  useEffect(() => {
    if (focusTarget.current) document.getElementById(focusTarget.current)?.focus();
    focusTarget.current = '';
  });

  const check = (shown: HTMLFormElement) => {
    const written = valuesIn(new FormData(shown));
    setRows(rowsOf(written));
    setValues(written);
    const errors = errorsIn(written, props);
    return errors.length > 0 ? { errors, title: words.invalid } : undefined;
  };

  const send = async (data: FormData) => {
    const reply = await sendEmail(props.call, draftOf(valuesIn(data)), form.formKey, words);
    if (reply.kind !== 'failed' || reply.cause === 'mailbox') refreshLatestMail();
    if (reply.kind === 'failed') {
      return form.refuse({
        errors: [reply.error],
        title: reply.cause === 'form' ? words.invalid : words.failed,
      });
    }
    dropHere(draftName);
    show(emptyValues);
    const { title, text } = deliveredToast(words, reply.kind, reply.recipients);
    form.accept(title, text);
  };

  const typed = () => {
    if (!element.current) return;
    const data = new FormData(element.current);
    if (isEmpty(valuesIn(data))) return dropHere(draftName);
    const fields = [...data].map(([name, value]): [string, string] => [name, String(value)]);
    keepHere({ text: draftName, place: draftName, base: null, seq: 0, fields });
  };

  const add = (kind: AddressKind, addresses: readonly string[] = ['']) => {
    setRows((current) => ({ ...current, [kind]: [...current[kind], ...addresses.map(row)] }));
    focusTarget.current = controlId(`${kind}.${rows[kind].length + addresses.length - 1}`);
  };

  const remove = (kind: AddressKind, index: number) => {
    setRows((current) => ({ ...current, [kind]: current[kind].filter((_, place) => place !== index) }));
    setErrors((current) => current.filter(({ field }) => field.split('.')[0] !== kind));
    focusTarget.current = controlId(`${kind}.${Math.max(0, index - 1)}`);
  };

  const paste = (kind: AddressKind, _index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const [first = '', ...others] = splitAddresses(event.clipboardData.getData('text'));
    if (others.length === 0 || event.currentTarget.value !== '') return;
    event.preventDefault();
    event.currentTarget.value = first;
    add(kind, others);
  };

  return { ...form, values, rows, submit: () => form.submit(check, send), typed, add, remove, paste };
}

const draftName = 'email';

/** Reloads the list beside the form through its link. */
function refreshLatestMail(): void {
  document.querySelector<HTMLElement>('[data-refreshes-mail]')?.click();
}

let rowsMade = 0;

function row(address: string): AddressRow {
  rowsMade += 1;
  return { key: rowsMade, address };
}

function rowsOf(values: ComposeValues): Rows {
  return { to: values.to.map(row), cc: values.cc.map(row), bcc: values.bcc.map(row) };
}

function isEmpty(values: ComposeValues): boolean {
  const { to, cc, bcc, subject, body } = values;
  return [...to, ...cc, ...bcc, subject, body].every((text) => text.trim() === '');
}

/** Client-side validation, in the same order as on the server. */
function errorsIn(values: ComposeValues, { words, emailPattern }: ComposeEmailProps): FormError[] {
  const draft = draftOf(values);
  const pattern = new RegExp(emailPattern);
  const isBlank = (text: string) => text.trim() === '';
  const errors: FormError[] = [];
  const check = (field: string, isRight: boolean, text: string) => {
    if (!isRight) errors.push({ field, text });
  };
  check('to', !draft.to.every(isBlank), words.recipientRequired);
  for (const kind of addressKinds) {
    for (const [index, address] of draft[kind].entries()) {
      const text = fill(words.addressInvalid, { name: words[kind], number: String(index + 1) });
      check(`${kind}.${index}`, isBlank(address) || pattern.test(address.trim()), text);
    }
  }
  check('subject', !isBlank(draft.subject), words.subjectRequired);
  check('body', !isBlank(draft.body), words.bodyRequired);
  return errors;
}

type EmailReply = { kind: 'sent' | 'waiting'; recipients: number } | { kind: 'failed'; error: FormError; cause: Cause };

/** Error of the form, the mailbox or the connection. */
type Cause = 'form' | 'mailbox' | 'way';

/** Sends a draft with an idempotency key. Never rejects. */
async function sendEmail(call: string, draft: EmailDraft, key: string, words: ComposeWords): Promise<EmailReply> {
  try {
    const answer = await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(draft),
    });
    const reply: unknown = await answer.json().catch(() => undefined);
    return readReply(answer.status, reply, words);
  } catch {
    // The connection failed; a retry with the same key cannot send the mail twice.
    return refusal(words.failed, 'way');
  }
}

function readReply(status: number, reply: unknown, words: ComposeWords): EmailReply {
  const { recipients, status: state, error, field } = (reply ?? {}) as Record<string, unknown>;
  if (status === 200 && typeof recipients === 'number') {
    return { kind: state === 'waiting' ? 'waiting' : 'sent', recipients };
  }
  if (status === 401) return refusal(words.sessionEnded, 'way');
  // Response of the mailbox.
  if (status === 502)
    return refusal(typeof error === 'string' && error !== '' ? error : words.unknownFailure, 'mailbox');
  if (status !== 400) return refusal(words.unknownFailure, 'way');
  const refused = typeof field === 'string' ? field : '';
  return { kind: 'failed', error: { field: refused, text: refusedText(refused, words) }, cause: 'form' };
}

/** Maps an error that only the server detects to its field. */
function refusedText(field: string, words: ComposeWords): string {
  if (field === 'subject') return words.refusedSubject;
  if (field === 'body') return words.refusedBody;
  return field === '' ? words.unknownFailure : words.refusedTo;
}

function refusal(text: string, cause: Cause): EmailReply {
  return { kind: 'failed', error: { field: '', text }, cause };
}
