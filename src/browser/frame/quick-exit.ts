const keys = ['Shift', 'Escape'];
const pressesNeeded = 3;
/** Presses further apart than this, in milliseconds, are none of one attempt. */
const maxPressGapInMilliseconds = 5000;

/**
 * Leaves the page at once by its button, or by Shift or Escape pressed three times by itself, as the "Exit this page"
 * component of GOV.UK does. The page takes its own place in the history; visits before it stay there, and it says so.
 */
export function quickenExit(link: HTMLAnchorElement): void {
  const { pressAgain = '', leaving = '' } = link.dataset;
  const status = link.parentElement?.querySelector('[role="status"]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  let presses = 0;
  let timer = 0;
  let alone = true;

  const leave = () => {
    say(leaving);
    // Nothing of the page is seen while the next one loads.
    document.body.hidden = true;
    document.title = '\u200b';
    location.replace(link.href);
  };
  const forget = () => {
    presses = 0;
    say('');
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
    else say(pressAgain);
  });
  // A reload, or Back from the next page, would send the form once more, and open the mailbox to whoever sits there then.
  history.replaceState(history.state, '', location.href);
  // A browser that kept the page must not show it again, typed text and all.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
