import type { scriptWords } from '../../i18n/backend/frame.ts';

/** Texts for the script, read from the document. */
export function readScriptWords(): ReturnType<typeof scriptWords> {
  // The server writes it into every document of the back-office.
  return JSON.parse(document.documentElement.dataset.words ?? '{}') as ReturnType<typeof scriptWords>;
}
