import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditorWords } from '../editor-words.ts';

type LinkDialogProps = {
  /** Link target of the selection; empty without a link. */
  address: string;
  words: EditorWords;
  onSave: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** The link dialog. It is outside the article form, so that Enter does not save the article. */
export function LinkDialog({ address, words, onSave, onRemove, onClose }: LinkDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const save = () => {
    const complete = completeAddress(typed);
    if (complete) onSave(complete);
    else setWrong(true);
  };
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-120" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {words.link}
        </h2>
        <label className="t-label mt-4 block" htmlFor={`${id}-address`}>
          {words.address}
        </label>
        <input
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          aria-invalid={wrong || undefined}
          className="mt-1.5 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
          id={`${id}-address`}
          inputMode="url"
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="https://"
          type="text"
          value={typed}
        />
        {wrong && (
          <p className="mt-1.5 text-small font-600 text-laterite-deep" id={`${id}-wrong`} role="alert">
            {words.wrongAddress}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {words.saveLink}
          </button>
          {address && (
            <button className="btn-outline" onClick={onRemove} type="button">
              {words.removeLink}
            </button>
          )}
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

/** Completes a typed address without a scheme; undefined for links that articles may not have. */
function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text;
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  const complete = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return undefined;
  const { protocol, hostname } = new URL(complete);
  if (!schemes.includes(protocol)) return undefined;
  return protocol.startsWith('http') && !hostname.includes('.') ? undefined : complete;
}
