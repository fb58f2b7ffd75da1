import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { storedFile } from '../../../stored-file.ts';
import { fill } from '../../../ui/forms/form-text.ts';
import type { EditorWords } from './editor-words.ts';
import type { PlacedPicture } from './rich-text.ts';

type DescriptionsDialogProps = {
  pictures: readonly PlacedPicture[];
  /** Language of the alternative texts. */
  language: string;
  words: EditorWords;
  onSave: (pictures: PlacedPicture[]) => void;
  onClose: () => void;
};

const maxDescriptionCharacters = 500;

/** Dialog for the alternative texts of an article's pictures. It is outside the article form. */
export function DescriptionsDialog({ pictures, language, words, onSave, onClose }: DescriptionsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = (form: HTMLFormElement) => {
    const written = new FormData(form).getAll('alt');
    onSave(pictures.map((picture, place) => ({ ...picture, alt: String(written[place] ?? '').trim() })));
  };
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-160" onClose={onClose} ref={dialog}>
      <form
        className="desk-panel"
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {words.descriptions}
        </h2>
        <p className="mt-2 text-small text-slate">{pictures.length > 0 ? words.sayWhat : words.noPicture}</p>
        <ol className="mt-4 grid gap-4">
          {pictures.map(({ index, path, alt }, place) => (
            <li className="flex items-start gap-4" key={index}>
              <img alt="" className="aspect-[4/3] w-24 shrink-0 bg-powder object-cover" src={storedFile(path)} />
              <div className="min-w-0 flex-1">
                <label className="t-label block" htmlFor={`${id}-${index}`}>
                  {fill(words.pictureNumber, { number: String(place + 1) })}
                </label>
                <input
                  className="mt-1.5 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
                  defaultValue={alt}
                  id={`${id}-${index}`}
                  lang={language}
                  maxLength={maxDescriptionCharacters}
                  name="alt"
                  type="text"
                />
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-3">
          {pictures.length > 0 && (
            <button className="btn-primary" type="submit">
              {words.saveDescriptions}
            </button>
          )}
          <button className="btn-outline" onClick={onClose} type="button">
            {pictures.length > 0 ? words.cancel : words.close}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
