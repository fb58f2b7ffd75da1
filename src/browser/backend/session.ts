import { sessionEnded } from '../../backend/ui/frame/session-ended.ts';
import { askSessionState, isSignedIn } from '../../backend/ui/frame/session-state.ts';

/** Checks the session when the window regains focus, and leaves the screen when it has ended. */
export function watchSession(): void {
  const notice = noticeOnScreen();
  if (!notice) return;
  let checking = false;

  const check = async () => {
    if (checking) return;
    checking = true;
    notice.hidden = false;
    const state = await askSessionState(notice.dataset.status ?? '');
    if (notice.dataset.session === 'enter') {
      if (state === 'own' && mayLeave()) location.replace(notice.dataset.to ?? '');
      // Typed text must not be visible to another account in the same browser, so this does not ask.
    } else if (state === 'other' || (state === 'none' && mayLeave())) location.replace(signInAddress());
    notice.hidden = true;
    checking = false;
  };
  addEventListener('focus', check);
  // A screen restored from the back/forward cache must not be readable after signing out.
  window.addEventListener('pageshow', (event) => event.persisted && check());
}

/** Whether the session of this page's account is valid; undefined when offline. */
export function isSessionAlive(): Promise<boolean | undefined> {
  return isSignedIn(noticeOnScreen()?.dataset.status ?? '');
}

/** The sign-in, which leads back to this screen. */
export function signInAddress(): string {
  const { to = '' } = noticeOnScreen()?.dataset ?? {};
  return `${to}?to=${encodeURIComponent(location.pathname + location.search)}`;
}

function noticeOnScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-session]');
}

/** Listeners with unsaved work may prevent leaving. */
function mayLeave(): boolean {
  return document.dispatchEvent(new CustomEvent(sessionEnded, { cancelable: true }));
}
