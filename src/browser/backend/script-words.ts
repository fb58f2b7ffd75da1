import type { scriptWords } from '../../i18n/backend/frame.words.ts';

/** Texts for the script, read from the document. */
export function readScriptWords(): ReturnType<typeof scriptWords> {
  // The server writes the element into every back-office document.
  return JSON.parse(document.documentElement.dataset.words ?? '{}') as ReturnType<typeof scriptWords>;
}
