import { dropAtSignOut, hasTextHere } from '../../ui/forms/unsaved.ts';
import { readScriptWords } from './script-words.ts';
import { holdsWork } from './typed-text.ts';

/** Tells the other windows of this browser. */
const channelName = 'signed-out';

/** Signing out asks before it discards unsaved text, and leaves nothing of the account in the browser. */
export function improveSignOut(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.logout) return;
    event.preventDefault();
    if (hasUnsavedText() && !(await mayDiscard())) return;
    await signOut(form, form.dataset.logout);
  });
  openChannel()?.addEventListener('message', ({ data }) => {
    dropAtSignOut();
    if (document.documentElement.dataset.account && typeof data === 'string') location.replace(data);
  });
}

/** Ends at the sign-in even when the server does not answer; there it can be tried again. */
async function signOut(form: HTMLFormElement, to: string): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
  if (answer?.type !== 'opaqueredirect') return location.replace(`${to}?logout=failed`);
  dropAtSignOut();
  openChannel()?.postMessage(to);
  location.replace(to);
}

function hasUnsavedText(): boolean {
  const main = document.querySelector('main');
  return hasTextHere() || [...(main?.querySelectorAll('form[method="post"]') ?? [])].some(holdsWork);
}

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Asks in a dialog; Escape keeps the text. */
function mayDiscard(): Promise<boolean> {
  const words = readScriptWords();
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog max-w-140';
  dialog.setAttribute('aria-labelledby', 'unsaved-text');
  const panel = document.createElement('form');
  panel.method = 'dialog';
  panel.className = 'desk-panel';
  const heading = document.createElement('h2');
  heading.id = 'unsaved-text';
  heading.className = 't-sub text-petrol-deep';
  heading.textContent = words.unsavedText;
  const text = document.createElement('p');
  text.className = 'mt-3';
  text.textContent = words.unsavedTextLost;
  const buttons = document.createElement('div');
  buttons.className = 'mt-6 flex flex-wrap gap-3';
  buttons.append(
    button(words.keepWriting, 'btn-primary', ''),
    button(words.discardAndLogOut, 'btn-outline', 'discard'),
  );
  panel.append(heading, text, buttons);
  dialog.append(panel);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'discard');
      dialog.remove();
    });
  });
}

function button(text: string, className: string, value: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.className = className;
  made.value = value;
  made.textContent = text;
  return made;
}
