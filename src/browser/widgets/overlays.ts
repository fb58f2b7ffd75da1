/** Opens overlays in browsers without support for `command="show-modal"`. */
export function openOverlays(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[command="show-modal"]')) {
    const overlay = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (overlay instanceof HTMLDialogElement) button.addEventListener('click', () => overlay.showModal());
  }
}
