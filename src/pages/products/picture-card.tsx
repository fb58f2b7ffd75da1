import { builtPicture, Picture } from '../../ui/media/picture.tsx';

type PictureCardProps = {
  /** Decorative: title and text describe the content. */
  pictureKey: string;
  /** `sizes` attribute of the picture. */
  sizes: string;
  title: string;
  text: string;
};

/** A picture with title and text, without a link. */
export function PictureCard({ pictureKey, sizes, title, text }: PictureCardProps) {
  return (
    <article>
      <Picture
        className="aspect-4/3 w-full bg-powder object-cover lg:aspect-auto lg:h-[clamp(15rem,44svh,30rem)]"
        sizes={sizes}
        source={{ ...builtPicture(pictureKey), alt: '' }}
      />
      <h3 className="t-item mt-5">{title}</h3>
      <p className="mt-2 text-base text-slate">{text}</p>
    </article>
  );
}
