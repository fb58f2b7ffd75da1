const pauseInMilliseconds = 300;
/** A single letter finds nearly everything. */
const minCharacters = 2;

/**
 * Applies the search field of a list after a pause in typing. The field is outside of the list, so that it keeps focus and
 * caret; the address is replaced, so that "Back" does not step through half words.
 */
export function searchWhileTyping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    const { form } = target;
    if (!form?.matches('search > form[data-hx-boost]')) return;
    clearTimeout(timer);
    const { length } = target.value.trim();
    if (length > 0 && length < minCharacters) return;
    timer = setTimeout(() => applyQuietly(form), pauseInMilliseconds);
  });
  // Enter was faster.
  document.addEventListener('submit', () => clearTimeout(timer), { capture: true });
}

function applyQuietly(form: HTMLFormElement): void {
  if (!form.isConnected || !form.checkValidity()) return;
  // htmx reads them while it handles the event.
  form.dataset.hxPushUrl = 'false';
  form.dataset.hxReplaceUrl = 'true';
  form.requestSubmit();
  delete form.dataset.hxPushUrl;
  delete form.dataset.hxReplaceUrl;
}
