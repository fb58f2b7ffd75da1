import type { Log } from './log.ts';

/**
 * Keeps the process alive when an exception reaches no handler: in a timer, an event, a stream or a rejected promise. Each
 * is logged. Called when the site answers; before that, an exception ends the start.
 */
export function surviveExceptions(log: Log): void {
  process.on('uncaughtException', (error) => log.error('uncaught_exception', error));
  process.on('unhandledRejection', (reason) => log.error('unhandled_rejection', reason));
  // The reader of the log may be gone, or its disk full: writing then fails with an event of its own.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
