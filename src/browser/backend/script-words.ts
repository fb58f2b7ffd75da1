import type { scriptWords } from '../../i18n/backend/frame.ts';

/** What the document says that its script shall say. */
export function readScriptWords(): ReturnType<typeof scriptWords> {
  // The server writes it into every document of the back-office.
  return JSON.parse(document.documentElement.dataset.words ?? '{}') as ReturnType<typeof scriptWords>;
}
