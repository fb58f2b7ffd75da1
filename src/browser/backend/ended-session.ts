import { sessionEnded } from '../../backend/ui/frame/session-ended.ts';
import { readScriptWords } from './script-words.ts';
import { isSessionAlive } from './session.ts';
import { holdsWork } from './typed-text.ts';

/** Keeps text typed in a dialog when the session ends: the dialog stays open and is submitted with a valid session only. */
export function keepThroughSignIn(dialog: HTMLDialogElement): void {
  const open = new AbortController();
  dialog.addEventListener('close', () => open.abort());
  guard(dialog, open.signal);
}

/** The same for the forms of the screen. */
export function keepScreenThroughSignIn(): void {
  const main = document.querySelector('main');
  // Before the sign-in there is no session to end.
  if (main && document.documentElement.dataset.account !== undefined) guard(main, new AbortController().signal);
}

function guard(place: HTMLElement, signal: AbortSignal): void {
  const stay = (event: Event) => {
    const form = formsWithWork(place)[0];
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    explain(form);
  };
  document.addEventListener(sessionEnded, stay, { signal });

  /** Forms whose session was checked a moment ago. */
  const checked = new WeakSet<HTMLFormElement>();
  const checking = new WeakSet<HTMLFormElement>();
  place.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (checked.delete(form) || form.method !== 'post' || !holdsWork(form)) return;
    event.preventDefault();
    if (checking.has(form)) return;
    checking.add(form);
    const isAlive = await isSessionAlive();
    checking.delete(form);
    if (isAlive === false) return explain(form);
    checked.add(form);
    form.requestSubmit(submitter);
  });
}

function formsWithWork(place: HTMLElement): HTMLFormElement[] {
  // The article form has drafts and a dialog of its own.
  const forms = place.querySelectorAll<HTMLFormElement>('form[method="post"]:not([data-article-form])');
  return [...forms].filter(holdsWork);
}

function explain(form: HTMLFormElement): void {
  const known = form.querySelector('[data-session-ended]');
  const notice = known ?? makeNotice();
  if (!known) form.prepend(notice);
  notice.scrollIntoView({ block: 'nearest' });
}

function makeNotice(): HTMLElement {
  const notice = document.createElement('p');
  notice.dataset.sessionEnded = '';
  notice.setAttribute('role', 'alert');
  notice.className = 'border-l-[5px] border-laterite bg-white px-5 py-4';
  const link = document.createElement('a');
  link.className = 'line-link font-600';
  link.href = document.querySelector<HTMLElement>('[data-session]')?.dataset.to ?? '';
  link.target = '_blank';
  link.rel = 'noopener';
  const words = readScriptWords();
  link.textContent = words.signInAgain;
  notice.append(`${words.sessionEnded} `, link, words.sendAgain);
  return notice;
}
