import { sessionEnded } from '../../backend/ui/frame/session-ended.ts';
import { isSignedIn } from '../../backend/ui/frame/session-state.ts';

/** Checks the session when the window regains focus, and leaves the screen when it has ended. */
export function watchSession(): void {
  const notice = noticeOnScreen();
  if (!notice) return;
  const { session, to = '' } = notice.dataset;
  let checking = false;

  const check = async () => {
    if (checking) return;
    checking = true;
    notice.hidden = false;
    if ((await isSessionAlive()) === (session === 'enter') && mayLeave()) location.replace(to);
    notice.hidden = true;
    checking = false;
  };
  addEventListener('focus', check);
  // A screen restored from the back/forward cache must not be readable after signing out.
  window.addEventListener('pageshow', (event) => event.persisted && check());
  leaveAtSignOut();
}

/** Whether the session is valid; undefined when offline. */
export function isSessionAlive(): Promise<boolean | undefined> {
  return isSignedIn(noticeOnScreen()?.dataset.status ?? '');
}

function noticeOnScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-session]');
}

/** Listeners with unsaved work may prevent leaving. */
function mayLeave(): boolean {
  return document.dispatchEvent(new CustomEvent(sessionEnded, { cancelable: true }));
}

/** Sign-out goes to the sign-in page even when the server does not respond; the user can retry there. */
function leaveAtSignOut(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.logout) return;
    event.preventDefault();
    const answer = await fetch(form.action, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
    const worked = answer?.type === 'opaqueredirect';
    location.replace(worked ? form.dataset.logout : `${form.dataset.logout}?logout=failed`);
  });
}
