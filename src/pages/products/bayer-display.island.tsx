import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type BayerDisplayProps = {
  steps: readonly BayerStep[];
  words: BayerWords;
  /** Address of the icon sprite. */
  icons: string;
};

/** The five steps as tabs that advance automatically. Without script, a list of all five. */
export function BayerDisplay({ steps, words, icons }: BayerDisplayProps) {
  const display = useRef<HTMLDivElement>(null);
  const { step, changing, playing, choose, toggle, hold } = useStepClock(steps.length, display);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = stepForKey(event.key, step, steps.length);
    if (chosen === undefined) return;
    event.preventDefault();
    choose(chosen);
    display.current?.querySelectorAll<HTMLElement>('.bayer-number')[chosen]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      aria-labelledby="bayer-title"
      className="bayer"
      data-playing={playing}
      onBlur={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      ref={display}
      role="group"
    >
      <nav
        aria-label={words.steps}
        className="bayer-numbers"
        onKeyDown={chooseByKey}
        role={awake ? 'tablist' : undefined}
      >
        {steps.map(({ title }, index) => (
          <a
            className="bayer-number"
            data-current={index === step ? '' : undefined}
            href={`#bayer-${index + 1}`}
            id={`bayer-number-${index + 1}`}
            key={title}
            onClick={(event) => {
              event.preventDefault();
              choose(index);
            }}
            {...(awake && {
              role: 'tab',
              'aria-controls': `bayer-${index + 1}`,
              'aria-selected': index === step,
              tabIndex: index === step ? 0 : -1,
            })}
          >
            <span className="bayer-digit">{index + 1}</span>
            <span className="bayer-name">{title}</span>
          </a>
        ))}
      </nav>
      <div className="bayer-panels">
        {steps.map((each, index) => (
          <BayerPanel
            awake={awake}
            key={each.title}
            number={index + 1}
            state={index === step ? 'shown' : changing && index === (step + 1) % steps.length ? 'coming' : 'away'}
            step={each}
            words={words}
          />
        ))}
        {(playing === 'playing' || playing === 'paused') && (
          <button className="bayer-pause" onClick={toggle} type="button">
            <svg aria-hidden="true" className="size-5 shrink-0">
              <use href={`${icons}#${playing === 'playing' ? 'player-pause' : 'player-play'}`} />
            </svg>
            {playing === 'playing' ? words.pause : words.play}
          </button>
        )}
      </div>
    </div>
  );
}

function stepForKey(key: string, step: number, steps: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (step + 1) % steps;
    case 'ArrowLeft':
      return (step + steps - 1) % steps;
    case 'Home':
      return 0;
    case 'End':
      return steps - 1;
    case ' ':
      return step;
    default:
      return undefined;
  }
}

type BayerPicture = { avif: string; jpeg: string; width: number; height: number; alt: string };
export type BayerStep = { title: string; text: string; input: string; output: string; picture: BayerPicture };
type BayerWords = { steps: string; pause: string; play: string; input: string; output: string };

type BayerPanelProps = {
  step: BayerStep;
  number: number;
  words: BayerWords;
  /** `coming`: its picture already covers the previous one, its text is not shown yet. */
  state: 'shown' | 'coming' | 'away';
  awake: boolean;
};

function BayerPanel({ step, number, words, state, awake }: BayerPanelProps) {
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

/** `waiting`: not hydrated, or reduced motion is preferred. `stopped`: a step was chosen, which ends autoplay. */
type Playing = 'waiting' | 'playing' | 'paused' | 'stopped';

/**
 * Cycles through the steps until one is chosen. Progress is written to the custom property `--passed` of `display`,
 * so that a tick does not render the component.
 */
function useStepClock(steps: number, display: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState<Playing>('waiting');
  const [held, setHeld] = useState(false);
  const [{ step, changing }, setShown] = useState({ step: 0, changing: false });
  const elapsed = useRef(0);

  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying('playing');
  }, []);

  useEffect(() => {
    if (playing !== 'playing' || held) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      elapsed.current += now - last;
      last = now;
      const moment = momentAt(elapsed.current, steps);
      display.current?.style.setProperty('--passed', String(moment.share));
      setShown((shown) => (shown.step === moment.step && shown.changing === moment.changing ? shown : moment));
    }, tickInMilliseconds);
    return () => clearInterval(timer);
  }, [playing, held, steps, display]);

  const choose = (chosen: number) => {
    setPlaying('stopped');
    setShown({ step: chosen, changing: false });
    display.current?.style.setProperty('--passed', '1');
  };
  const toggle = () => setPlaying(playing === 'playing' ? 'paused' : 'playing');
  return { step, changing, playing, choose, toggle, hold: setHeld };
}

export const stepInMilliseconds = 5000;
export const tickInMilliseconds = 50;
/** The last share of a step during which the next one is faded in. */
const transitionShare = 0.2;

/** Position in a loop of steps: index, progress from 0 to 1, and whether the next step is fading in. */
type Moment = { step: number; share: number; changing: boolean };

export function momentAt(elapsedInMilliseconds: number, steps: number): Moment {
  const inLoop = elapsedInMilliseconds % (steps * stepInMilliseconds);
  const share = (inLoop % stepInMilliseconds) / stepInMilliseconds;
  return { step: Math.floor(inLoop / stepInMilliseconds), share, changing: share >= 1 - transitionShare };
}
