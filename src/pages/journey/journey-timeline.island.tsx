import { type RefObject, useEffect, useRef, useState } from 'react';

/** Full-screen timeline showing one milestone at a time; without script, all of them in a column. */
export function JourneyTimeline({ milestones, words, icons }: JourneyTimelineProps) {
  const section = useRef<HTMLElement>(null);
  const timeline = useTimeline(section, milestones.length);
  const { awake, ready, playing, selected, stop } = timeline;
  return (
    <section
      aria-label={words.timeline}
      aria-roledescription={awake ? words.carousel : undefined}
      className="timeline tone-dark"
      onFocus={({ target }) => {
        // Keyboard focus pauses the autoplay, except on the play button.
        if (target.matches(':focus-visible:not([data-play])')) stop();
      }}
      ref={section}
    >
      <ol aria-live={playing ? 'off' : 'polite'} className="timeline-milestones">
        {milestones.map((milestone, index) => (
          <MilestoneView eager={awake} key={milestone.year} milestone={milestone} shown={index === selected} />
        ))}
      </ol>
      <TimelineControls icons={icons} milestones={milestones} timeline={timeline} words={words} />
      {!ready && (
        <p className="timeline-loading" role="status">
          {words.loading}
        </p>
      )}
    </section>
  );
}

type MilestoneViewProps = {
  milestone: TimelineMilestone;
  shown: boolean;
  /** Loads the picture eagerly. */
  eager: boolean;
};

/** `sizes` attribute of the picture. */
export const milestoneSizes = '100vw';

function MilestoneView({ milestone: { year, title, paragraphs, picture }, shown, eager }: MilestoneViewProps) {
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

type TimelineControlsProps = {
  timeline: Timeline;
  milestones: readonly TimelineMilestone[];
  words: TimelineWords;
  icons: string;
};

/** Play and pause; a button for each year on wide screens, previous and next on narrow ones. */
function TimelineControls({ timeline, milestones, words, icons }: TimelineControlsProps) {
  const { selected, started, playing, choose, step, toggle } = timeline;
  const icon = (name: string) => (
    <svg aria-hidden="true" className="size-5">
      <use href={`${icons}#${name}`} />
    </svg>
  );
  return (
    <div className="timeline-controls wrap">
      <button
        aria-label={started ? words.pause : words.play}
        className="icon-button"
        data-play=""
        onClick={toggle}
        type="button"
      >
        {icon(started ? 'player-pause' : 'player-play')}
      </button>
      <ol aria-label={words.years} className="timeline-years">
        {milestones.map(({ year }, index) => (
          <li className="flex-1" key={year}>
            <button
              aria-current={index === selected ? 'true' : undefined}
              className="timeline-year"
              onClick={() => choose(index)}
              type="button"
            >
              <span className="timeline-line">
                {/* A new element for each step restarts the CSS animation of the line. */}
                <span
                  className="timeline-progress"
                  data-progress={progressOf(index, selected, playing)}
                  key={`${selected} ${playing}`}
                />
              </span>
              {year.replace('-', '–')}
            </button>
          </li>
        ))}
      </ol>
      <div className="timeline-steps">
        <button aria-label={words.previous} className="icon-button" onClick={() => step(-1)} type="button">
          {icon('arrow-left')}
        </button>
        <p aria-hidden="true" className="t-item min-w-[6.5rem] text-center">
          {milestones[selected]?.year.replace('-', '–')}
        </p>
        <button aria-label={words.next} className="icon-button" onClick={() => step(1)} type="button">
          {icon('arrow-right')}
        </button>
      </div>
    </div>
  );
}

function progressOf(index: number, selected: number, playing: boolean): 'whole' | 'running' | 'none' {
  if (index < selected) return 'whole';
  if (index > selected) return 'none';
  return playing ? 'running' : 'whole';
}

export type TimelineMilestone = {
  /** A year or a span of years, such as `2015-2019`. */
  year: string;
  title: string;
  paragraphs: string[];
  /** `avif` is a `srcset` value. */
  picture: { alt: string; width: number; height: number; avif: string; jpeg: string };
};

type TimelineWords = {
  timeline: string;
  carousel: string;
  years: string;
  loading: string;
  play: string;
  pause: string;
  previous: string;
  next: string;
};

type JourneyTimelineProps = {
  milestones: TimelineMilestone[];
  words: TimelineWords;
  /** Address of the icon sprite. */
  icons: string;
};

const stepInMilliseconds = 5000;
/** Share of the section that must be visible for autoplay. */
const visibleShare = 0.3;

type Timeline = {
  selected: number;
  /** Whether the script is hydrated. */
  awake: boolean;
  /** Whether all pictures have loaded or failed. */
  ready: boolean;
  /** Whether autoplay runs: when ready and visible. */
  started: boolean;
  playing: boolean;
  choose: (index: number) => void;
  step: (by: 1 | -1) => void;
  toggle: () => void;
  stop: () => void;
};

/** State of a timeline with `count` milestones: the current one, and autoplay. */
function useTimeline(section: RefObject<HTMLElement | null>, count: number): Timeline {
  const [selected, setSelected] = useState(0);
  const [started, setStarted] = useState(true);
  const visible = useVisible(section);
  const { awake, ready } = usePictures(section);
  const playing = started && ready && visible;

  useEffect(() => {
    // With reduced motion, autoplay starts only on request.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStarted(false);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setSelected((selected + 1) % count), stepInMilliseconds);
    return () => clearTimeout(timer);
  }, [playing, selected, count]);

  const choose = (index: number) => {
    setStarted(false);
    setSelected(index);
  };
  return {
    selected,
    awake,
    ready,
    started,
    playing,
    choose,
    step: (by) => choose((selected + by + count) % count),
    toggle: () => setStarted(!started),
    stop: () => setStarted(false),
  };
}

function useVisible(section: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= visibleShare),
      { threshold: visibleShare },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);
  return visible;
}

/** Waits for all pictures of the section; failures are ignored. */
function usePictures(section: RefObject<HTMLElement | null>): Pick<Timeline, 'awake' | 'ready'> {
  const [awake, setAwake] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!awake) {
      setAwake(true);
      return;
    }
    const pictures = [...(section.current?.querySelectorAll('img') ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => setReady(true));
  }, [section, awake]);
  return { awake, ready };
}
