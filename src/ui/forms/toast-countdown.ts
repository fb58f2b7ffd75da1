import { useCallback, useEffect, useRef } from 'react';

/** A timeout that can be paused. */
export function useCountdown(milliseconds: number, onEnd: () => void): { pause: () => void; resume: () => void } {
  const left = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    startedAt.current = performance.now();
    timer.current = setTimeout(onEnd, left.current);
  }, [onEnd]);
  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - startedAt.current;
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);
  return { pause, resume };
}
