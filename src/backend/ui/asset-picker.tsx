import { useEffect, useId, useRef, useState } from 'react';
import type { MediaType } from '../../fields/asset-categories.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { focusClasses } from '../../ui/media/focus.ts';
import {
  type AssetPickerWords,
  type PickableAsset,
  type UploadedAsset,
  uploadAsset,
  usePickableAssets,
} from './pickable-assets.ts';
import { type ProblemTexts, refusalText } from './problem-text.ts';

type AssetPickerProps = {
  /** Address of the asset API for staff. */
  address: string;
  /** The category whose assets are listed. */
  category: string;
  mediaType: MediaType;
  words: AssetPickerWords;
  problems: ProblemTexts;
  /** Path of the currently chosen asset. */
  chosen?: string | undefined;
  onPick: (asset: PickableAsset) => void;
  /** Called when the picker is closed without a choice. */
  onClose: () => void;
};

const accepted: Record<MediaType, string> = {
  image: '.jpg,.jpeg,.png,.webp,.avif,.gif',
  document: '.pdf',
  video: '.mp4,.m4v,.webm',
  captions: '.vtt',
};

/**
 * A modal dialog for choosing or uploading an asset of a category. It fetches the list when mounted,
 * so render it only while it is open.
 */
export function AssetPicker(props: AssetPickerProps) {
  const { address, category, mediaType, words, problems, chosen, onPick, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [search, setSearch] = useState('');
  const list = usePickableAssets({ address, category, mediaType, search, words });
  useEffect(() => {
    dialog.current?.showModal();
    // On touch screens, focusing the field would open the keyboard over the pictures.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return (
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog" onClose={onClose} ref={dialog}>
      <form className="desk-dialog-close" method="dialog">
        <button aria-label={words.close} className="icon-button" type="submit">
          ×
        </button>
      </form>
      <section className="desk-panel max-w-240">
        <h2 className="t-sub pr-12 text-petrol-deep" id={`${id}-title`}>
          {titleOf(mediaType, words)}
        </h2>
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <div className="min-w-56 flex-1">
            <label className="t-label text-slate" htmlFor={`${id}-search`}>
              {words.search}
            </label>
            <input
              className="mt-1 block min-h-11 w-full rounded border-[1.5px] border-graphite/45 bg-white px-3 py-2 text-small"
              id={`${id}-search`}
              onChange={(event) => setSearch(event.currentTarget.value)}
              ref={field}
              type="search"
              value={search}
            />
          </div>
          <UploadHere
            address={address}
            category={category}
            mediaType={mediaType}
            onUpload={onPick}
            problems={problems}
            words={words}
          />
        </div>
        <p className="mt-4 text-small text-slate" role="status">
          {list.message}
        </p>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
          {list.assets.map((asset) => (
            <li key={asset.id}>
              <Choice asset={asset} isChosen={asset.path === chosen} onPick={onPick} words={words} />
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <button className="btn-outline mt-5 min-h-11" onClick={list.loadMore} type="button">
            {words.showMore}
          </button>
        )}
      </section>
    </dialog>
  );
}

function titleOf(mediaType: MediaType, words: AssetPickerWords): string {
  const { chooseImage, chooseDocument, chooseVideo, chooseCaptions } = words;
  return { image: chooseImage, document: chooseDocument, video: chooseVideo, captions: chooseCaptions }[mediaType];
}

type ChoiceProps = {
  asset: PickableAsset;
  isChosen: boolean;
  words: AssetPickerWords;
  onPick: (asset: PickableAsset) => void;
};

function Choice({ asset, isChosen, words, onPick }: ChoiceProps) {
  return (
    <button
      aria-pressed={isChosen}
      className="asset-choice grid h-full w-full content-start gap-2 rounded border-[1.5px] border-graphite/20 bg-white p-2 text-left hover:border-graphite aria-[pressed=true]:border-laterite"
      onClick={() => onPick(asset)}
      type="button"
    >
      {asset.thumbnail && (
        <img
          alt=""
          className={`aspect-[4/3] w-full bg-powder object-cover ${focusClasses({ focalX: asset.focal_x, focalY: asset.focal_y, zoom: asset.zoom })}`.trim()}
          height={asset.height ?? 300}
          loading="lazy"
          src={asset.thumbnail}
          width={asset.width ?? 400}
        />
      )}
      <span className="text-small font-600 [overflow-wrap:anywhere]">{asset.title || asset.name}</span>
      {asset.pages !== null && (
        <span className="text-tiny text-slate">
          {asset.pages === 1 ? words.pdfPage : fill(words.pdfPages, { pages: String(asset.pages) })}
        </span>
      )}
    </button>
  );
}

type UploadHereProps = {
  address: string;
  category: string;
  mediaType: MediaType;
  words: AssetPickerWords;
  problems: ProblemTexts;
  onUpload: (asset: PickableAsset) => void;
};

function UploadHere({ address, category, mediaType, words, problems, onUpload }: UploadHereProps) {
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; problem: string }>({ busy: false, problem: '' });
  const [stored, setStored] = useState<{ asset: UploadedAsset; file: File }>();
  const send = async (file: File | undefined, again = false) => {
    if (!file) return;
    setStored(undefined);
    setState({ busy: true, problem: '' });
    const answer = await uploadAsset(file, { address, category, mediaType, words, again });
    if (!('error' in answer) && answer.wasStored) {
      setState({ busy: false, problem: '' });
      setStored({ asset: answer, file });
    } else if ('error' in answer)
      setState({ busy: false, problem: fill(words.uploadFailed, { problem: refusalText(answer, problems) }) });
    else onUpload(answer);
  };
  return (
    <div>
      <label className="btn-outline min-h-11 cursor-pointer focus-within:outline-2" htmlFor={id}>
        {state.busy ? words.uploading : words.uploadNew}
        <input
          accept={accepted[mediaType]}
          aria-describedby={`${id}-problem`}
          className="sr-only"
          disabled={state.busy}
          id={id}
          onChange={(event) => void send(event.currentTarget.files?.[0])}
          type="file"
        />
      </label>
      <p className="text-small font-600 text-laterite-deep" id={`${id}-problem`} role="alert">
        {state.problem}
      </p>
      <div role="status">
        {stored && (
          <p className="mt-2 flex max-w-100 flex-wrap items-center gap-x-4 gap-y-1 text-small">
            {fill(words.isStored, { name: stored.asset.name })}
            <button className="line-link py-1 font-600" onClick={() => onUpload(stored.asset)} type="button">
              {words.useStored}
            </button>
            <button className="line-link py-1" onClick={() => void send(stored.file, true)} type="button">
              {words.uploadAgain}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
