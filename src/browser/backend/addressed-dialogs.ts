/** Where the screen that stands below the dialogs lies. */
const pathBelow = location.pathname;

/** A list that is shown below a dialog needs not be fetched again when the dialog goes. */
let listBelow: string | undefined;

/** What a dialog shows stands in the address, so that Back closes it and its address can be handed on. */
export function followAddresses(): void {
  addEventListener('popstate', () => {
    // Forward leads to a dialog that is not there any more, and after a reload Back to a list that is not.
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

export function giveAddress(dialog: HTMLDialogElement, address: string): void {
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
