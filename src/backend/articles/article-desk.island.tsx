import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { slugOf } from '../../fields/slug.ts';
import type { articleDeskWords } from '../../i18n/backend/articles/article-form.words.ts';
import type { autosaveWords } from '../../i18n/backend/unsaved.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { useToast } from '../../ui/forms/use-toast.ts';
import { Autosaver, type AutosaveState } from '../unsaved/autosaver.ts';
import { type SavingState, useSaving } from './autosave/use-saving.ts';
import { FocusMode } from './surface/focus-mode.tsx';
import { useSheet } from './surface/use-sheet.ts';

type ArticleDeskProps = {
  icons: string;
  login: string;
  sessionStatus: string;
  /** Address that unsaved text is sent to, that of the form, and the number of what the server has of its text. */
  unsaved: string;
  place: string;
  seq: number;
  /** Whether the server returned the form without saving it. */
  isReturned: boolean;
  /** Language for formatting times: "id" or "en". */
  language: string;
  timeZone: string;
  words: ArticleDeskWords;
  autosaveWords: AutosaveWords;
};

type ArticleDeskWords = Templates<ReturnType<typeof articleDeskWords>> & {
  notifications: string;
  closeNotification: string;
};

/** Enhancements of the article form: autosave, saving without leaving the page, and language tabs. */
export function ArticleDesk(props: ArticleDeskProps) {
  const { icons, login, sessionStatus, unsaved, place, seq, isReturned, language, timeZone, words } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { toast, showToast, closeToast } = useToast();
  // Must run before the effects below, which query the form.
  useEffect(() => {
    form.current = anchor.current?.closest('form') ?? null;
    // A field that a bar covers in part is clicked where it is visible, and typed in where it is not.
    const uncover = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        target.scrollIntoView({ block: 'nearest' });
      }
    };
    form.current?.addEventListener('click', uncover);
    return () => form.current?.removeEventListener('click', uncover);
  }, []);
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' });
  const saver = useRef<Autosaver>(undefined);
  useEffect(() => {
    if (!form.current) return;
    const opened = new Autosaver({ form: form.current, place, address: unsaved, seq, isReturned, onState: setState });
    saver.current = opened;
    opened.start();
    return () => opened.stop();
  }, [place, unsaved, seq, isReturned]);
  useEffect(() => {
    if (state.kind === 'stored' && form.current) offerPreview(form.current);
  }, [state]);
  const sayStored = useCallback(
    (said: { title: string; text: string }) => showToast({ variant: 'default', ...said }),
    [showToast],
  );
  const saving = useSaving({ form, status: sessionStatus, saver, onSaved: sayStored });
  const refuseLast = useCallback(
    () =>
      showToast({
        variant: 'destructive',
        title: words.cannotRemove,
        text: words.languageRequired,
      }),
    [words, showToast],
  );
  useLanguages(form, refuseLast);
  useSheet(form);

  return (
    <>
      <span hidden ref={anchor} />
      <FocusMode form={form} icons={icons} words={words} />
      <AutosaveStatus
        language={language}
        savedAt={saving.savedAt}
        saving={saving.state}
        state={state}
        timeZone={timeZone}
        words={props.autosaveWords}
      />
      {saving.state === 'signed-out' && (
        <SessionEndedDialog
          login={login}
          words={words}
          onClose={saving.dismiss}
          onRetry={() => {
            saving.dismiss();
            form.current?.requestSubmit();
          }}
        />
      )}
      {toast &&
        createPortal(<ToastArea icons={icons} onClose={closeToast} toast={toast} words={words} />, document.body)}
    </>
  );
}

type SessionEndedDialogProps = {
  login: string;
  words: Templates<ReturnType<typeof articleDeskWords>>;
  onRetry: () => void;
  onClose: () => void;
};

/** Dialog for signing in again in another tab without losing the typed text. */
function SessionEndedDialog({ login, words, onRetry, onClose }: SessionEndedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog aria-labelledby="session-ended" className="desk-dialog max-w-140" onClose={onClose} ref={dialog}>
      <div className="desk-panel">
        <h2 className="t-sub text-petrol-deep" id="session-ended">
          {words.sessionEnded}
        </h2>
        <p className="mt-3">{words.nothingLost}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a className="btn-primary" href={login} rel="noopener" target="_blank">
            {words.signIn}
          </a>
          <button className="btn-outline" onClick={onRetry} type="button">
            {words.saveAgain}
          </button>
          <button className="btn-outline" onClick={onClose} type="button">
            {words.keepWriting}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Behaviour of the language sections: the title generates the slug, the language being edited
 * is visible, and the last language cannot be removed.
 */
function useLanguages(form: RefObject<HTMLFormElement | null>, onLast: () => void): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = ({ target }: Event) => {
      const [language, name] = isTitle(target) ? target.name.split('.') : [];
      if (!isTitle(target) || name !== 'title') return;
      if (target.value.includes('\n')) target.value = target.value.replace(/\n+/g, ' ');
      setValue(element, `${language}.slug`, slugOf(target.value));
    };
    // A title has one line: Enter leads on to the excerpt.
    const entering = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !isTitle(event.target)) return;
      event.preventDefault();
      const [language] = event.target.name.split('.');
      element.querySelector<HTMLElement>(`[name="${language}.excerpt"]`)?.focus();
    };
    const chosen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'languages') return;
      if (target.checked) show(element, target.value);
      else if (!element.querySelector('[name="languages"]:checked')) {
        target.checked = true;
        onLast();
      }
    };
    const entered = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[data-panel], [data-settings]') : null;
      if (panel) show(element, panel.dataset.panel ?? panel.dataset.settings);
    };
    const followed = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const field = link && document.querySelector(`[data-panel] [id="${link.getAttribute('href')?.slice(1)}"]`);
      if (field) show(element, field.closest<HTMLElement>('[data-panel]')?.dataset.panel);
    };
    element.addEventListener('input', typed);
    element.addEventListener('keydown', entering);
    element.addEventListener('change', chosen);
    element.addEventListener('focusin', entered);
    document.addEventListener('click', followed);
    return () => {
      element.removeEventListener('input', typed);
      element.removeEventListener('keydown', entering);
      element.removeEventListener('change', chosen);
      element.removeEventListener('focusin', entered);
      document.removeEventListener('click', followed);
    };
  }, [form, onLast]);
}

/** A new article is previewed by the name of its text. */
function offerPreview(form: HTMLFormElement): void {
  const link = form.querySelector<HTMLAnchorElement>('a[data-live-preview]');
  const name = form.elements.namedItem('unsaved');
  if (!link || !(name instanceof HTMLInputElement)) return;
  link.href = `${link.dataset.livePreview}/${name.value}`;
  link.hidden = false;
}

function isTitle(target: EventTarget | null): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.name.endsWith('.title');
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function show(form: HTMLFormElement, language: string | undefined): void {
  const tab = form.querySelector<HTMLInputElement>(`[name="active"][value="${language}"]`);
  if (tab) tab.checked = true;
}

type AutosaveWords = Templates<ReturnType<typeof autosaveWords>>;

type AutosaveStatusProps = {
  state: AutosaveState;
  saving: SavingState;
  savedAt: number;
  language: string;
  timeZone: string;
  words: AutosaveWords;
};

/** Says beside the save button where the text is, and above it what went wrong. */
function AutosaveStatus(props: AutosaveStatusProps) {
  const { state, saving, words } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const [places, setPlaces] = useState<{ quiet: Element | null; loud: Element | null }>();
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const find = (name: string) => form?.querySelector(`[data-${name}]`) ?? null;
    setPlaces({ quiet: find('autosave-state'), loud: find('autosave-notice') });
  }, []);
  const problem = problemOf(state, saving, words);
  return (
    <>
      <span hidden ref={anchor} />
      {places?.quiet && createPortal(quietText(props), places.quiet)}
      {places?.loud &&
        createPortal(
          <>
            {problem && saving !== 'unreachable' && <p className="autosave-problem">{problem}</p>}
            {(saving === 'unreachable' || saving === 'reachable-again') && (
              <div className="autosave-problem">
                <strong>{words.notSaved}</strong>
                <p>{saving === 'unreachable' ? words.notSavedText : words.connectionBack}</p>
                <button className="line-link min-h-6 font-650" type="submit">
                  {words.saveAgain}
                </button>
              </div>
            )}
          </>,
          places.loud,
        )}
    </>
  );
}

function quietText({ state, saving, savedAt, language, timeZone, words }: AutosaveStatusProps) {
  if (saving === 'saving') return words.saving;
  if (state.kind === 'typing') return words.typing;
  if (state.kind === 'stored') return fill(words.stored, { time: timeOf(state.at, language, timeZone) });
  if (saving === 'saved') return fill(words.saved, { time: timeOf(savedAt, language, timeZone) });
  // On devices with a keyboard.
  return matchMedia('(pointer: fine) and (width >= 40rem)').matches
    ? fill(words.saveKeys, { keys: /mac/i.test(navigator.platform) ? '⌘S' : 'Ctrl+S' })
    : '';
}

function problemOf(state: AutosaveState, saving: SavingState, words: AutosaveWords): string | undefined {
  if (saving === 'forbidden') return words.forbidden;
  if (state.kind === 'stored') return state.problem && words[state.problem];
  if ('kept' in state && !state.kept) return words.notKept;
  return state.kind === 'unchanged' || state.kind === 'typing' ? undefined : words[state.kind];
}

function timeOf(moment: number, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(moment);
}
