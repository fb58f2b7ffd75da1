/**
 * The search opens on its buttons and on Ctrl+K or Cmd+K, synchronously in the event handler: only then do phones open
 * their keyboard. The island is loaded on focus.
 */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;
  const root = document.documentElement;

  const open = (event: Event) => {
    event.preventDefault();
    if (!dialog.open) {
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
      dialog.showModal();
    }
    field.focus();
    field.select();
    void import('./search-dialog.ts').then(({ closeSearch }) => closeSearch(dialog));
  };
  for (const button of document.querySelectorAll('[data-search]')) {
    button.ariaHasPopup = 'dialog';
    button.addEventListener('click', open);
    // Prefetches the script while the pointer approaches the button.
    button.addEventListener('pointerenter', () => dialog.firstElementChild?.dispatchEvent(new Event('pointerenter')));
  }
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey)
      open(event);
  });
}
