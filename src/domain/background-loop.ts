type Options = {
  /** Does all that is to be done by now. */
  work: (isStopped: () => boolean) => Promise<void>;
  everyMilliseconds: number;
  onError: (error: unknown) => void;
};

export type BackgroundLoop = { wake: () => void; stop: () => Promise<void> };

/** Runs `work` now, when woken and at the interval, never twice at the same time. */
export function startLoop({ work, everyMilliseconds, onError }: Options): BackgroundLoop {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work(() => isStopped).catch(onError);
    }
  };
  const wake = () => {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  wake();
  const timer = setInterval(wake, everyMilliseconds);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
