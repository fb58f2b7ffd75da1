import type { TimelineMilestone } from './timeline-props.ts';

type MilestoneViewProps = {
  milestone: TimelineMilestone;
  shown: boolean;
  /** Loads the picture eagerly. */
  eager: boolean;
};

/** `sizes` attribute of the picture. */
export const milestoneSizes = '100vw';

export function MilestoneView({ milestone: { year, title, paragraphs, picture }, shown, eager }: MilestoneViewProps) {
  return (
    <li className="milestone" data-shown={shown ? '' : undefined}>
      <picture>
        {picture.avif && <source sizes={milestoneSizes} srcSet={picture.avif} type="image/avif" />}
        <img
          alt={picture.alt}
          className="milestone-picture"
          decoding="async"
          height={picture.height}
          loading={eager ? 'eager' : 'lazy'}
          src={picture.jpeg}
          width={picture.width}
        />
      </picture>
      <div className="milestone-text">
        <div className="wrap">
          <p className="t-title whitespace-nowrap text-clay">{year.replace('-', '–')}</p>
          <h2 className="t-heading mt-3 max-w-[18ch]">{title}</h2>
          <div className="mt-5 grid max-w-[38rem] gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}
