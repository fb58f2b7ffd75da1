import { wakeIslands } from '../islands.ts';

/** Shows screens that are dialogs as such, above the list from which they were opened. */
export function openDialogs(): void {
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
      void openDialog(link.href);
    }
  });
}

async function openDialog(address: string): Promise<void> {
  const content = await fetchContent(address);
  if (!content) return location.assign(address);
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  dialog.setAttribute('aria-labelledby', content.getAttribute('aria-labelledby') ?? '');
  dialog.append(closeButton(), content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  wakeIslands(dialog);
}

/** The part of a screen that is its dialog; undefined when the screen is something else by now. */
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
  button.setAttribute('aria-label', 'Close');
  button.textContent = '×';
  form.append(button);
  return form;
}
