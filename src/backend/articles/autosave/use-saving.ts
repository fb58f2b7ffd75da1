import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sessionEnded } from '../../ui/frame/session-ended.ts';
import { isSignedIn } from '../../ui/frame/session-state.ts';
import { showAnswer } from '../../ui/frame/show-answer.ts';
import type { Autosaver } from './autosaver.ts';
import { textOf } from './form-text.ts';
import { keepPlace, returnToPlace } from './kept-place.ts';
import { refreshParts } from './refresh-parts.ts';
import { onSaveKey } from './save-key.ts';

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
      const text = textOf(element);
      const address = event.submitter?.getAttribute('formaction') ?? element.action;
      const sent = new FormData(element, event.submitter);
      const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
      setState('saving');
      await saver.current?.pauseForSave();
      const outcome = await send(address, body, status);
      if (typeof outcome === 'object') {
        saving = false;
        setVersion(element, outcome.version);
        saver.current?.saved(text);
        setState('saved');
        setSavedAt(Date.now());
        onSaved(outcome);
        await refreshParts(element.action);
        return;
      }
      if (outcome === 'answered') {
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
): Promise<Saved | 'answered' | 'signed-out' | 'unreachable' | 'forbidden'> {
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
    } else if (!showAnswer(await answer.text())) {
      // What was typed is not in the answer: it stays on the screen.
      return answer.status === 403 ? 'forbidden' : 'unreachable';
    }
    return 'answered';
  } catch {
    return 'unreachable';
  }
}
