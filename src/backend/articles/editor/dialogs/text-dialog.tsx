import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { EditorWords } from '../editor-words.ts';

type TextDialogProps = {
  title: string;
  value: string;
  language: string;
  save: string;
  words: EditorWords;
  onSave: (text: string) => void;
  onClose: () => void;
};

const maxCharacters = 300;

/** Dialog for one line of text. It is outside the article form, so that Enter does not save the article. */
export function TextDialog({ title, value, language, save, words, onSave, onClose }: TextDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-120" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(field.current?.value ?? '');
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {title}
        </h2>
        <input
          aria-labelledby={`${id}-title`}
          className="mt-4 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
          defaultValue={value}
          lang={language}
          maxLength={maxCharacters}
          ref={field}
          type="text"
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn-primary" type="submit">
            {save}
          </button>
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
