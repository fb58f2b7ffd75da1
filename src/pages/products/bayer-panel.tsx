type BayerPicture = { avif: string; jpeg: string; width: number; height: number; alt: string };
export type BayerStep = { title: string; text: string; input: string; output: string; picture: BayerPicture };
export type BayerWords = { steps: string; pause: string; play: string; input: string; output: string };

type BayerPanelProps = {
  step: BayerStep;
  number: number;
  words: BayerWords;
  /** `coming`: its picture already covers the previous one, its text is not shown yet. */
  state: 'shown' | 'coming' | 'away';
  awake: boolean;
};

export function BayerPanel({ step, number, words, state, awake }: BayerPanelProps) {
  const { title, text, input, output, picture } = step;
  const { avif, jpeg, width, height, alt } = picture;
  return (
    <div
      aria-hidden={awake && state !== 'shown' ? true : undefined}
      className="bayer-panel"
      data-state={state}
      id={`bayer-${number}`}
      {...(awake && {
        role: 'tabpanel',
        'aria-labelledby': `bayer-number-${number}`,
        tabIndex: state === 'shown' ? 0 : -1,
      })}
    >
      <picture className="bayer-picture">
        {avif && <source sizes={bayerSizes} srcSet={avif} type="image/avif" />}
        <img
          alt={alt}
          className="size-full object-cover"
          decoding="async"
          height={height}
          loading="lazy"
          src={jpeg}
          width={width}
        />
      </picture>
      <div className="bayer-words">
        <h3 className="t-sub">
          <span className="mr-3 text-clay">{number}</span>
          {title}
        </h3>
        <p className="mt-4 max-w-[32rem]">{text}</p>
        <dl className="mt-7 grid max-w-[32rem] gap-x-6 gap-y-4 sm:grid-cols-2">
          <div className="border-t border-alumina/25 pt-3">
            <dt className="t-label text-clay">{words.input}</dt>
            <dd className="mt-1 font-600">{input}</dd>
          </div>
          <div className="border-t border-alumina/25 pt-3">
            <dt className="t-label text-clay">{words.output}</dt>
            <dd className="mt-1 font-600">{output}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

export const bayerSizes = '(min-width: 1024px) 720px, 100vw';
