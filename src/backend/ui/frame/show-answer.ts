import { islandLeaves, screenShown } from '../../../ui/markup/screen-events.ts';

/**
 * Shows the screen that a form was answered with in place of the present one, as the browser would have done: the form is not
 * sent a second time for it. False when the answer has no form, in which what was typed would be shown.
 */
export function showAnswer(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [main, answered] = [document.querySelector('main'), page.querySelector('main')];
  if (!main || !answered?.querySelector('form')) return false;
  for (const island of main.querySelectorAll('[data-awake]')) island.dispatchEvent(new Event(islandLeaves));
  // "Back" leads to the screen as it is stored.
  history.pushState(null, '');
  addEventListener('popstate', () => location.reload(), { once: true });
  main.replaceChildren(...answered.childNodes);
  document.title = page.title;
  document.dispatchEvent(new Event(screenShown));
  scrollTo({ top: 0, behavior: 'instant' });
  main.querySelector<HTMLElement>('[autofocus]')?.focus();
  return true;
}
