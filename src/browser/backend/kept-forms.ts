import { readScriptWords } from './script-words.ts';
/**
 * Stores the text of plain forms with `data-keep` in this window until it is saved, also across an expired
 * session. Hidden fields are stored too, so that the server recognises a repeated submit.
 */
export function keepForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
    const { keep = '' } = form.dataset;
    const state = form.querySelector('[data-kept]');
    if (restore(form, keep) && state) state.textContent = readScriptWords().restored;
    form.addEventListener('input', () => store(keep, form));
  }
}

function store(key: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]));
  } catch {
    // Storage may be unavailable.
  }
}

/** Returns whether anything was restored. */
function restore(form: HTMLFormElement, key: string): boolean {
  let isBack = false;
  for (const [name, value] of storedFields(key)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === value) continue;
    field.value = value;
    isBack ||= field.type !== 'hidden';
  }
  return isBack;
}

function storedFields(key: string): [name: string, value: string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    // Only this module writes this key.
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}
