import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the changes that a request has made: `unknown` when the answer to a commit did not arrive. */
export type Stored = 'nothing' | 'unknown' | 'something';

/** What the database counts for a request, and the time that it may take; see db/request-scope.ts. */
type DatabaseUse = {
  outcome: { stored: Stored };
  wait: { readonly isOver: boolean; begin: () => () => void } | undefined;
  maxMilliseconds: number | undefined;
};

type BackOfficeLanguage = 'id' | 'en';

/** What code may know of the request that it runs for, however many functions lie between. */
type Current = {
  database?: DatabaseUse | undefined;
  staff?: { readonly id: number; readonly language: BackOfficeLanguage } | undefined;
  language?: BackOfficeLanguage | undefined;
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

/** Runs a render whose result is kept for other visitors: in it, account and language of staff cannot be read. */
export function sharedRender<Result>(work: () => Result): Result {
  return withCurrent({ isShared: true }, work);
}

export function currentDatabaseUse(): DatabaseUse | undefined {
  return storage.getStore()?.database;
}

/** The account of the request. Guards set it; read it by `currentStaff()` of domain/rights/staff.ts. */
export function currentAccount(): NonNullable<Current['staff']> {
  return required('staff', 'signed-in account');
}

/** The language of the back-office for this request. */
export function currentLanguage(): BackOfficeLanguage {
  return required('language', 'back-office language');
}

function required<Key extends 'staff' | 'language'>(key: Key, name: string): NonNullable<Current[Key]> {
  const current = storage.getStore();
  if (current?.isShared) throw new Error(`A page that visitors share must not depend on the ${name}.`);
  const value = current?.[key];
  if (value === undefined) throw new Error(`There is no ${name} here: read it within a request of the back-office.`);
  return value;
}
