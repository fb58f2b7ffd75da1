import { keep, recall } from '../storage.ts';

/** The key in localStorage, and the name of the cookie on http. */
const key = 'cookie-consent';
const delayInMilliseconds = 1000;
const lifetimeInSeconds = 31_536_000;

/** Asks about cookies a second after the page has loaded, unless that has been answered. */
export function showConsentBanner(): void {
  const form = document.querySelector<HTMLFormElement>('.consent');
  if (!form) return;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) remember(event.submitter.value);
    form.removeAttribute('data-shown');
    makeRoom(form);
    keepFocusAbove(form);
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  addEventListener('load', () => {
    setTimeout(() => {
      if (isAnswered()) return;
      form.setAttribute('data-shown', '');
      makeRoom(form);
      // Only when the focus first moves: a change at the root element can recalculate the style of every element.
      for (const kind of ['focusin', 'keydown'])
        addEventListener(kind, () => keepFocusAbove(form), { capture: true, once: true });
    }, delayInMilliseconds);
  });
}

/**
 * Sets the height of the banner where the style sheet uses `--lift`. On the root element, every element of the page would
 * inherit it and need a new style, which takes a slow phone a tenth of a second.
 */
function makeRoom(form: HTMLElement): void {
  const users = document.querySelectorAll<HTMLElement>('.footer, .hero .shade-words, .report, .to-top');
  for (const { style } of users) style.setProperty('--lift', heightOf(form));
}

/** What receives the focus stops above the banner. */
function keepFocusAbove(form: HTMLElement): void {
  document.documentElement.style.scrollPaddingBottom = heightOf(form);
}

/** Empty while the banner is hidden: then the style sheet decides, which knows the notice of an offline copy. */
function heightOf({ offsetHeight }: HTMLElement): string {
  return offsetHeight ? `${offsetHeight}px` : '';
}

/** True when the cookie or localStorage has the choice; copies it to the other. */
function isAnswered(): boolean {
  const stored = recall(key);
  const sent = storedCookie();
  const answer = stored ?? sent;
  if (answer && stored !== sent) remember(answer);
  return Boolean(answer);
}

const isSecure = () => location.protocol === 'https:';

/** On https no sibling domain can set a cookie of this name. */
const cookieName = () => (isSecure() ? `__Host-${key}` : key);

function storedCookie(): string | undefined {
  const start = `${cookieName()}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

function remember(answer: string): void {
  keep(key, answer);
  const secure = isSecure() ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${cookieName()}=${answer};path=/;samesite=lax;max-age=${lifetimeInSeconds}${secure}`;
}
