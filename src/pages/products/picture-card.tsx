import type { Language } from '../../i18n/site/language.ts';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';

type PictureCardProps = {
  language: Language;
  /** Decorative: title and text describe the content. */
  pictureKey: string;
  /** `sizes` attribute of the picture. */
  sizes: string;
  title: string;
  text: string;
};

/** A picture with title and text, without a link. */
export function PictureCard({ language, pictureKey, sizes, title, text }: PictureCardProps) {
  return (
    <article>
      <Picture
        className="aspect-4/3 w-full bg-powder object-cover lg:aspect-auto lg:h-[clamp(15rem,44svh,30rem)]"
        sizes={sizes}
        source={{ ...builtPicture(pictureKey, language), alt: '' }}
      />
      <h3 className="t-item mt-5">{title}</h3>
      <p className="mt-2 text-base text-slate">{text}</p>
    </article>
  );
}
