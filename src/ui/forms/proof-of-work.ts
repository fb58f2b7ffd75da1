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

/** The round constants of SHA-256 (FIPS 180-4): fractional parts of the cube roots of the first 64 primes. */
const constants = new Int32Array(64);
const initial = new Int32Array(8);
const schedule = new Int32Array(64);
const state = new Int32Array(8);

let count = 0;
for (let candidate = 2; count < 64; candidate += 1) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) isPrime = false;
  if (!isPrime) continue;
  if (count < 8) initial[count] = fraction(Math.sqrt(candidate));
  constants[count] = fraction(Math.cbrt(candidate));
  count += 1;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

/**
 * The first 32 bits of the SHA-256 of an ASCII text. WebCrypto would take a promise for each of a hundred thousand hashes,
 * and is missing on plain http.
 */
function sha256(text: string): number {
  state.set(initial);
  const blocks = ((text.length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block += 1) {
    for (let word = 0; word < 16; word += 1) {
      const at = block * 64 + word * 4;
      schedule[word] =
        (byteAt(text, at) << 24) | (byteAt(text, at + 1) << 16) | (byteAt(text, at + 2) << 8) | byteAt(text, at + 3);
    }
    if (block === blocks - 1) schedule[15] = text.length * 8;
    compress();
  }
  return at(state, 0) >>> 0;
}

/** The text, then one bit, then zeros. */
function byteAt(text: string, index: number): number {
  if (index < text.length) return text.charCodeAt(index);
  return index === text.length ? 0x80 : 0;
}

function compress(): void {
  for (let index = 16; index < 64; index += 1) {
    const early = at(schedule, index - 15);
    const late = at(schedule, index - 2);
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = at(schedule, index - 16) + small0 + at(schedule, index - 7) + small1;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index += 1) {
    const large1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + large1 + ((e & f) ^ (~e & g)) + at(constants, index) + at(schedule, index)) | 0;
    const large0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (large0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

function rotate(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

/** An element that exists. */
function at(values: Int32Array, index: number): number {
  return values[index] ?? 0;
}
