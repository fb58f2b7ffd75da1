import { followContents } from './policy-contents.ts';

const opened = new Map<string, HTMLDialogElement>();

/** Shows the policy of that address in a dialog over the page. Throws when it cannot be had. */
export async function openPolicy(address: string): Promise<void> {
  let dialog = opened.get(address);
  if (!dialog) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    dialog = dialogOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    opened.set(address, dialog);
  }
  dialog.showModal();
  // The first thing to do in a text is to read it, and the arrow keys scroll what has the focus.
  dialog.querySelector<HTMLElement>('.policy-text')?.focus();
}

/** The page of the policy brings the dialog's frame in a template; its contents and text fill it. */
function dialogOf(page: Document): HTMLDialogElement {
  const frame = page.querySelector<HTMLTemplateElement>('#policy-frame')?.content.firstElementChild;
  const contents = page.querySelector('[data-policy-contents]');
  const sections = page.querySelectorAll('[data-policy-section]');
  const dialog = frame && document.importNode(frame, true);
  if (!(dialog instanceof HTMLDialogElement) || !contents || sections.length === 0) {
    throw new Error('This is no page of a policy.');
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

/** The ids of a page are unique in that page, and not in this one. */
function renameIds(dialog: HTMLElement): void {
  const prefix = `${dialog.dataset.policyFrame}-`;
  for (const element of dialog.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    link.setAttribute('href', `#${prefix}${link.hash.slice(1)}`);
  }
}
