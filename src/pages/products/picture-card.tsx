import type { Language } from '../../i18n/site/language.ts';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';

type PictureCardProps = {
  language: Language;
  /** The picture is decorative: title and text say what it shows. */
  pictureKey: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  title: string;
  text: string;
};

/** A picture with what it is about; leads nowhere. */
export function PictureCard({ language, pictureKey, sizes, title, text }: PictureCardProps) {
  return (
    <article>
      <Picture
        className="aspect-4/3 w-full bg-powder object-cover"
        sizes={sizes}
        source={{ ...builtPicture(pictureKey, language), alt: '' }}
      />
      <h3 className="t-item mt-5">{title}</h3>
      <p className="mt-2 text-small text-slate">{text}</p>
    </article>
  );
}
