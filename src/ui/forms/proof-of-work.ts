import { sha256 } from './sha256.ts';

/** Many small puzzles instead of a large one: the time varies less, and progress can be shown. */
export const puzzlesPerChallenge = 16;
/** The page stays responsive between two slices. */
const maxSliceInMilliseconds = 12;

/**
 * Answers a challenge of the server, in slices on the main thread: a worker would need a script address, which Trusted
 * Types forbid. For each puzzle a number is searched with which the hash begins with enough zero bits.
 */
export async function solveChallenge(challenge: string, onProgress: (percent: number) => void): Promise<string> {
  const bits = Number(challenge.split('.')[1]);
  const answers: number[] = [];
  let candidate = 0;
  while (answers.length < puzzlesPerChallenge) {
    const sliceEnd = performance.now() + maxSliceInMilliseconds;
    while (answers.length < puzzlesPerChallenge && performance.now() < sliceEnd) {
      for (const last = candidate + 64; candidate < last; candidate += 1) {
        if (Math.clz32(sha256(puzzleText(challenge, answers.length, candidate))) < bits) continue;
        answers.push(candidate);
        candidate = 0;
        break;
      }
    }
    onProgress(Math.round((answers.length / puzzlesPerChallenge) * 100));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return answers.join('.');
}

/** The end of the challenge is its signature, which is unique. The text fits into one block of SHA-256. */
export function puzzleText(challenge: string, puzzle: number, answer: number | string): string {
  return `${challenge.slice(-24)}.${puzzle}.${answer}`;
}
