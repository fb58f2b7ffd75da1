/** Answers leave at multiples of this many milliseconds after their request was read. */
const stepInMilliseconds = 250;

/** Does the work and holds its answer back until the next step, so that how long the work took tells less than the step. */
export async function answerAtSteps<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    await Bun.sleep(Math.ceil(taken / stepInMilliseconds) * stepInMilliseconds - taken);
  }
}
