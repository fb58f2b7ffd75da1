import { readScriptWords } from './script-words.ts';
/**
 * A dialog closes with Escape and with a click outside; both ask before discarding typed text. Its own
 * buttons do not ask.
 */
export function protectTypedText(dialog: HTMLDialogElement): void {
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === dialog;
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    // A text selection that ends outside the dialog also triggers a click there. The second click of a double click may
    // occur when the dialog is already open.
    if (isPressedBeside && target === dialog && detail < 2 && !holdsWork(dialog)) dialog.close();
  });
  const open = new AbortController();
  dialog.addEventListener('close', () => open.abort());
  let closesToast = false;
  const look = () => {
    closesToast = dialog.querySelector('[data-toast]') !== null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!closesToast && !holdsWork(dialog)) return;
    event.preventDefault();
    if (!closesToast && mayDiscard()) dialog.close();
  };
  // Escape closes a toast inside the dialog first.
  window.addEventListener('keydown', look, { capture: true, signal: open.signal });
  window.addEventListener('keydown', onKeyDown, { signal: open.signal });
  // Covers the back gesture on phones. File pickers fire an event of the same name when cancelled.
  dialog.addEventListener('cancel', (event) => {
    if (event.target === dialog && holdsWork(dialog) && !mayDiscard()) event.preventDefault();
  });
}

function mayDiscard(): boolean {
  return confirm(readScriptWords().discard);
}

/** Whether any control in a form, or in the forms of a dialog, differs from its served value. */
export function holdsWork(place: Element): boolean {
  // Language tabs of previews are not user input.
  const controls = place.querySelectorAll(
    place.matches('form') ? ':scope :is(input, textarea, select)' : 'form :is(input, textarea, select)',
  );
  return [...controls].some(isChanged);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(usual, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
