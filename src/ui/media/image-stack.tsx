import { Suspense, use } from 'react';
import { imageStackWords } from '../../i18n/site/image-stack.words.ts';
import { Picture, type PictureSource } from './picture.tsx';

type ImageStackProps = {
  /** Unique on the page. */
  id: string;
  /** Label of each picture, in one or two words. */
  names: readonly string[];
  /** May be a promise. */
  pictures: Promise<readonly PictureSource[]>;
  /** Shown while the pictures are pending. */
  fallback: readonly PictureSource[];
  /** Number of the picture initially in front, from 1. */
  front?: number;
};

/**
 * A stack of labelled pictures; the chosen one comes to the front. Radio buttons make the choice, so it
 * works by touch and arrow keys without script. Browsers without the required CSS show a plain gallery.
 */
export function ImageStack({ id, names, pictures, fallback, front = 1 }: ImageStackProps) {
  const pile = { id, names, front };
  return (
    <div aria-labelledby={`${id}-hint`} role="radiogroup">
      <Suspense fallback={<Pile {...pile} id={`${id}-early`} pictures={fallback} />}>
        <LatePile {...pile} pictures={pictures} />
      </Suspense>
      <p className="mt-5 text-small text-slate" id={`${id}-hint`}>
        {imageStackWords.hint}
      </p>
    </div>
  );
}

type PileProps = { id: string; names: readonly string[]; pictures: readonly PictureSource[]; front: number };

function LatePile({ pictures, ...pile }: Omit<PileProps, 'pictures'> & { pictures: ImageStackProps['pictures'] }) {
  return <Pile {...pile} pictures={use(pictures)} />;
}

function Pile({ id, names, pictures, front }: PileProps) {
  return (
    <div className="stack">
      {pictures.map((source, index) => (
        <label className="stack-card" key={names[index]}>
          <span className="stack-tab">
            <input className="stack-choice" defaultChecked={index + 1 === front} name={id} type="radio" />
            {names[index]}
          </span>
          <Picture
            className="aspect-4/3 w-full bg-powder object-cover"
            sizes="(min-width: 1024px) 600px, 100vw"
            source={source}
          />
        </label>
      ))}
    </div>
  );
}
