/**
 * F8 moves the focus to the notifications of a form whose script is not there yet. The focus also loads the script, which then
 * listens itself.
 */
export function focusNotifications(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8' || event.defaultPrevented) return;
    const area = document.querySelector<HTMLElement>('[data-island] [data-notifications]');
    if (!area) return;
    event.preventDefault();
    area.focus();
  });
}
