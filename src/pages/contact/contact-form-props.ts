import type { ContactProblem } from '../../domain/contact/input.ts';
import type { contactWords } from '../../i18n/public/contact.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';

export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Storage key of the draft. */
export const contactDraft = 'contact';

export type ContactRules = {
  name: number;
  email: number;
  phone: number;
  message: number;
  files: number;
  fileInBytes: number;
  /** Pattern of a valid value (regular expression source). */
  emailPattern: string;
  /** File extensions in lower case, without the dot. */
  extensions: string[];
};

export type ContactFormProps = {
  /** Address for submissions by script. */
  action: string;
  /** Address of the plain form: the page itself. */
  page: string;
  language: string;
  /** Locale for numbers: id-ID or en-US. */
  locale: string;
  token: string;
  /** Challenge for submitting a form although a limit is reached. */
  challenge: string;
  formKey: string;
  /** Version of the privacy notice above the form. */
  noticeVersion: string;
  /** Address of the icon sprite. */
  icons: string;
  privacyPolicy: string;
  rules: ContactRules;
  subjects: { value: string; label: string }[];
  values: ContactValues;
  mistakes: Mistake[];
  filesLost: boolean;
  /** Success message after a form without script. */
  notice: string;
  problems: Record<ContactProblem, string>;
  words: ContactFormWords;
};

/** Texts of the form; placeholders in braces are filled in by the browser. */
export type ContactFormWords = Templates<Pick<ReturnType<typeof contactWords>, (typeof contactFormWordKeys)[number]>> &
  Record<'messageHint' | 'attachmentsHint', string>;

export const contactFormWordKeys = [
  'required',
  'name',
  'email',
  'phone',
  'optional',
  'subject',
  'chooseSubject',
  'message',
  'charactersLeft',
  'charactersOver',
  'attachments',
  'chosenFiles',
  'removeFile',
  'fileRemoved',
  'leaveEmpty',
  'send',
  'sending',
  'proving',
  'waiting',
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

/** Id of a field's control. */
export function controlId(field: string): string {
  return `contact-${field}`;
}
