import { sessionEnded } from '../../backend/ui/frame/session-ended.ts';
import { isSignedIn } from '../../backend/ui/frame/session-state.ts';

/** Whenever the window is looked at again, asks whether the session still lives, and leaves when it does not. */
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
  // A screen that the browser kept while somebody signed out must not be read any more.
  window.addEventListener('pageshow', (event) => event.persisted && check());
  leaveAtSignOut();
}

/** Whether the session of this screen lives; undefined when nobody can tell: the next request will. */
export function isSessionAlive(): Promise<boolean | undefined> {
  return isSignedIn(noticeOnScreen()?.dataset.status ?? '');
}

function noticeOnScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-session]');
}

/** Whoever has unsaved work on the screen may keep it there. */
function mayLeave(): boolean {
  return document.dispatchEvent(new CustomEvent(sessionEnded, { cancelable: true }));
}

/** Signing out ends at the sign-in even when the server does not answer; there it can be tried again. */
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
