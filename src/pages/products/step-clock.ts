export const stepInMs = 5000;
export const tickInMs = 50;
/** The last share of a step during which the next one is faded in. */
const transitionShare = 0.2;

/** Position in a loop of steps: index, progress from 0 to 1, and whether the next step is fading in. */
export type Moment = { step: number; share: number; changing: boolean };

export function momentAt(elapsedInMs: number, steps: number): Moment {
  const inLoop = elapsedInMs % (steps * stepInMs);
  const share = (inLoop % stepInMs) / stepInMs;
  return { step: Math.floor(inLoop / stepInMs), share, changing: share >= 1 - transitionShare };
}
