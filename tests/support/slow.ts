/**
 * Time limit of tests and hooks in milliseconds. It only ends what hangs: on a busy machine a test that starts several servers
 * takes more than a minute.
 */
export const slow = 180_000;
