import type { Staff } from '../../domain/rights/staff.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Flash } from '../../web/sessions/flash.ts';

/** The notice above a form of the account screen that was not accepted. */
export function validationError({ language }: Staff, text: string): Flash {
  return { variant: 'destructive', title: frameWords(language).validationError, text };
}
