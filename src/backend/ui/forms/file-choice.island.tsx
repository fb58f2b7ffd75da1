import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { fileChoiceWords } from '../../../i18n/backend/assets/file-choice.words.ts';
import { storedFile } from '../../../stored-file.ts';
import { AssetPicker } from '../asset-picker.tsx';
import type { AssetPickerWords } from '../pickable-assets.ts';
import type { ProblemTexts } from '../problem-text.ts';
import { categoryOf } from './form-element.ts';

type FileChoiceProps = {
  /** The select element that the picker controls. */
  id: string;
  label: string;
  mediaType: 'image' | 'document';
  /** Address of the asset API for staff. */
  assets: string;
  words: ReturnType<typeof fileChoiceWords>;
  picker: AssetPickerWords;
  problems: ProblemTexts;
};

/** An asset picker for the select that holds the submitted value. It fetches nothing until it is opened. */
export function FileChoice({ id, label, mediaType, assets, words, picker, problems }: FileChoiceProps) {
  const list = useRef<HTMLSelectElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [path, setPath] = useState<string>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const found = document.getElementById(id);
    if (!(found instanceof HTMLSelectElement)) return;
    list.current = found;
    setPath(found.value);
    found.hidden = true;
    found.id = `${id}-list`;
    return () => {
      found.hidden = false;
      found.id = id;
    };
  }, [id]);

  const choose = (chosen: string) => {
    if (!list.current) return;
    if (![...list.current.options].some(({ value }) => value === chosen)) list.current.add(new Option(chosen, chosen));
    list.current.value = chosen;
    list.current.dispatchEvent(new Event('input', { bubbles: true }));
    setPath(chosen);
    close();
  };
  const close = () => {
    // The dialog is modal: the page behind it is inert.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (path === undefined) return null;
  const isImage = mediaType === 'image';
  const choice = isImage ? words.choosePicture : words.chooseDocument;
  const change = isImage ? words.changePicture : words.changeDocument;
  const removal = isImage ? words.removePicture : words.removeDocument;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-4">
      {path && mediaType === 'image' && (
        <img alt="" className="aspect-[16/9] w-40 rounded bg-powder object-cover" key={path} src={storedFile(path)} />
      )}
      {path && (
        <a
          className="line-link min-w-0 text-small [overflow-wrap:anywhere]"
          href={storedFile(path)}
          rel="noopener"
          target="_blank"
        >
          {path.replace('/assets/', '')}
          <span className="sr-only"> {words.newTab}</span>
        </a>
      )}
      <button
        aria-label={`${path ? change : choice}: ${label}`}
        className="btn-outline min-h-11 py-2"
        id={id}
        onClick={() => setOpen(true)}
        ref={button}
        type="button"
      >
        {path ? change : choice}
      </button>
      {path && (
        <button
          aria-label={`${removal}: ${label}`}
          className="line-link min-h-11 text-small font-600"
          onClick={() => choose('')}
          type="button"
        >
          {words.remove}
        </button>
      )}
      {open &&
        createPortal(
          <AssetPicker
            address={assets}
            category={categoryOf(list.current?.form ?? null)}
            chosen={path}
            mediaType={mediaType}
            words={picker}
            problems={problems}
            onClose={close}
            onPick={(asset) => choose(asset.path)}
          />,
          document.body,
        )}
    </div>
  );
}
