import { Icon } from '../media/icon.tsx';
import { Picture, type PictureSource } from '../media/picture.tsx';

export type Chapter = {
  title: string;
  text: string;
  href: string;
  /** Slightly taller than wide. */
  picture: PictureSource;
  /** Twice as tall as wide, for four columns. */
  tall?: PictureSource;
};

const wide = '(min-width: 1024px)';

type ChaptersProps = { chapters: readonly Chapter[]; title: string; id: string; snap?: boolean };

/** Links to the pages of a section as tall pictures without gaps. */
export function Chapters({ chapters, title, id, snap }: ChaptersProps) {
  return (
    <section aria-label={title} className="tone-dark" data-section={snap ? '' : undefined} id={id}>
      <ul className="chapters">
        {chapters.map((chapter) => (
          <li className="chapter" key={chapter.href}>
            {/* On wide screens the height of the screen determines the picture size; the sides are cropped. */}
            <Picture
              {...(chapter.tall && { art: [{ media: wide, source: chapter.tall, sizes: '50vh' }] })}
              className="chapter-picture"
              sizes={`${wide} 80vh, (min-width: 768px) 50vw, 100vw`}
              source={{ ...chapter.picture, alt: '' }}
            />
            <div className="chapter-text">
              <h2 className="t-sub">
                <a className="cover-link" href={chapter.href}>
                  {chapter.title}
                </a>
              </h2>
              <p className="mt-3 max-w-[30rem] text-base">{chapter.text}</p>
              <Icon className="onward-arrow mt-6 size-7" name="arrow-right" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
