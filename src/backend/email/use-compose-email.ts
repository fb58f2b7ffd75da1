import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fill, makeFormKey } from '../../ui/forms/form-text.ts';
import { useToast } from '../../ui/forms/use-toast.ts';
import type { AddressRow } from './address-list.tsx';
import {
  type AddressKind,
  addressKinds,
  type ComposeEmailProps,
  type ComposeMistake,
  type ComposeValues,
  controlId,
  draftOf,
  emptyValues,
  splitAddresses,
  valuesIn,
} from './compose-values.ts';
import { deliveredToast } from './email-toasts.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';
import { sendEmail } from './send-email.ts';

type Rows = Record<AddressKind, readonly AddressRow[]>;

/** State of the email form. */
export function useComposeEmail(props: ComposeEmailProps) {
  const { username, words } = props;
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const wanted = useRef('');
  const [values, setValues] = useState(props.values);
  const [rows, setRows] = useState<Rows>(() => rowsOf(props.values));
  const [mistakes, setMistakes] = useState<readonly ComposeMistake[]>(props.mistakes);
  const [formKey, setFormKey] = useState(props.formKey);
  const [sending, setSending] = useState(false);
  const [awake, setAwake] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { toast, showToast, closeToast } = useToast();

  /** Remounts the form with these values, because its controls are uncontrolled. */
  const show = useCallback((shown: ComposeValues) => {
    setValues(shown);
    setRows(rowsOf(shown));
    setFormKey(makeFormKey());
  }, []);

  useEffect(() => {
    setAwake(true);
    const form = element.current;
    // Text typed before hydration is newer than the draft.
    if (!form || !isBlank(valuesIn(new FormData(form)))) return;
    const kept = readDraft(username);
    if (kept) show(kept);
  }, [username, show]);

  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = '';
  });

  const refuse = (found: readonly ComposeMistake[], title: string) => {
    setMistakes(found);
    setAttempts((count) => count + 1);
    showToast({ variant: 'destructive', title, text: found[0]?.text ?? '' });
  };

  const submit = async () => {
    const form = element.current;
    if (!form || underWay.current) return;
    const written = valuesIn(new FormData(form));
    setRows(rowsOf(written));
    setValues(written);
    const found = mistakesIn(written, props);
    if (found.length > 0) return refuse(found, words.invalid);
    underWay.current = true;
    setSending(true);
    const reply = await sendEmail(props.call, draftOf(written), formKey, words);
    underWay.current = false;
    setSending(false);
    if (reply.kind !== 'failed' || reply.cause === 'mailbox') refreshLatestMail();
    if (reply.kind === 'failed') return refuse([reply.mistake], reply.cause === 'form' ? words.invalid : words.failed);
    dropDraft(username);
    setMistakes([]);
    show(emptyValues);
    showToast({ variant: 'default', ...deliveredToast(words, reply.kind, reply.recipients) });
  };

  const typed = () => {
    if (element.current) keepDraft(username, valuesIn(new FormData(element.current)));
  };

  const add = (kind: AddressKind, addresses: readonly string[] = ['']) => {
    setRows((current) => ({ ...current, [kind]: [...current[kind], ...addresses.map(row)] }));
    wanted.current = controlId(`${kind}.${rows[kind].length + addresses.length - 1}`);
  };

  const remove = (kind: AddressKind, index: number) => {
    setRows((current) => ({ ...current, [kind]: current[kind].filter((_, place) => place !== index) }));
    setMistakes((current) => current.filter(({ field }) => field.split('.')[0] !== kind));
    wanted.current = controlId(`${kind}.${Math.max(0, index - 1)}`);
  };

  const paste = (kind: AddressKind, _index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const [first = '', ...others] = splitAddresses(event.clipboardData.getData('text'));
    if (others.length === 0 || event.currentTarget.value !== '') return;
    event.preventDefault();
    event.currentTarget.value = first;
    add(kind, others);
  };

  return {
    ...{ element, values, rows, mistakes, formKey, sending, awake, attempts, toast },
    ...{ submit, typed, add, remove, paste, closeToast },
  };
}

/** The list beside the form; its link fetches it anew. */
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

function isBlank(values: ComposeValues): boolean {
  const { to, cc, bcc, subject, body } = values;
  return [...to, ...cc, ...bcc, subject, body].every((text) => text.trim() === '');
}

/** Client-side validation in the order of the server. */
function mistakesIn(values: ComposeValues, { words, emailPattern }: ComposeEmailProps): ComposeMistake[] {
  const draft = draftOf(values);
  const pattern = new RegExp(emailPattern);
  const missing = (field: string, text: string, isMissing: boolean) => (isMissing ? [{ field, text }] : []);
  return [
    ...missing(
      'to',
      words.recipientRequired,
      draft.to.every((address) => address.trim() === ''),
    ),
    ...addressKinds.flatMap((kind) =>
      draft[kind].flatMap((address, index) =>
        address.trim() === '' || pattern.test(address.trim())
          ? []
          : [
              {
                field: `${kind}.${index}`,
                text: fill(words.addressInvalid, { name: words[kind], number: String(index + 1) }),
              },
            ],
      ),
    ),
    ...missing('subject', words.subjectRequired, draft.subject.trim() === ''),
    ...missing('body', words.bodyRequired, draft.body.trim() === ''),
  ];
}
