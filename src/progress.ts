const intervalInMilliseconds = 5000;

/** Says every five seconds what is being done, and for how many seconds it has been going on, as long as `work` runs. */
export async function sayingProgress<Result>(
  say: (doing: string, seconds: number) => void,
  work: (report: (doing: string) => void) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  let doing = '';
  const timer = setInterval(() => say(doing, Math.round((performance.now() - begun) / 1000)), intervalInMilliseconds);
  try {
    return await work((next) => {
      doing = next;
    });
  } finally {
    clearInterval(timer);
  }
}
