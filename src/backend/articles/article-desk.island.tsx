import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { articleDeskWords } from '../../i18n/backend/articles/article-form.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { useToast } from '../../ui/forms/use-toast.ts';
import { AutosaveStatus, type AutosaveWords } from './autosave/autosave-status.tsx';
import { Autosaver, type AutosaveState } from './autosave/autosaver.ts';
import { useSaving } from './autosave/use-saving.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { useLanguages } from './use-languages.ts';

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

  return (
    <>
      <span hidden ref={anchor} />
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
