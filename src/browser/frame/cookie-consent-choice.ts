import { keep, recall } from '../storage.ts';

/** The name of the cookie too, by which the server knows the answer. */
const key = 'cookie-consent';
const delayInMilliseconds = 1000;

/** Asks about cookies a second after the page has loaded, unless that has been answered. */
export function askForConsent(): void {
  const form = document.querySelector<HTMLFormElement>('.consent');
  if (!form) return;
  const { style } = document.documentElement;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) remember(event.submitter.value);
    form.removeAttribute('data-shown');
    style.removeProperty('--lift');
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  addEventListener('load', () => {
    setTimeout(() => {
      if (isAnswered()) return;
      form.setAttribute('data-shown', '');
      // Other floating elements make room.
      style.setProperty('--lift', `${form.offsetHeight}px`);
    }, delayInMilliseconds);
  });
}

/** True when the cookie or localStorage has the choice; copies it to the other. */
function isAnswered(): boolean {
  const kept = recall(key);
  const [, cookie] = /(?:^|; )cookie-consent=(\w+)/.exec(document.cookie) ?? [];
  const answer = kept ?? cookie;
  if (answer && kept !== cookie) remember(answer);
  return Boolean(answer);
}

function remember(answer: string): void {
  keep(key, answer);
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${key}=${answer};path=/;max-age=31536000;samesite=lax${secure}`;
}
