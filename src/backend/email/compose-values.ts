import type { EmailDraft } from '../../domain/mail/input.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';

export const addressKinds = ['to', 'cc', 'bcc'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Values of the form, blank addresses included. */
export type ComposeValues = {
  to: string[];
  cc: string[];
  bcc: string[];
  /** Whether the sections are switched on. */
  showCc: boolean;
  showBcc: boolean;
  subject: string;
  body: string;
  isHTML: boolean;
};

/** Texts with a name in braces are filled in by the browser. */
export type ComposeWords = Record<(typeof composeWordKeys)[number], string>;

export const composeWordKeys = [
  'to',
  'cc',
  'bcc',
  'recipientRequired',
  'subjectRequired',
  'bodyRequired',
  'addressInvalid',
  'send',
  'sending',
  'notSent',
  'subject',
  'body',
  'isHtml',
  'htmlHint',
  'required',
  'addressOf',
  'removeAddress',
  'addRecipient',
  'addKind',
  'unknownFailure',
  'sessionEnded',
  'refusedTo',
  'refusedSubject',
  'refusedBody',
  'sent',
  'deliveredTo',
  'isWaiting',
  'waitingText',
  'invalid',
  'failed',
  'notifications',
  'closeNotification',
] as const;

export type ComposeEmailProps = {
  /** Where the plain form is posted, and where its script sends JSON. */
  action: string;
  call: string;
  values: ComposeValues;
  mistakes: readonly Mistake[];
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

/** The form as a browser submits it. A field may hold several addresses, parted as lists of addresses are. */
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

/** Several addresses in one text, or that text as it is. */
export function splitAddresses(text: string): string[] {
  const parts = text
    .split(/[,;\r\n\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [text];
}

/** The id of a control; of a list of addresses with the place in it. */
export function controlId(field: string): string {
  return `email-${field.replace('.', '-')}`;
}

/** Link target of an error: for a list of addresses its first field. */
export function mistakeTarget(field: string): string {
  if (field === '') return '';
  return controlId(addressKinds.some((kind) => kind === field) ? `${field}.0` : field);
}
