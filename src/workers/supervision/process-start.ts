import { outsideOfRequests } from '../../current.ts';

/** The system starts no further process now: it lacks memory, process ids or file descriptors. */
export class ProcessNotStartedError extends Error {
  override name = 'ProcessNotStartedError';
}

/** Throws ProcessNotStartedError. */
export function startProcess<Child>(start: () => Child): Child {
  try {
    return outsideOfRequests(start);
  } catch (cause) {
    throw new ProcessNotStartedError('The process could not be started.', { cause });
  }
}

/** A process that is started in advance: without it, the task that needs one starts it. */
export function startSpare<Child>(start: () => Child): Child | undefined {
  try {
    return start();
  } catch (error) {
    if (error instanceof ProcessNotStartedError) return undefined;
    throw error;
  }
}
