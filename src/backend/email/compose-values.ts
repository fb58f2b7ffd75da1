import type { EmailDraft } from '../../domain/mail/input.ts';
import { type FormError, fill } from '../../ui/forms/form-text.ts';
import type { ComposeWords } from './island-texts.ts';

export const addressKinds = ['to', 'cc', 'bcc'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Values of the form, including blank addresses. */
export type ComposeValues = {
  to: string[];
  cc: string[];
  bcc: string[];
  /** Whether the optional sections are shown. */
  showCc: boolean;
  showBcc: boolean;
  subject: string;
  body: string;
  isHTML: boolean;
};

export type ComposeEmailProps = {
  /** Address of the plain form, and address for JSON requests. */
  action: string;
  call: string;
  values: ComposeValues;
  errors: readonly FormError[];
  formKey: string;
  words: ComposeWords;
  emailPattern: string;
  maxSubjectCharacters: number;
  icons: string;
};

export const emptyValues: ComposeValues = {
  to: [''],
  cc: [''],
  bcc: [''],
  showCc: false,
  showBcc: false,
  subject: '',
  body: '',
  isHTML: false,
};

/** Submitted values: addresses of disabled sections are dropped. */
export function draftOf(values: ComposeValues): EmailDraft {
  const { to, cc, bcc, showCc, showBcc, subject, body, isHTML } = values;
  return { to, cc: showCc ? cc : [], bcc: showBcc ? bcc : [], subject, body, isHTML };
}

/** Parses a submitted form. A field may contain several separated addresses. */
export function valuesIn(form: URLSearchParams | FormData): ComposeValues {
  const text = (name: string) => String(form.get(name) ?? '');
  const list = (name: AddressKind) => {
    const given = form.getAll(name).flatMap((value) => splitAddresses(String(value)));
    return given.length > 0 ? given : [''];
  };
  return {
    to: list('to'),
    cc: list('cc'),
    bcc: list('bcc'),
    showCc: form.has('show_cc'),
    showBcc: form.has('show_bcc'),
    isHTML: form.has('isHTML'),
    subject: text('subject'),
    body: text('body'),
  };
}

/** Splits a text into addresses; returned whole when it cannot be split. */
export function splitAddresses(text: string): string[] {
  const parts = text
    .split(/[,;\r\n\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [text];
}

/** Id of a control; for address lists with the row index. */
export function controlId(field: string): string {
  return `email-${field.replace('.', '-')}`;
}

/** Link target of an error: the first row of an address list. */
export function errorTarget(field: string): string {
  if (field === '') return '';
  return controlId(addressKinds.some((kind) => kind === field) ? `${field}.0` : field);
}

/** Adds or removes a row without script: `add:cc`, `remove:to:2`. Other values change nothing. */
export function takeStep(values: ComposeValues, step: string): ComposeValues {
  const [verb, name, place] = step.split(':');
  const kind = addressKinds.find((known) => known === name);
  if (!kind) return values;
  if (verb === 'add') return { ...values, [kind]: [...values[kind], ''] };
  if (verb === 'remove') return { ...values, [kind]: without(values, kind, Number(place)) };
  return values;
}

function without(values: ComposeValues, kind: AddressKind, place: number): string[] {
  const left = values[kind].filter((_, index) => index !== place);
  return left.length > 0 ? left : [''];
}

/** Toast after sending an email, with and without script. */
export function deliveredToast(
  words: Pick<ComposeWords, 'sent' | 'deliveredTo' | 'isWaiting' | 'waitingText'>,
  kind: 'sent' | 'waiting',
  recipients: number,
): { title: string; text: string } {
  const count = String(recipients);
  return kind === 'sent'
    ? { title: words.sent, text: fill(words.deliveredTo, { count }) }
    : { title: words.isWaiting, text: fill(words.waitingText, { count }) };
}
