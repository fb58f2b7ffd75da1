import { loadIslands } from '../islands.ts';
import { keepThroughSignIn } from './ended-session.ts';
import { readScriptWords } from './script-words.ts';
import { protectTypedText } from './typed-text.ts';

/** Address of the screen below the dialogs. */
const pathBelow = location.pathname;

/** The list behind a dialog is still shown, so closing the dialog need not fetch it again. */
let listBelow: string | undefined;

/** Puts a dialog's address into the history, so that Back closes it and the address can be shared. */
function syncDialogsWithHistory(): void {
  addEventListener('popstate', () => {
    // Forward may lead to a removed dialog, and after a reload Back may lead to a list that is not rendered.
    if (location.pathname !== pathBelow) location.reload();
  });
  document.addEventListener('htmx:before:history:restore', (event) => {
    if (listBelow === location.pathname + location.search) event.preventDefault();
    listBelow = undefined;
  });
  document.addEventListener('htmx:after:history:push', () => {
    listBelow = undefined;
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.inAddress) return;
    const address = new URL(location.href);
    address.searchParams.set(target.dataset.inAddress, target.value);
    history.replaceState(history.state, '', address);
  });
}

function pushDialogAddress(dialog: HTMLDialogElement, address: string): void {
  listBelow = location.pathname + location.search;
  history.pushState({}, '', address);
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    dialog.close();
  };
  addEventListener('popstate', leave, { once: true });
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    if (!isLeft) history.back();
  });
}

/** Opens links to dialog screens as dialogs above the current list. */
export function openDialogs(): void {
  syncDialogsWithHistory();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const open = link.closest('dialog');
    if (open && link.dataset.dialogClose !== undefined) {
      event.preventDefault();
      open.close();
    } else if (link.dataset.dialog !== undefined) {
      event.preventDefault();
      open?.close();
      void openDialog(link, link.dataset.dialog === 'addressed');
    }
  });
}

/** Number of dialog requests, to ignore outdated responses. */
let requests = 0;

async function openDialog(link: HTMLAnchorElement, isAddressed: boolean): Promise<void> {
  const address = link.href;
  requests += 1;
  const own = requests;
  link.setAttribute('aria-busy', 'true');
  const content = await fetchContent(address);
  link.removeAttribute('aria-busy');
  // A double click opens one dialog.
  if (own !== requests) return;
  if (!content) return location.assign(address);
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  dialog.setAttribute('aria-labelledby', content.getAttribute('aria-labelledby') ?? '');
  dialog.append(closeButton(), content);
  dialog.addEventListener('close', () => dialog.remove());
  protectTypedText(dialog);
  keepThroughSignIn(dialog);
  document.body.append(dialog);
  if (isAddressed) pushDialogAddress(dialog, address);
  dialog.showModal();
  // On touch screens, focusing a field would open the keyboard over the content.
  if (matchMedia('(pointer: fine)').matches) content.querySelector<HTMLElement>(firstField)?.focus();
  loadIslands(dialog);
}

const firstField = 'input:not([type="hidden"]), select, textarea';

/** The dialog content of a fetched screen; undefined when the response is another screen. */
async function fetchContent(address: string): Promise<Element | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || answer.redirected) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const content = page.querySelector('[data-dialog-content]');
    return content ? document.adoptNode(content) : undefined;
  } catch {
    return undefined;
  }
}

function closeButton(): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'desk-dialog-close';
  const button = document.createElement('button');
  button.className = 'icon-button';
  button.setAttribute('aria-label', readScriptWords().close);
  button.textContent = '×';
  form.append(button);
  return form;
}
