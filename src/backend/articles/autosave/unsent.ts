import { type Draft, removeDraft, saveDraft, storedDrafts } from '../../../ui/forms/drafts.ts';
import type { FormText } from './form-text.ts';

/** Text that this browser holds until the server has it. */
export type Unsent = { key: string; revision: number; baseVersion: number | null; text: FormText };

/** A key unique to this window, so that two windows do not overwrite each other's text. 0 for a new article. */
export function newKey(article: number): string {
  return beginningOf(article) + Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** False when the browser stores nothing. */
export function keepUnsent({ key, ...unsent }: Unsent): boolean {
  return saveDraft('browser', key, unsent);
}

export function dropUnsent(key: string): void {
  removeDraft(key);
}

/** Text of an article that windows of this browser could not send, with the milliseconds since it was typed. */
export function unsentOf(article: number): (Unsent & { age: number })[] {
  return storedDrafts('browser', beginningOf(article)).flatMap(({ name, at, value }: Draft) => {
    // No other code stores drafts under this prefix.
    const { revision, baseVersion, text } = value as Omit<Unsent, 'key'>;
    return text?.texts ? [{ key: name, revision, baseVersion, text, age: Math.max(0, Date.now() - at) }] : [];
  });
}

function beginningOf(article: number): string {
  return `article-${article || 'new'}-`;
}
