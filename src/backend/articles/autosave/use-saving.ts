import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fetchDocument } from '../../../ui/markup/fetch-document.ts';
import { islandLeaves, screenShown } from '../../../ui/markup/screen-events.ts';
import { sessionEnded } from '../../ui/frame/session-ended.ts';
import { isSignedIn } from '../../ui/frame/session-state.ts';
import { type Autosaver, fieldsOf } from '../../unsaved/autosaver.ts';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Address of the session check. */
  status: string;
  saver: RefObject<Autosaver | undefined>;
  /** The article has been saved, and the form stays as it is. */
  onSaved: (said: { title: string; text: string }) => void;
};

/** `unreachable`: the form was not saved, because the server did not answer. */
export type SavingState = 'idle' | 'saving' | 'saved' | 'signed-out' | 'unreachable' | 'reachable-again' | 'forbidden';

/** An answer that takes longer counts as none; what was saved meanwhile is not saved twice. */
const timeoutInMilliseconds = 30_000;

/**
 * Sends the article form without leaving the page before the server has answered: without a connection or a session the text
 * stays, and saving is offered again.
 */
export function useSaving({ form, status, saver, onSaved }: Options) {
  const [state, setState] = useState<SavingState>('idle');
  const [savedAt, setSavedAt] = useState(0);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const leaving = new AbortController();
    let saving = false;
    const save = async (event: SubmitEvent) => {
      event.preventDefault();
      if (saving) return;
      saving = true;
      noteIntent(element, event.submitter);
      // What is typed from now on belongs to the next save.
      const fields = fieldsOf(element);
      const address = event.submitter?.getAttribute('formaction') ?? element.action;
      const sent = new FormData(element, event.submitter);
      const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
      setState('saving');
      await saver.current?.pauseForSave();
      const outcome = await send(address, body, status);
      if (typeof outcome === 'object') {
        saving = false;
        setVersion(element, outcome.version);
        saver.current?.saved(fields);
        setState('saved');
        setSavedAt(Date.now());
        onSaved(outcome);
        await refreshParts(element.action);
        return;
      }
      if (outcome === 'saved' || outcome === 'answered') {
        if (outcome === 'saved') saver.current?.end();
        // A page restored from the back/forward cache can be sent again.
        window.addEventListener('pageshow', () => (saving = false), { once: true });
        return;
      }
      saving = false;
      saver.current?.resume();
      setState(outcome);
    };
    const stay = (event: Event) => {
      if (!saver.current?.isDirty) return;
      event.preventDefault();
      saver.current.keep();
      setState('signed-out');
    };
    const { signal } = leaving;
    element.addEventListener('submit', save, { signal });
    onSaveKey(() => element.requestSubmit(), signal);
    returnToPlace(signal);
    document.addEventListener(sessionEnded, stay, { signal });
    window.addEventListener('online', () => setState((one) => (one === 'unreachable' ? 'reachable-again' : one)), {
      signal,
    });
    return () => leaving.abort();
  }, [form, status, saver, onSaved]);

  return { state, savedAt, dismiss: useCallback(() => setState('idle'), []) };
}

/** Sends with the form which of its buttons was pressed: saving as a draft, merging or publishing. */
function noteIntent(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const field = form.querySelector<HTMLInputElement>('input[name="intent"]');
  const button = pressed instanceof HTMLButtonElement && pressed.name === 'intent' ? pressed : undefined;
  if (field) field.value = button?.value ?? 'draft';
}

/** The next save begins with what this one has stored. */
function setVersion(form: HTMLFormElement, version: number): void {
  const field = form.querySelector<HTMLInputElement>('input[name="version"]');
  if (field) field.value = String(version);
}

type Answer = { location: string } | { saved: Saved };
type Saved = { version: number; title: string; text: string };

async function send(
  address: string,
  body: URLSearchParams,
  status: string,
): Promise<Saved | 'saved' | 'answered' | 'signed-out' | 'unreachable' | 'forbidden'> {
  const isOwn = await isSignedIn(status);
  if (isOwn === undefined) return 'unreachable';
  if (!isOwn) return 'signed-out';
  try {
    const answer = await fetch(address, {
      method: 'POST',
      // Instead of a redirect the address to open is answered.
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutInMilliseconds),
    });
    if (answer.redirected) return 'signed-out';
    if (answer.status === 502 || answer.status === 503 || answer.status === 504) return 'unreachable';
    if (answer.ok && answer.headers.get('content-type')?.startsWith('application/json')) {
      const result = (await answer.json()) as Answer;
      if ('saved' in result) return result.saved;
      keepPlace(result.location);
      location.assign(result.location);
      return 'saved';
    }
    if (!showAnswer(await answer.text())) {
      // What was typed is not in the answer: it stays on the screen.
      return answer.status === 403 ? 'forbidden' : 'unreachable';
    }
    return 'answered';
  } catch {
    return 'unreachable';
  }
}

/** After a save without leaving the page: takes over what the form says about the stored article, and its buttons. */
async function refreshParts(address: string): Promise<void> {
  let page: Document;
  try {
    page = await fetchDocument(address);
  } catch {
    // The article is saved; the facts are shown when the page is reloaded.
    return;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-form-part]')) {
    const fresh = page.querySelector<HTMLElement>(`[data-form-part="${part.dataset.formPart}"]`);
    if (!fresh || fresh.innerHTML === part.innerHTML) continue;
    const hadFocus = part.contains(document.activeElement);
    part.replaceChildren(...fresh.childNodes);
    if (hadFocus) part.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }
}

/**
 * Ctrl+S and Cmd+S save, also from the sheet of the settings, instead of offering the page as a file.
 * Behind another dialog they do nothing.
 */
function onSaveKey(save: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog:modal:not([data-sheet])')) return;
      document.querySelector<HTMLDialogElement>('dialog[data-sheet]')?.close();
      save();
    },
    { signal },
  );
}

const storageName = 'article-form-place';

type Place = { path: string; top: number; focused: string };

/** Before the page is reloaded by a save: where it is scrolled to, and which control has the focus. */
function keepPlace(address: string): void {
  const { pathname: path } = new URL(address, location.href);
  const place: Place = { path, top: window.scrollY, focused: document.activeElement?.id ?? '' };
  try {
    sessionStorage.setItem(storageName, JSON.stringify(place));
  } catch {
    // The page opens at its top.
  }
}

/** After it; the text editor gets the focus as soon as it is loaded. */
function returnToPlace(signal: AbortSignal): void {
  const place = takePlace();
  if (place?.path !== location.pathname) return;
  window.scrollTo({ top: place.top, behavior: 'instant' });
  if (place.focused === '' || focusOn(place.focused)) return;
  const watcher = new MutationObserver(() => focusOn(place.focused) && watcher.disconnect());
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['id'] });
  signal.addEventListener('abort', () => watcher.disconnect());
  // The focus stays on a control that was focused meanwhile.
  document.addEventListener('pointerdown', () => watcher.disconnect(), { once: true, signal });
}

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  if (!element || element.hidden || (element instanceof HTMLTextAreaElement && id.endsWith('-content'))) return false;
  element.focus({ preventScroll: true });
  return true;
}

function takePlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return kept ? (JSON.parse(kept) as Place) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows the screen that a form was answered with in place of the present one, as the browser would have done: the form is not
 * sent a second time for it. False when the answer has no form, in which what was typed would be shown.
 */
function showAnswer(html: string): boolean {
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
