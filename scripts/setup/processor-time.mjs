import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Processor time in seconds, user and system, of this process and of all processes that it has waited for, which includes
 * those that they have waited for (Linux; 0 elsewhere).
 */
export function processorTime() {
  const [own, children] = times();
  return own + children;
}

let counted = times()[1];

/** Processor time of the processes that have ended since the last call: called whenever one ends, that of one of them. */
export function processorTimeOfEnded() {
  const before = counted;
  [, counted] = times();
  return counted - before;
}

/** @returns {[own: number, children: number]} */
function times() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    // The program's name is in parentheses and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields.slice(11, 15);
    return [(user + system) / ticksPerSecond, (userOfChildren + systemOfChildren) / ticksPerSecond];
  } catch {
    return [0, 0];
  }
}

/**
 * @param {number} total @param {Map<string, number>} parts
 */
export function processorTimeSentence(total, parts) {
  const named = [...parts].map(([part, seconds]) => `${part} ${seconds.toFixed(0)} s`);
  return `Processor time: ${total.toFixed(0)} s${named.length > 0 ? ` (${named.join(', ')})` : ''}`;
}

/**
 * Processor time by test file, from the lines that `tests/support/runner/file-times.ts` writes: each says which file a process works
 * on from then on, and what it and its processes have used so far.
 * @param {string} text
 * @returns {Map<string, number>} most expensive first
 */
export function processorTimeByFile(text) {
  /** @type {Map<string, number>} */
  const byFile = new Map();
  /** @type {Map<string, { file: string, seconds: number }>} */
  const last = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const [pid = '', seconds = '', file = ''] = line.split('\t');
    const before = last.get(pid);
    if (before) {
      // What a killed process had used is no longer seen by the one that did not wait for it.
      const used = Math.max(0, Number(seconds) - before.seconds);
      byFile.set(before.file, (byFile.get(before.file) ?? 0) + used);
    }
    last.set(pid, { file, seconds: Number(seconds) });
  }
  return new Map([...byFile].sort(([, a], [, b]) => b - a));
}
