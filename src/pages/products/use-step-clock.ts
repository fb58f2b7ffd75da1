import { type RefObject, useEffect, useRef, useState } from 'react';
import { momentAt, tickInMilliseconds } from './step-clock.ts';

/** `waiting`: not hydrated, or reduced motion is preferred. `stopped`: a step was chosen, which ends autoplay. */
type Playing = 'waiting' | 'playing' | 'paused' | 'stopped';

/**
 * Cycles through the steps until one is chosen. Progress is written to the custom property `--passed` of `display`,
 * so that a tick does not render the component.
 */
export function useStepClock(steps: number, display: RefObject<HTMLElement | null>) {
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
