export const stepInMilliseconds = 5000;
export const tickInMilliseconds = 50;
/** The last share of a step during which the next one is faded in. */
const transitionShare = 0.2;

/** Position in a loop of steps: index, progress from 0 to 1, and whether the next step is fading in. */
export type Moment = { step: number; share: number; changing: boolean };

export function momentAt(elapsedInMilliseconds: number, steps: number): Moment {
  const inLoop = elapsedInMilliseconds % (steps * stepInMilliseconds);
  const share = (inLoop % stepInMilliseconds) / stepInMilliseconds;
  return { step: Math.floor(inLoop / stepInMilliseconds), share, changing: share >= 1 - transitionShare };
}
