import { test } from 'bun:test';
import { databaseKind } from './databases.ts';

/** A test for one kind of database; not defined in the other run, so that it does not count as skipped. */
export function testOn(kind: typeof databaseKind, name: string, check: () => Promise<void>, timeout?: number): void {
  if (kind === databaseKind) test(name, check, timeout);
}

/** Whether a run on one kind of database takes the tests whose result is the same on both. */
export const isOnServerOrBoth = databaseKind === 'postgres' || process.env.DATABASES === 'both';

/** A test whose result is the same on both databases: it runs on PostgreSQL only, with `DATABASES=both` on both. */
export function testOnce(name: string, check: () => Promise<void>, timeout?: number): void {
  if (isOnServerOrBoth) test(name, check, timeout);
}
