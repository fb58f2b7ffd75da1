import { fetchDocument } from '../../ui/markup/fetch-document.ts';
import { followContents } from './policy-contents.ts';

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
