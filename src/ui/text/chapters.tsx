import { Icon } from '../media/icon.tsx';
import { Picture, type PictureSource } from '../media/picture.tsx';

export type Chapter = {
  title: string;
  text: string;
  href: string;
  /** A little higher than wide. */
  picture: PictureSource;
  /** Twice as high as wide, for four of them side by side. */
  tall?: PictureSource;
};

const wide = '(min-width: 1024px)';

type ChaptersProps = { chapters: readonly Chapter[]; title: string; id: string; snap?: boolean };

/** The pages of a part as tall pictures edge to edge, each a link. */
export function Chapters({ chapters, title, id, snap }: ChaptersProps) {
  return (
    <section aria-label={title} className="tone-dark" data-section={snap ? '' : undefined} id={id}>
      <ul className="chapters">
        {chapters.map((chapter) => (
          <li className="chapter" key={chapter.href}>
            {/* On wide screens as tall as the screen and cut at the sides: the height says how large a picture it takes. */}
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
              <p className="mt-3 max-w-[30rem] text-small">{chapter.text}</p>
              <Icon className="onward-arrow mt-6 size-7" name="arrow-right" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
