/** Address of the screen below the dialogs. */
const pathBelow = location.pathname;

/** The list behind a dialog is still shown, so closing the dialog need not fetch it again. */
let listBelow: string | undefined;

/** Puts a dialog's address into the history, so that Back closes it and the address can be shared. */
export function syncDialogsWithHistory(): void {
  addEventListener('popstate', () => {
    // Forward may lead to a removed dialog, and after a reload Back may lead to a list that is not rendered.
    if (location.pathname !== pathBelow) location.reload();
  });
  document.addEventListener('htmx:before:history:restore', (event) => {
    if (listBelow === location.pathname + location.search) event.preventDefault();
    listBelow = undefined;
  });
  document.addEventListener('htmx:after:history:push', () => {
    listBelow = undefined;
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.inAddress) return;
    const address = new URL(location.href);
    address.searchParams.set(target.dataset.inAddress, target.value);
    history.replaceState(history.state, '', address);
  });
}

export function pushDialogAddress(dialog: HTMLDialogElement, address: string): void {
  listBelow = location.pathname + location.search;
  history.pushState({}, '', address);
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    dialog.close();
  };
  addEventListener('popstate', leave, { once: true });
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    if (!isLeft) history.back();
  });
}
