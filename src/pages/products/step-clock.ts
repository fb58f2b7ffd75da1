export const stepInMs = 5000;
export const tickInMs = 50;
/** The share of a step, at its end, in which the next one comes in. */
const transitionShare = 0.2;

/** Where a loop of steps stands: which step, how far it is from 0 to 1, and whether the next one is coming in. */
export type Moment = { step: number; share: number; changing: boolean };

export function momentAt(elapsedInMs: number, steps: number): Moment {
  const inLoop = elapsedInMs % (steps * stepInMs);
  const share = (inLoop % stepInMs) / stepInMs;
  return { step: Math.floor(inLoop / stepInMs), share, changing: share >= 1 - transitionShare };
}
