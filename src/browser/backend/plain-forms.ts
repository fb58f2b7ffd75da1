import { dropHere, keepHere, unsavedHere } from '../../ui/forms/unsaved.ts';
import { readScriptWords } from './script-words.ts';

/**
 * Keeps the text of plain forms with `data-keep` in this browser until it is sent, also across an expired session. Hidden
 * fields are kept too, so that the server recognises a repeated submit.
 */
export function keepPlainForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
    const { keep: text = '' } = form.dataset;
    const place = new URL(form.action).pathname;
    const state = form.querySelector('[data-kept]');
    if (restore(form, place) && state) state.textContent = readScriptWords().restored;
    form.addEventListener('input', () => {
      const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
      keepHere({ text, place, base: null, seq: 0, fields });
    });
  }
}

/** The fragment of the address after sending names the text that is not needed any more. */
export function dropSentText(): void {
  const name = /^#saved=(reply-\d+)$/.exec(location.hash)?.[1];
  if (!name) return;
  history.replaceState(null, '', location.pathname + location.search);
  dropHere(name);
}

/** Returns whether anything was restored. */
function restore(form: HTMLFormElement, place: string): boolean {
  let isBack = false;
  for (const [name, value] of unsavedHere(place)[0]?.fields ?? []) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === value) continue;
    field.value = value;
    isBack ||= field.type !== 'hidden';
  }
  return isBack;
}
