import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { articleDeskWords } from '../../i18n/backend/articles/article-form.words.ts';
import type { Templates } from '../../i18n/site/words.ts';

type SessionEndedDialogProps = {
  login: string;
  words: Templates<ReturnType<typeof articleDeskWords>>;
  onRetry: () => void;
  onClose: () => void;
};

/** Dialog for signing in again in another tab without losing the typed text. */
export function SessionEndedDialog({ login, words, onRetry, onClose }: SessionEndedDialogProps) {
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
