const keys = ['Shift', 'Escape'];
const pressesNeeded = 3;
/** Maximum time between two key presses of the shortcut, in milliseconds. */
const maxPressGapInMilliseconds = 5000;

/**
 * Leaves the page by its button, or by pressing Shift or Escape three times, like the "Exit this page"
 * component of GOV.UK. The page replaces its own history entry; earlier visits remain, as the page states.
 */
export function enableQuickExit(link: HTMLAnchorElement): void {
  const { pressAgain = '', leaving = '' } = link.dataset;
  const status = link.parentElement?.querySelector('[role="status"]');
  const announce = (text: string) => {
    if (status) status.textContent = text;
  };
  let presses = 0;
  let timer = 0;
  let alone = true;

  const leave = () => {
    announce(leaving);
    // Hides the page while the next one loads.
    document.body.hidden = true;
    document.title = '\u200b';
    location.replace(link.href);
  };
  const forget = () => {
    presses = 0;
    announce('');
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  document.addEventListener('keydown', ({ key }) => {
    // Shift with another key writes a capital letter.
    alone = keys.includes(key);
    if (!alone && presses > 0) forget();
  });
  document.addEventListener('keyup', ({ key }) => {
    if (!alone || !keys.includes(key)) return;
    presses += 1;
    clearTimeout(timer);
    timer = window.setTimeout(forget, maxPressGapInMilliseconds);
    if (presses >= pressesNeeded) leave();
    else announce(pressAgain);
  });
  // A reload, or Back from the next page, would resubmit the form and reopen the mailbox.
  history.replaceState(history.state, '', location.href);
  // A page restored from the back/forward cache must not show its content and typed text again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
