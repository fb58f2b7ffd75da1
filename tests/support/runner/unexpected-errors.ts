import { format } from 'node:util';

const unexpected: string[] = [];

/** Records a logged error, which fails the current test unless it is removed. */
export function noteError(text: string): void {
  unexpected.push(text);
}

/** Returns and clears the recorded errors. */
export function takeUnexpectedErrors(): string[] {
  return unexpected.splice(0);
}

/** Records `console.error` in addition to printing: React uses it for invalid HTML. */
export function watchConsole(): void {
  const print = console.error;
  console.error = (...given: unknown[]) => {
    noteError(format(...given));
    print(...given);
  };
}
