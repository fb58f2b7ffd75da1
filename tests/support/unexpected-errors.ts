import { format } from 'node:util';

const unexpected: string[] = [];

/** Remembers an error that somebody logged; the test in which it happened fails unless it takes it back. */
export function noteError(text: string): void {
  unexpected.push(text);
}

/** Empties the memory and says what was in it. */
export function takeUnexpectedErrors(): string[] {
  return unexpected.splice(0);
}

/** Lets `console.error` print as ever, and remembers it: React warns of invalid HTML there. */
export function watchConsole(): void {
  const print = console.error;
  console.error = (...given: unknown[]) => {
    noteError(format(...given));
    print(...given);
  };
}
