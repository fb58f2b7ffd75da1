import type { ContactProblem } from '../../domain/contact/input.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';

export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** The name of its draft. */
export const contactDraft = 'contact';

export type ContactRules = {
  name: number;
  email: number;
  phone: number;
  message: number;
  files: number;
  fileInBytes: number;
  /** A regular expression. */
  emailPattern: string;
  /** In small letters, without the dot. */
  extensions: string[];
};

export type ContactFormProps = {
  /** Where the script sends the form. */
  action: string;
  /** Where the plain form is sent: the page itself. */
  page: string;
  language: string;
  /** For the numbers: id-ID or en-US. */
  locale: string;
  token: string;
  formKey: string;
  /** The address of the icon sprite. */
  icons: string;
  privacyPolicy: string;
  rules: ContactRules;
  subjects: { value: string; label: string }[];
  values: ContactValues;
  mistakes: Mistake[];
  filesLost: boolean;
  /** The text of success, after a form without script was sent. */
  notice: string;
  problems: Record<ContactProblem, string>;
  words: ContactFormWords;
};

/** Texts with a name in braces are filled in by the browser. */
export type ContactFormWords = Record<(typeof contactFormWordKeys)[number], string>;

export const contactFormWordKeys = [
  'required',
  'name',
  'email',
  'phone',
  'optional',
  'subject',
  'chooseSubject',
  'message',
  'messageHint',
  'charactersLeft',
  'charactersOver',
  'attachments',
  'attachmentsHint',
  'chosenFiles',
  'removeFile',
  'fileRemoved',
  'leaveEmpty',
  'send',
  'sending',
  'uploaded',
  'privacyBefore',
  'privacyLink',
  'validationTitle',
  'summaryTitle',
  'fileTooLargeTitle',
  'fileTooLarge',
  'fileTypeTitle',
  'fileType',
  'tooManyFilesTitle',
  'tooManyFiles',
  'chooseFilesAgain',
  'successTitle',
  'errorTitle',
  'failed',
  'serverFailed',
  'unexpected',
  'notifications',
  'closeNotification',
] as const;

/** The id of the control of a field. */
export function controlId(field: string): string {
  return `contact-${field}`;
}
