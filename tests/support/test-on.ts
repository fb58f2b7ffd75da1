import { test } from 'bun:test';
import { databaseKind } from './databases.ts';

/** For what only one of the two databases has; in the other run there is no such test, so nothing counts as skipped. */
export function testOn(kind: typeof databaseKind, name: string, check: () => Promise<void>, timeout?: number): void {
  if (kind === databaseKind) test(name, check, timeout);
}
