import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type SessionEndedDialogProps = { login: string; onRetry: () => void; onClose: () => void };

/** Leads to the sign-in without leaving what was typed. */
export function SessionEndedDialog({ login, onRetry, onClose }: SessionEndedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog aria-labelledby="session-ended" className="desk-dialog max-w-140" onClose={onClose} ref={dialog}>
      <div className="desk-panel">
        <h2 className="t-sub text-petrol-deep" id="session-ended">
          Your session has ended
        </h2>
        <p className="mt-3">
          Nothing is lost: what you typed is still here, and kept in this browser. Sign in again in a new tab, come
          back, and save.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a className="btn-primary" href={login} rel="noopener" target="_blank">
            Sign in in a new tab
          </a>
          <button className="btn-outline" onClick={onRetry} type="button">
            Save again
          </button>
          <button className="btn-outline" onClick={onClose} type="button">
            Keep writing
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
