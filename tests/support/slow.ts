/** Time limit of tests and hooks in milliseconds, sufficient on a busy machine. */
export const slow = 60_000;
