import type { Language } from '../i18n/language.ts';
import { type BuiltPicture, manifest } from '../web/manifest.ts';

export type PictureSource = { picture: BuiltPicture; alt: string };

/** The built-in picture of that key with its own alternative text, or the fallback when it is not made yet. */
export function builtPicture(key: string, language: Language): PictureSource {
  const picture = manifest().pictures[key] ?? manifest().pictures.fallback;
  if (!picture) throw new Error(`There is neither a picture "${key}" nor a fallback.`);
  return { picture, alt: picture.alt[language] };
}

type PictureProps = {
  source: PictureSource;
  /** As in HTML; say how wide the box is so that nothing wider is fetched. */
  sizes: string;
  /** The hero only: fetched first and not lazily. */
  priority?: boolean;
  className?: string;
  /** Other crops for narrower screens, widest condition first, as in `<source media>`. */
  art?: { media: string; source: PictureSource }[];
};

/** A responsive picture: AVIF, then WebP, then JPEG. An empty alternative text makes it decorative. */
export function Picture({ source, sizes, priority = false, className = '', art = [] }: PictureProps) {
  const { picture, alt } = source;
  return (
    <picture>
      {art.map(({ media, source: crop }) => (
        <Sources key={media} media={media} picture={crop.picture} sizes={sizes} />
      ))}
      <Sources picture={picture} sizes={sizes} />
      <img
        alt={alt}
        className={className}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        src={picture.jpeg}
        width={picture.width}
      />
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: BuiltPicture; sizes: string; media?: string }) {
  const size = { width: picture.width, height: picture.height, sizes, ...(media ? { media } : {}) };
  return (
    <>
      {picture.avif.length > 0 && <source srcSet={candidates(picture.avif)} type="image/avif" {...size} />}
      {picture.webp.length > 0 && <source srcSet={candidates(picture.webp)} type="image/webp" {...size} />}
    </>
  );
}

const knownCandidates = new WeakMap<BuiltPicture['avif'], string>();

function candidates(sizes: BuiltPicture['avif']): string {
  let text = knownCandidates.get(sizes);
  if (text === undefined) {
    text = sizes.map(([width, url]) => `${url} ${width}w`).join(', ');
    knownCandidates.set(sizes, text);
  }
  return text;
}
