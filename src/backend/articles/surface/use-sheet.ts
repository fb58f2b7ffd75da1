import { type RefObject, useEffect } from 'react';

const narrow = '(width < 64rem)';

/** Opens the settings as a dialog on narrow screens: the section is moved into it, and back below the text when it is closed. */
export function useSheet(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sheet = form.current?.querySelector<HTMLDialogElement>('[data-sheet]');
    const settings = form.current?.querySelector<HTMLElement>('#settings');
    if (!sheet || !settings) return;
    const closing = new AbortController();
    const { signal } = closing;
    const screen = matchMedia(narrow);
    const open = (target: HTMLElement) => {
      sheet.append(settings);
      if (!sheet.open) sheet.showModal();
      target.focus();
    };
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target || !settings.contains(target) || !screen.matches) return;
      event.preventDefault();
      open(target);
    };
    const press = ({ target }: Event) => {
      // A click beside the sheet is one on the dialog itself.
      if (target === sheet || (target instanceof Element && target.closest('[data-sheet-close]'))) sheet.close();
    };
    // Who followed a link into the settings, or wrote in them, before the script was there goes on in the sheet.
    const begun = [document.getElementById(location.hash.slice(1)), document.activeElement];
    const target = begun.find((one) => settings.contains(one));
    if (target instanceof HTMLElement && screen.matches) {
      open(target);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    form.current?.setAttribute('data-has-sheet', '');
    document.addEventListener('click', follow, { signal });
    sheet.addEventListener('click', press, { signal });
    sheet.addEventListener('close', () => sheet.after(settings), { signal });
    screen.addEventListener('change', () => sheet.close(), { signal });
    return () => closing.abort();
  }, [form]);
}
