import { readScriptWords } from './script-words.ts';
/**
 * Keeps what is typed into a plain form with `data-keep` in this window until the server has it, through a session that
 * ends too. Its hidden fields are kept along, so that a form that did arrive is known again.
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
    // A browser that keeps nothing loses nothing that it had.
  }
}

/** Answers whether anything stands in the form now that was not there. */
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
    // Nobody else writes under this name.
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}
