const known = new WeakSet<HTMLDialogElement>();

/** Closes the search on a click outside and when something is chosen; Escape and its button need no script. */
export function closeSearch(dialog: HTMLDialogElement): void {
  if (known.has(dialog)) return;
  known.add(dialog);
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    // The menus below close on clicks that are not theirs, and the focus would have nowhere to return to.
    event.stopPropagation();
    const { target } = event;
    const chosen = target instanceof Element && target.closest('a');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // A text selection may end outside: only clicks that also began outside close the dialog.
    if ((target === dialog && pressedOutside) || (chosen && !elsewhere)) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // One Escape closes one thing.
    if (event.key === 'Escape') event.stopPropagation();
  });
}
