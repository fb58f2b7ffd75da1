import { fetchDocument } from '../../ui/markup/fetch-document.ts';

type Contents = {
  /** The scrolling element. */
  text: HTMLElement;
  /** Links to the sections, in order. */
  links: readonly HTMLAnchorElement[];
  /** Debounce in milliseconds before the current section is determined. */
  restInMilliseconds: number;
};

const lockInMilliseconds = 1000;
/** Distance of a heading from the top edge, in pixels, at which its section becomes current. */
const nearInPixels = 96;

/** Marks the link of the current section. A clicked link scrolls smoothly and stays marked for a second. */
function followContents({ text, links, restInMilliseconds }: Contents): void {
  const sections = links.map(({ hash }) => text.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`));
  let locked: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const mark = (current: number) => {
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    links[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const look = () => {
    if (locked !== undefined) return;
    const line = text.getBoundingClientRect().top + nearInPixels;
    const isAtEnd = text.scrollTop + text.clientHeight >= text.scrollHeight - 2;
    const passed = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    mark(isAtEnd ? sections.length - 1 : Math.max(0, passed));
  };

  text.addEventListener('scroll', () => {
    clearTimeout(resting);
    if (restInMilliseconds > 0) resting = setTimeout(look, restInMilliseconds);
    else look();
  });
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clearTimeout(locked);
      locked = setTimeout(() => {
        locked = undefined;
      }, lockInMilliseconds);
      mark(index);
      const section = sections[index];
      if (!section) return;
      section.scrollIntoView();
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
  });
  mark(0);
}

const opened = new Map<string, HTMLDialogElement>();

/** Shows the policy at that address in a dialog. Throws when it cannot be loaded. */
export async function openPolicy(address: string): Promise<void> {
  let dialog = opened.get(address);
  if (!dialog) {
    dialog = dialogOf(await fetchDocument(address));
    opened.set(address, dialog);
  }
  dialog.showModal();
  // Focus the text, so that arrow keys scroll it.
  dialog.querySelector<HTMLElement>('.policy-text')?.focus();
}

/** Fills the page's dialog template with contents and text of the policy. */
function dialogOf(page: Document): HTMLDialogElement {
  const frame = page.querySelector<HTMLTemplateElement>('#policy-frame')?.content.firstElementChild;
  const contents = page.querySelector('[data-contents]');
  const sections = page.querySelectorAll('[data-policy-section]');
  const dialog = frame && document.importNode(frame, true);
  if (!(dialog instanceof HTMLDialogElement) || !contents || sections.length === 0) {
    throw new Error('The fetched page is not a policy');
  }
  dialog.querySelector('.policy-contents')?.append(contents);
  const text = dialog.querySelector<HTMLElement>('.policy-text');
  text?.append(...sections);
  renameIds(dialog);
  document.body.append(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  if (text) {
    const links = [...dialog.querySelectorAll<HTMLAnchorElement>('.policy-contents a')];
    const restInMilliseconds = dialog.dataset.policyFrame === 'cookies' ? 150 : 0;
    followContents({ text, links, restInMilliseconds });
  }
  return dialog;
}

/** Prefixes ids, which must be unique in the current page too. */
function renameIds(dialog: HTMLElement): void {
  const prefix = `${dialog.dataset.policyFrame}-`;
  for (const element of dialog.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    link.setAttribute('href', `#${prefix}${link.hash.slice(1)}`);
  }
}
