import { solveChallenge } from '../../src/ui/forms/proof-of-work.ts';

/** What the script of a page sends with a form after the answer that it got. */
export async function workFor(challenge: string): Promise<{ challenge: string; work: string }> {
  return { challenge, work: await solveChallenge(challenge, () => {}) };
}
