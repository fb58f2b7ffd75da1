import { sessionEnded } from '../../backend/ui/frame/session-ended.ts';
import { readScriptWords } from './script-words.ts';
import { isSessionAlive } from './session.ts';
import { holdsWork } from './typed-text.ts';

/** Keeps text typed in a dialog when the session ends: the dialog stays open and is submitted with a valid session only. */
export function keepThroughSignIn(dialog: HTMLDialogElement): void {
  const open = new AbortController();
  dialog.addEventListener('close', () => open.abort());
  const stay = (event: Event) => {
    if (!holdsWork(dialog)) return;
    event.preventDefault();
    explain(dialog);
  };
  document.addEventListener(sessionEnded, stay, { signal: open.signal });

  let isSending = false;
  dialog.addEventListener('submit', async (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'post' || !holdsWork(dialog)) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    if ((await isSessionAlive()) === false) {
      isSending = false;
      explain(dialog);
    } else {
      form.submit();
    }
  });
}

function explain(dialog: HTMLDialogElement): void {
  const known = dialog.querySelector('[data-session-ended]');
  const notice = known ?? makeNotice();
  if (!known) dialog.querySelector('form[method="post"]')?.prepend(notice);
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
