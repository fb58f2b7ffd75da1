import { currentLanguage } from '../../current.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type BuiltPicture, manifest, type SizedPicture, socialSize } from '../../manifest.ts';
import { type FocalPoint, focusClasses, sizesOf } from './focus.ts';

export type PictureSource = {
  picture: BuiltPicture;
  alt: string;
  /** What stays in view where the picture is cut. */
  focus?: FocalPoint | undefined;
};

/** A built-in picture with its own alternative text, or the fallback when it does not exist yet. */
export function builtPicture(key: string, language: Language = currentLanguage()): PictureSource {
  const picture = manifest().pictures[key] ?? manifest().pictures.fallback;
  if (!picture) throw new Error(`Missing picture and fallback: ${key}`);
  return { picture, alt: picture.alt[language] };
}

export type SocialPicture = { url: string; alt: string; width: number; height: number };

/** Picture for social networks: its social crop, or the whole picture. */
export function socialPicture({ picture, alt }: PictureSource): SocialPicture {
  return picture.social
    ? { url: picture.social, alt, ...socialSize }
    : { url: picture.jpeg, alt, width: picture.width, height: picture.height };
}

type PictureProps = {
  source: PictureSource;
  /** `sizes` attribute; state the width of the box, so that no larger variant is fetched. */
  sizes: string;
  /** For the first view: fetched eagerly with high priority. Other pictures are lazy. */
  priority?: boolean;
  className?: string;
  title?: string | undefined;
  /** Language of the alternative text, when it differs from the page. */
  lang?: string | undefined;
  /** Crops for narrower screens, widest condition first, as in `<source media>`. */
  art?: { media: string; source: PictureSource; sizes?: string }[];
};

/** A responsive picture in AVIF and JPEG. An empty alternative text makes it decorative. */
export function Picture({ source, sizes: box, priority = false, className = '', title, lang, art = [] }: PictureProps) {
  const { picture, alt, focus } = source;
  const sizes = sizesOf(box, focus);
  return (
    <picture>
      {art.map(({ media, source: crop, sizes: own = sizes }) => (
        <Sources key={media} media={media} picture={crop.picture} sizes={own} />
      ))}
      <Sources picture={picture} sizes={sizes} />
      <img
        alt={alt}
        className={`${className} ${focusClasses(focus)}`.trim() || undefined}
        data-blur={priority ? undefined : picture.blur}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
        height={picture.height}
        lang={lang}
        loading={priority ? 'eager' : 'lazy'}
        src={picture.jpeg}
        title={title}
        width={picture.width}
        {...(picture.jpegs && picture.jpegs.length > 1 && { srcSet: candidates(picture.jpegs, sizes), sizes })}
      />
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: BuiltPicture; sizes: string; media?: string }) {
  const size = { width: picture.width, height: picture.height, sizes, ...(media ? { media } : {}) };
  return (
    <>
      {picture.avif.length > 0 && <source srcSet={candidates(picture.avif, sizes)} type="image/avif" {...size} />}
      {/* A crop without variants is shown in its stored form. */}
      {media && picture.avif.length === 0 && <source srcSet={picture.jpeg} {...size} />}
    </>
  );
}

/** A `srcset` without variants narrower than the smallest box in `sizes`. */
export function candidates(pictures: SizedPicture[], sizes: string): string {
  const smallest = smallestBox(sizes);
  return pictures
    .filter(([width], index) => width >= smallest || index === pictures.length - 1)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/** Minimum screen width in CSS pixels: WCAG 2.2, criterion 1.4.10. */
const minScreenInPixels = 320;

/** Width of the smallest box in `sizes`, in CSS pixels. */
function smallestBox(sizes: string): number {
  const lengths = sizes.replaceAll(/\((?:min|max)-width:[^()]*\)/g, '').matchAll(/(\d{1,5}(?:\.\d{1,5})?)(px|vw|vh)/g);
  const inPixels = [...lengths].map(
    ([, size, unit]) => (Number(size) * (unit === 'px' ? 100 : minScreenInPixels)) / 100,
  );
  return Math.min(...inPixels);
}
