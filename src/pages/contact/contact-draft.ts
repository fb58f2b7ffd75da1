import { type ContactValues, contactFields } from './contact-form-props.ts';

/** Where the session keeps it. */
export const draftName = 'contact-draft';

/** Keeps what was typed while the tab lives, so that neither a reload nor a change of language loses it. */
export function keepDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(draftName, JSON.stringify(values));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function readDraft(): Partial<ContactValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftName) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) => contactFields.some((known) => known === field) && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftName);
  } catch {
    // There was none.
  }
}
