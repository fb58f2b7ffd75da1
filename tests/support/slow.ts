/** The time limit of every test and hook, in milliseconds: on a busy machine it may have to wait for its turn. */
export const slow = 60_000;
