import type { Log, LogFields } from '../../src/web/log/log.ts';
import { noteError } from './runner/unexpected-errors.ts';

type LogEvent = { level: 'info' | 'warn' | 'error'; event: string; fields: LogFields; error?: unknown };

/** Records log entries. Unexpected errors fail the test. */
export class CollectedLog implements Log {
  readonly events: LogEvent[] = [];
  private expected = 0;

  readonly info = (event: string, fields: LogFields = {}) => void this.events.push({ level: 'info', event, fields });
  readonly warn = (event: string, fields: LogFields = {}) => void this.events.push({ level: 'warn', event, fields });
  readonly error = (event: string, error: unknown, fields: LogFields = {}) => {
    this.events.push({ level: 'error', event, fields, error });
    if (this.expected > 0) this.expected -= 1;
    else noteError(`${event} ${JSON.stringify(fields)} ${error instanceof Error ? error.stack : String(error)}`);
  };

  /** Expects a number of errors. */
  expectErrors(count: number): void {
    this.expected += count;
  }

  clear(): void {
    this.events.length = 0;
    this.expected = 0;
  }
}
