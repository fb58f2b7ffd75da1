import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Flash } from '../../web/sessions/flash.ts';

/** The notice above a form of the account screen that was not accepted. */
export function validationError(text: string): Flash {
  return { variant: 'destructive', title: frameWords.validationError, text };
}
