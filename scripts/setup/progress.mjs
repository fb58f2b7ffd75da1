/**
 * Prints one line for a set-up step: the title immediately, result and duration when it is done.
 * @template T
 * @param {string} title
 * @param {() => Promise<{ note: string, value: T }>} work
 */
export async function progress(title, work) {
  const startedAt = performance.now();
  process.stdout.write(`› ${title} … `);
  try {
    const { note, value } = await work();
    process.stdout.write(`${note} (${duration(performance.now() - startedAt)})\n`);
    return value;
  } catch (error) {
    process.stdout.write(`failed (${duration(performance.now() - startedAt)})\n`);
    throw error;
  }
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
