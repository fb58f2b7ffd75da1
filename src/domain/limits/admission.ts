import type { Transaction } from '../../db/client.ts';

/** How a visitor got past a limit that is used up: by computing, or by waiting as long as a signed challenge says. */
export type Proof = 'work' | 'waiting';

/** Ordinary capacity is shared by all; each kind of proof has its own capacity. */
export type Pool = 'ordinary' | Proof;

/** Calls without a token have a share of their own, apart from that of the pages. */
export type Share = Pool | 'direct';

/** Whether a form may be stored. Only `take` uses capacity, in the transaction that stores the form. */
export type Admission = {
  /** Reads only, before any costly work. Throws NoRoomError or SpentTokenError. */
  check: () => Promise<void>;
  /** Throws NoRoomError or SpentTokenError, which undoes the transaction. */
  take: (tx: Transaction) => Promise<void>;
};

/** The capacity for this submission is used up. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';

  constructor(readonly seconds: number) {
    super(`No room for ${seconds} seconds`);
  }
}

/** The token of the form was used by another submission. */
export class SpentTokenError extends Error {
  override name = 'SpentTokenError';
}
