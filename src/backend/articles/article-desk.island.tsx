import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { articleDeskWords } from '../../i18n/backend/article-form.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { ToastArea } from '../../ui/forms/toast.tsx';
import { useToast } from '../../ui/forms/use-toast.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { useLanguages } from './use-languages.ts';
import { useKeptDraft } from './use-local-draft.ts';
import { useSessionGuard } from './use-session-guard.ts';

type ArticleDeskProps = {
  /** The id of the article; 0 for a new one. */
  article: number;
  icons: string;
  login: string;
  sessionStatus: string;
  /** Language for formatting times: "id" or "en". */
  language: string;
  words: ArticleDeskWords;
};

export type ArticleDeskWords = Templates<ReturnType<typeof articleDeskWords>> & {
  notifications: string;
  closeNotification: string;
};

/** Enhancements of the article form: drafts, session guard and language tabs. */
export function ArticleDesk({ article, icons, login, sessionStatus, language, words }: ArticleDeskProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { toast, showToast, closeToast } = useToast();
  // Must run before the effects below, which query the form.
  useEffect(() => {
    form.current = anchor.current?.closest('form') ?? null;
  }, []);
  const { offer, restore, discard, keep, keptAt, isDirty } = useKeptDraft(form, article);
  const { ended, close } = useSessionGuard({ form, status: sessionStatus, keep, isDirty });
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
  useEffect(() => {
    const place = form.current?.querySelector('[data-draft-state]');
    if (place && keptAt) place.textContent = fill(words.keptAt, { time: timeOf(keptAt, language) });
  }, [keptAt, words, language]);

  return (
    <>
      <span hidden ref={anchor} />
      {offer && (
        <section aria-label={words.unsavedWork} className="draft-offer">
          <p className="min-w-0 flex-1" role="status">
            {fill(words.unsavedFrom, { moment: momentOf(offer.at, language) })}
          </p>
          <button className="btn-primary min-h-11 py-2" onClick={restore} type="button">
            {words.restore}
          </button>
          <button className="btn-outline min-h-11 py-2" onClick={discard} type="button">
            {words.discard}
          </button>
        </section>
      )}
      {ended && (
        <SessionEndedDialog
          login={login}
          words={words}
          onClose={close}
          onRetry={() => {
            close();
            form.current?.requestSubmit();
          }}
        />
      )}
      {toast &&
        createPortal(<ToastArea icons={icons} onClose={closeToast} toast={toast} words={words} />, document.body)}
    </>
  );
}

function timeOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment);
}

function momentOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
