const known = new WeakSet<HTMLDialogElement>();

/** Closes the search on an outside click or when a result is chosen; Escape and the button work without script. */
export function closeSearch(dialog: HTMLDialogElement): void {
  if (known.has(dialog)) return;
  known.add(dialog);
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    // Menus close on outside clicks, and the focus could not return to them.
    event.stopPropagation();
    const { target } = event;
    const chosen = target instanceof Element && target.closest('a');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // A text selection may end outside: only clicks that also began outside close the dialog.
    if ((target === dialog && pressedOutside) || (chosen && !elsewhere)) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // Escape closes only the innermost element.
    if (event.key === 'Escape') event.stopPropagation();
  });
}
