import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PickableAsset } from '../../../ui/pickable-assets.ts';
import type { EditorWords } from '../editor-words.ts';
import type { PlacedFigure, RichText } from '../rich-text.ts';

type PicturePanelProps = {
  text: RichText;
  placed: PlacedFigure;
  /** Address of the asset API for staff. */
  assets: string;
  /** Whether the account may store texts there. */
  keepsTexts: boolean;
  words: EditorWords;
  onClose: () => void;
};

const maxCharacters = { alt: 500, caption: 500, credit: 200 } as const;
const parts = ['alt', 'caption', 'credit'] as const;
const assetNames: Readonly<Record<string, 'alt_text' | 'alt_text_en'>> = { id: 'alt_text', en: 'alt_text_en' };

/**
 * Below a picture: its alternative text, caption and credit in the languages that have it; the asset may keep the first. It is within the form of the
 * article, so that its fields have no names.
 */
export function PicturePanel({ text, placed, assets, keepsTexts, words, onClose }: PicturePanelProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const keeps = useRef<HTMLInputElement>(null);
  const figure = positionOf(text, placed.figure);
  const [pictures] = useState(() => text.jointPictures(figure));
  const [written, setWritten] = useState(() =>
    Object.fromEntries(pictures.map(({ language, picture }) => [language, picture])),
  );
  const [failed, setFailed] = useState(false);
  const asset = text.assetAt(pictures[0]?.picture.path ?? '');
  useBeside(box, placed.figure, 'below');
  useEffect(() => {
    if (placed.isPicked) box.current?.querySelector('input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [placed]);
  const save = async () => {
    text.describeJoint(
      text.jointPictures(positionOf(text, placed.figure)).map((one) => {
        const { alt, caption, credit = '' } = written[one.language] ?? one.picture;
        const below = caption === undefined ? {} : { caption: caption.trim(), credit: credit.trim() };
        return { ...one, picture: { ...one.picture, alt: alt.trim(), ...below } };
      }),
    );
    if (asset && keeps.current?.checked) {
      const named = pictures.map(({ language }) => [assetNames[language] ?? '', written[language]?.alt.trim() ?? '']);
      if (!(await isKept(`${assets}/${asset.id}`, Object.fromEntries(named)))) return setFailed(true);
    }
    onClose();
  };
  return (
    <fieldset
      className="picture-panel"
      onKeyDown={(event) => {
        const isSaved = event.key === 'Enter' && event.target instanceof HTMLInputElement;
        if (!isSaved && event.key !== 'Escape') return;
        event.preventDefault();
        if (isSaved) void save();
        else onClose();
      }}
      ref={box}
    >
      <legend className="sr-only">{words.pictureTexts}</legend>
      <p className="text-tiny text-slate">{words.sayWhat}</p>
      <div className="picture-panel-texts">
        {pictures.map(({ language, picture }) => (
          <div className="grid min-w-0 gap-2" key={language}>
            <span className="t-label text-slate">{language === 'en' ? words.inEnglish : words.inIndonesian}</span>
            {parts
              .filter((part) => picture[part] !== undefined)
              .map((part) => (
                <label className="block text-tiny" htmlFor={`${id}-${part}-${language}`} key={part}>
                  {words[part]}
                  <span className="sr-only"> {language === 'en' ? words.inEnglish : words.inIndonesian}</span>
                  <input
                    className="mt-0.5 block min-h-10 w-full rounded border-[1.5px] border-graphite/55 bg-white px-3 py-1.5 text-small"
                    id={`${id}-${part}-${language}`}
                    lang={language}
                    maxLength={maxCharacters[part]}
                    onChange={({ currentTarget: { value } }) =>
                      setWritten((all) => {
                        const own = all[language];
                        return own ? { ...all, [language]: { ...own, [part]: value } } : all;
                      })
                    }
                    type="text"
                    value={written[language]?.[part] ?? ''}
                  />
                </label>
              ))}
          </div>
        ))}
      </div>
      {asset && keepsTexts && (
        <label className="flex min-h-8 items-center gap-3 text-tiny">
          <input className="size-5 shrink-0 accent-petrol" ref={keeps} type="checkbox" />
          {words.keepTexts}
        </label>
      )}
      <p className="text-tiny font-600 text-laterite-deep" role="alert">
        {failed && words.notKeptTexts}
      </p>
      <div className="flex flex-wrap gap-2">
        <button className="btn-primary min-h-10 py-1.5" onClick={() => void save()} type="button">
          {words.saveTexts}
        </button>
        <button className="btn-outline min-h-10 py-1.5" onClick={onClose} type="button">
          {words.close}
        </button>
      </div>
    </fieldset>
  );
}

/** The position of the figure, or of the picture without one, that an element shows. */
export function positionOf({ view }: RichText, figure: HTMLElement): number {
  if (!view.dom.contains(figure)) return -1;
  // A picture within a paragraph has no inside.
  return view.posAtDOM(figure, 0) - (figure instanceof HTMLImageElement ? 0 : 1);
}

/** Keeps a box at a figure, in the container that both are in. */
export function useBeside(box: RefObject<HTMLElement | null>, figure: Element | undefined, side: 'above' | 'below') {
  useLayoutEffect(() => {
    if (!figure) return;
    const place = () => {
      const around = box.current?.offsetParent?.getBoundingClientRect();
      if (!box.current || !around) return;
      const { top, bottom, left } = figure.getBoundingClientRect();
      // Over the text of the other language, and no further.
      const area = (box.current.closest('[data-panel]')?.parentElement ?? document.body).getBoundingClientRect();
      const maxLeft = area.right - around.left - box.current.offsetWidth;
      const start = `${(side === 'above' ? top : bottom + 4) - around.top}px`;
      const hasMoved = box.current.style.top !== start;
      Object.assign(box.current.style, { top: start, left: `${Math.min(maxLeft, left - around.left)}px` });
      // A picture that has just arrived moves the fields below it.
      if (hasMoved && box.current.contains(document.activeElement)) box.current.scrollIntoView({ block: 'nearest' });
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const element of [figure, figure.parentElement, box.current]) if (element) sizes.observe(element);
    return () => sizes.disconnect();
  });
}

/** Stores texts at the asset itself, for its next use. */
async function isKept(address: string, body: Partial<PickableAsset>): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) }).catch(() => undefined);
  return answer?.ok ?? false;
}
