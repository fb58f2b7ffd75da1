import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the changes that a request has made: `unknown` when the answer to a commit did not arrive. */
export type Stored = 'nothing' | 'unknown' | 'something';

/** What the database counts for a request, and the time that it may take; see db/request-scope.ts. */
type DatabaseUse = {
  outcome: { stored: Stored };
  wait: { readonly isOver: boolean; begin: () => () => void } | undefined;
  maxMilliseconds: number | undefined;
};

type SiteLanguage = 'id' | 'en';

/** What code may know of the request that it runs for, however many functions lie between. */
type Current = {
  database?: DatabaseUse | undefined;
  staff?: { readonly id: number; readonly language: SiteLanguage } | undefined;
  language?: SiteLanguage | undefined;
  /** Its result is shown to other visitors too. */
  isShared?: boolean;
};

const storage = new AsyncLocalStorage<Current>();

/** Runs work that knows this, and all that its caller knows. */
export function withCurrent<Result>(more: Current, work: () => Result): Result {
  return storage.run({ ...storage.getStore(), ...more }, work);
}

/** Runs what belongs to no request, such as a loop or a timer that one has started. */
export function outsideOfRequests<Result>(work: () => Result): Result {
  return storage.exit(work);
}

/** Runs a render whose result is kept for other visitors: its language is that of the page, and the account of staff cannot be read. */
export function sharedRender<Result>(language: SiteLanguage, work: () => Result): Result {
  return withCurrent({ isShared: true, language }, work);
}

export function currentDatabaseUse(): DatabaseUse | undefined {
  return storage.getStore()?.database;
}

/** The account of the request. Guards set it; read it by `currentStaff()` of domain/rights/staff.ts. */
export function currentAccount(): NonNullable<Current['staff']> {
  const current = storage.getStore();
  if (current?.isShared) throw new Error('A page that visitors share must not depend on the signed-in account.');
  if (!current?.staff)
    throw new Error('There is no signed-in account here: read it within a request of the back-office.');
  return current.staff;
}

/** The language of the page that is being rendered; in the back-office that of its reader. */
export function currentLanguage(): SiteLanguage {
  const language = storage.getStore()?.language;
  if (!language) throw new Error('There is no language here: read it while a page is being answered.');
  return language;
}
