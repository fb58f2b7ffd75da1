import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { storedFile } from '../../../../stored-file.ts';
import { fill } from '../../../../ui/forms/form-text.ts';
import type { EditorWords } from '../editor-words.ts';
import type { PlacedPicture } from '../pictures.ts';

type DescriptionsDialogProps = {
  pictures: readonly PlacedPicture[];
  /** Language of the texts. */
  language: string;
  words: EditorWords;
  onSave: (pictures: PlacedPicture[]) => void;
  onClose: () => void;
};

const maxCharacters = { alt: 500, caption: 500, credit: 200 } as const;

/** Dialog for alternative text, caption and credit of an article's pictures. It is outside the article form. */
export function DescriptionsDialog({ pictures, language, words, onSave, onClose }: DescriptionsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = (form: HTMLFormElement) => {
    const entries = new FormData(form);
    const written = (name: string, picture: PlacedPicture) =>
      String(entries.get(`${name}-${picture.position}`) ?? '').trim();
    onSave(
      pictures.map((picture) => ({
        ...picture,
        alt: written('alt', picture),
        ...(picture.caption !== undefined && {
          caption: written('caption', picture),
          credit: written('credit', picture),
        }),
      })),
    );
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
        <ol className="mt-4 grid gap-6">
          {pictures.map((picture, place) => (
            <li key={picture.position}>
              <fieldset className="flex items-start gap-4">
                <legend className="t-label mb-2">{fill(words.pictureNumber, { number: String(place + 1) })}</legend>
                <img
                  alt=""
                  className="aspect-[4/3] w-24 shrink-0 bg-powder object-cover"
                  src={storedFile(picture.path)}
                />
                <div className="grid min-w-0 flex-1 gap-3">
                  {(['alt', 'caption', 'credit'] as const).map((name) =>
                    picture[name] === undefined ? null : (
                      <div key={name}>
                        <label className="t-label block" htmlFor={`${id}-${name}-${picture.position}`}>
                          {words[name]}
                        </label>
                        <input
                          className="mt-1.5 block min-h-12 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3.5 py-2.5"
                          defaultValue={picture[name]}
                          id={`${id}-${name}-${picture.position}`}
                          lang={language}
                          maxLength={maxCharacters[name]}
                          name={`${name}-${picture.position}`}
                          type="text"
                        />
                      </div>
                    ),
                  )}
                </div>
              </fieldset>
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
