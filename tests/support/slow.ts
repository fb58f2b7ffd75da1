/** How long opening a world or a process may take on a busy machine, in milliseconds. */
export const slow = 60_000;
