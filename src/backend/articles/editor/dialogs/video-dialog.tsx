import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { storedFile } from '../../../../stored-file.ts';
import { AssetPicker } from '../../../ui/asset-picker.tsx';
import type { AssetPickerWords, PickableAsset } from '../../../ui/pickable-assets.ts';
import type { ProblemTexts } from '../../../ui/problem-text.ts';
import type { EditorWords } from '../editor-words.ts';
import type { PlacedVideo } from '../pictures.ts';

type VideoDialogProps = {
  /** The video at the selection, to be changed; undefined for a new one. */
  video: PlacedVideo | undefined;
  /** Address of the asset API for staff. */
  assets: string;
  /** Category of the offered pictures. */
  category: string;
  words: EditorWords;
  picker: AssetPickerWords;
  problems: ProblemTexts;
  onSave: (video: PlacedVideo) => void;
  onClose: () => void;
};

/** The category that has videos and their captions. */
const videoCategory = 'home';
const languages = ['id', 'en'] as const;
type Part = 'video' | 'poster' | (typeof languages)[number];

/** Dialog for a video of the text: the file, the picture before it plays, and captions in both languages. */
export function VideoDialog(props: VideoDialogProps) {
  const { video, assets, category, words, picker, problems, onSave, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [paths, setPaths] = useState(() => pathsOf(video));
  const [choosing, setChoosing] = useState<Part>();
  useEffect(() => dialog.current?.showModal(), []);
  const names: Record<Part, string> = {
    video: words.videoFile,
    poster: words.videoPoster,
    id: words.captionsId,
    en: words.captionsEn,
  };
  const set = (part: Part, path: string) => {
    setPaths((all) => ({ ...all, [part]: path }));
    setChoosing(undefined);
  };
  const save = () => {
    const tracks = languages
      .filter((language) => paths[language] !== '')
      .map((language) => ({
        kind: 'captions',
        src: paths[language],
        srclang: language,
        label: language === 'id' ? 'Bahasa Indonesia' : 'English',
      }));
    onSave({ path: paths.video, poster: paths.poster, tracks });
  };
  return createPortal(
    <dialog aria-labelledby={`${id}-title`} className="desk-dialog max-w-160" onClose={onClose} ref={dialog}>
      <div className="desk-panel">
        <h2 className="t-sub text-petrol-deep" id={`${id}-title`}>
          {words.video}
        </h2>
        <p className="mt-2 text-small text-slate">{words.videoHint}</p>
        {paths.video && (
          // biome-ignore lint/a11y/useMediaCaption: its captions are chosen below
          <video
            className="mt-4 max-h-60 w-full bg-petrol-deep"
            controls
            key={paths.video + paths.poster}
            poster={paths.poster ? storedFile(paths.poster) : undefined}
            preload="metadata"
            src={storedFile(paths.video)}
          />
        )}
        <dl className="mt-4 grid gap-4">
          {(['video', 'poster', ...languages] as const).map((part) => (
            <div key={part}>
              <dt className="t-label">{names[part]}</dt>
              <dd className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 text-small [overflow-wrap:anywhere]">
                  {paths[part] ? paths[part].replace('/assets/', '') : words.noFile}
                </span>
                <button
                  aria-label={`${paths[part] ? words.changeFile : words.chooseFile}: ${names[part]}`}
                  className="btn-outline min-h-11 py-2"
                  onClick={() => setChoosing(part)}
                  type="button"
                >
                  {paths[part] ? words.changeFile : words.chooseFile}
                </button>
                {paths[part] && part !== 'video' && (
                  <button
                    aria-label={`${words.removeFile}: ${names[part]}`}
                    className="line-link min-h-11 text-small font-600"
                    onClick={() => set(part, '')}
                    type="button"
                  >
                    {words.removeFile}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <button className="btn-primary" disabled={paths.video === ''} onClick={save} type="button">
            {words.saveVideo}
          </button>
          <button className="btn-outline" onClick={onClose} type="button">
            {words.cancel}
          </button>
        </div>
      </div>
      {choosing && (
        <AssetPicker
          address={assets}
          category={choosing === 'poster' ? category : videoCategory}
          chosen={paths[choosing]}
          mediaType={choosing === 'video' ? 'video' : choosing === 'poster' ? 'image' : 'captions'}
          onClose={() => setChoosing(undefined)}
          onPick={({ path }: PickableAsset) => set(choosing, path)}
          problems={problems}
          words={picker}
        />
      )}
    </dialog>,
    document.body,
  );
}

function pathsOf(video: PlacedVideo | undefined): Record<Part, string> {
  const captions = (language: string) => video?.tracks.find(({ srclang }) => srclang === language)?.src ?? '';
  return { video: video?.path ?? '', poster: video?.poster ?? '', id: captions('id'), en: captions('en') };
}
