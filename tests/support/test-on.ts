import { test } from 'bun:test';
import { databaseKind } from './databases.ts';

/** A test for one kind of database; not defined in the other run, so that it does not count as skipped. */
export function testOn(kind: typeof databaseKind, name: string, check: () => Promise<void>, timeout?: number): void {
  if (kind === databaseKind) test(name, check, timeout);
}

/** A test whose result is the same on both databases, so that it runs on PostgreSQL only. */
export function testOnce(name: string, check: () => Promise<void>, timeout?: number): void {
  testOn('postgres', name, check, timeout);
}
