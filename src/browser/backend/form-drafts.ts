import { loadDraft, removeDraft, saveDraft } from '../../ui/forms/drafts.ts';
import { readScriptWords } from './script-words.ts';

/**
 * Stores the text of plain forms with `data-keep` in this window until it is saved, also across an expired
 * session. Hidden fields are stored too, so that the server recognises a repeated submit.
 */
export function draftPlainForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
    const { keep = '' } = form.dataset;
    const state = form.querySelector('[data-kept]');
    if (restore(form, keep) && state) state.textContent = readScriptWords().restored;
    form.addEventListener('input', () => saveDraft('window', keep, [...new FormData(form)]));
  }
}

/** The fragment of the address after saving names the draft to remove. */
export function removeSavedDraft(): void {
  const name = /^#saved=((?:article|reply)-[\w-]+)$/.exec(location.hash)?.[1];
  if (!name) return;
  history.replaceState(null, '', location.pathname + location.search);
  removeDraft(name);
}

/** Returns whether anything was restored. */
function restore(form: HTMLFormElement, draft: string): boolean {
  const stored = loadDraft('window', draft)?.value;
  // No other code saves drafts under this prefix.
  const fields = Array.isArray(stored) ? (stored as [name: string, value: string][]) : [];
  let isBack = false;
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === value) continue;
    field.value = value;
    isBack ||= field.type !== 'hidden';
  }
  return isBack;
}
