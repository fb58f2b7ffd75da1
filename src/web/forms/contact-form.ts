import type { Language } from '../../i18n/site/language.ts';

/** What stands in the contact form when it is shown again, and what is wrong with it. */
export type ContactFormState = {
  values: ContactFormValues;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: readonly { field: string; text: string }[];
  /** Files were chosen, and browsers forget them. */
  filesLost: boolean;
};

export type ContactFormValues = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;

/** Answers with the contact page around a form that was not accepted. The room of pages gives it, that of the API calls it. */
export type ShowContactForm = (
  language: Language,
  state: ContactFormState,
  init: { status: number; headers?: Record<string, string> },
) => Promise<Response>;
