import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../media/picture.tsx';

type CardProps = {
  href: string;
  title: string;
  text?: string | undefined;
  /** Badge or date above the title. */
  meta?: ReactNode;
  picture?: PictureSource | undefined;
  /** In place of a picture: a panel with the text and this label. */
  notice?: string | undefined;
  /** `sizes` attribute of the picture. */
  sizes?: string;
  level?: 2 | 3 | 4;
  /** Language of title and text, when it differs from the page. */
  lang?: string | undefined;
};

/** A card with picture and title that is a link as a whole. */
export function Card({
  href,
  title,
  text,
  meta,
  picture,
  notice,
  sizes = '(min-width: 1024px) 400px, 100vw',
  level = 3,
  lang,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex flex-col">
      {picture && (
        <div className="mb-5 aspect-3/2 overflow-hidden bg-powder">
          <Picture
            className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-103"
            sizes={sizes}
            source={picture}
          />
        </div>
      )}
      {notice && (
        <div className="mb-5 flex aspect-3/2 flex-col justify-between gap-4 overflow-hidden border-t-4 border-laterite bg-powder p-6">
          <p className="t-label text-laterite">{notice}</p>
          <p className="t-item line-clamp-4 font-500" lang={lang}>
            {text}
          </p>
        </div>
      )}
      {meta && <div className="mb-2.5 flex flex-wrap items-center gap-3 text-small">{meta}</div>}
      <Heading className="t-item text-balance [overflow-wrap:anywhere]" lang={lang}>
        <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={href}>
          {title}
        </a>
      </Heading>
      {text && !notice && (
        <p className="mt-2.5 line-clamp-3 text-base opacity-80" lang={lang}>
          {text}
        </p>
      )}
    </article>
  );
}
