import { type RefObject, useEffect, useState } from 'react';

const stepInMilliseconds = 5000;
/** Share of the section that must be visible for autoplay. */
const visibleShare = 0.3;

export type Timeline = {
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
export function useTimeline(section: RefObject<HTMLElement | null>, count: number): Timeline {
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
