import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, ToastArea } from '../../ui/forms/toast.tsx';
import { toastWords } from '../ui/frame/toast-words.ts';
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
};

/** What script adds to the form of an article: it keeps unsaved work, guards the session and follows the languages. */
export function ArticleDesk({ article, icons, login, sessionStatus }: ArticleDeskProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [toast, setToast] = useState<Toast>();
  // Before the effects below, which look for the form.
  useEffect(() => {
    form.current = anchor.current?.closest('form') ?? null;
  }, []);
  const { offer, restore, discard, keep, keptAt, isDirty } = useKeptDraft(form, article);
  const { ended, close } = useSessionGuard({ form, status: sessionStatus, keep, isDirty });
  const refuseLast = useCallback(
    () =>
      setToast({
        id: Date.now(),
        variant: 'destructive',
        title: 'Cannot remove language',
        text: 'At least one language is required',
      }),
    [],
  );
  useLanguages(form, refuseLast);
  useEffect(() => {
    const place = form.current?.querySelector('[data-draft-state]');
    if (place && keptAt) place.textContent = `Unsaved changes are kept in this browser (${timeOf(keptAt)})`;
  }, [keptAt]);

  return (
    <>
      <span hidden ref={anchor} />
      {offer && (
        <section aria-label="Unsaved work" className="draft-offer">
          <p className="min-w-0 flex-1" role="status">
            Unsaved work from {momentOf(offer.at)} is kept in this browser.
          </p>
          <button className="btn-primary min-h-11 py-2" onClick={restore} type="button">
            Restore it
          </button>
          <button className="btn-outline min-h-11 py-2" onClick={discard} type="button">
            Discard it
          </button>
        </section>
      )}
      {ended && (
        <SessionEndedDialog
          login={login}
          onClose={close}
          onRetry={() => {
            close();
            form.current?.requestSubmit();
          }}
        />
      )}
      {toast &&
        createPortal(
          <ToastArea icons={icons} onClose={() => setToast(undefined)} toast={toast} words={toastWords} />,
          document.body,
        )}
    </>
  );
}

function timeOf(moment: number): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(moment);
}

function momentOf(moment: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
