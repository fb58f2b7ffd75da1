import type { Sql, TransactionSql } from 'postgres';
import { type DatabaseHealth, onExpiry } from './health.ts';
import { databaseWait, outcomeRecorder, timeLimitInMilliseconds } from './request-scope.ts';
import type { DatabaseSockets } from './sockets.ts';
import { DatabaseSlowError, DatabaseUnavailableError, isConnectionLost } from './unavailable.ts';

/** How long a query, or all queries of a transaction together, may take. */
const maxQueryInMilliseconds = 3000;

/** A query that has not ended so long after its connection was given up holds its place no longer. */
const maxSettlingInMilliseconds = 5000;

type Guards = {
  health: DatabaseHealth;
  /** Undefined for a database whose one connection must not be given up. */
  sockets: DatabaseSockets | undefined;
  slots: ConnectionSlots;
  /** Whether a pooler keeps no settings of sessions, so that each transaction sets the timeouts of the server. */
  isPooled?: boolean;
};

type Unsafe = Sql['unsafe'];
type TransactionWork = (tx: TransactionSql) => unknown;
type Begin = (work: TransactionWork) => Promise<unknown>;

/**
 * Gives every query and transaction of a client a deadline, because the driver has none and a frozen server answers
 * nothing. Queries fail at once while the database is known to be unavailable.
 */
export function withDeadlines(sql: Sql, guards: Guards): Sql {
  const { unsafe } = sql;
  const begin = sql.begin.bind(sql) as Begin;
  const guarded = (...given: Parameters<Unsafe>) => {
    // The driver's own "begin", which reserves a connection: its transaction has a place already.
    if (given[2] && 'onexecute' in given[2]) return unsafe(...given);
    return thenable((kind) => {
      const limits = currentLimits();
      const query = (client: { unsafe: Unsafe }) => started(client.unsafe(...given), kind);
      if (guards.sockets && limits.isLonger) return transact(guards, limits, begin, query, () => {});
      return onConnection(guards, limits, () => {
        const answer = query({ unsafe });
        return { answer, end: answer };
      });
    });
  };
  const transaction = (work: TransactionWork) => transact(guards, currentLimits(), begin, work, outcomeRecorder());
  return Object.assign(sql, { unsafe: guarded, begin: transaction });
}

/** What the work that asks may take, and the time that its request has waited for the database. */
type Limits = { milliseconds: number; isLonger: boolean; wait: ReturnType<typeof databaseWait> };

function currentLimits(): Limits {
  const longer = timeLimitInMilliseconds();
  return { milliseconds: longer ?? maxQueryInMilliseconds, isLonger: longer !== undefined, wait: databaseWait() };
}

/** The one race: an answer against the deadline and the circuit breaker. A connection that is silent until the deadline is given up. */
async function inTime<Result>(
  { health, sockets }: Guards,
  { milliseconds, wait }: Limits,
  ask: () => PromiseLike<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const endOfWait = wait?.begin();
  const forget = health.whileWaiting(late.reject);
  const clear = onExpiry(milliseconds, () => {
    late.reject(new DatabaseUnavailableError('The database has not answered in time'));
    sockets?.destroySilent(milliseconds * 0.9);
    health.suspect();
  });
  try {
    return await Promise.race([ask(), late.promise]);
  } catch (error) {
    if (isConnectionLost(error)) health.suspect();
    throw error;
  } finally {
    endOfWait?.();
    forget();
    clear();
  }
}

type Started<Result> = { answer: PromiseLike<Result> /** When its connection is free. */; end: PromiseLike<unknown> };

/** Begins on a connection once there is one. What was given up before is never begun. */
async function onConnection<Result>(guards: Guards, limits: Limits, begin: () => Started<Result>): Promise<Result> {
  requireAvailable(guards);
  if (limits.wait?.isOver) throw isSlow();
  let leaveQueue = () => {};
  let release: (() => void) | undefined;
  const taken = Promise.withResolvers<Result>();
  try {
    return await inTime(guards, limits, () => {
      leaveQueue = guards.slots.take((free) => {
        release = free;
        const { answer, end } = begin();
        end.then(free, (error: unknown) => releaseAfter(error, free));
        answer.then(taken.resolve, taken.reject);
      });
      return taken.promise;
    });
  } catch (error) {
    leaveQueue();
    if (guards.sockets) setTimeout(() => release?.(), maxSettlingInMilliseconds).unref();
    throw error;
  }
}

/** A transaction with a deadline. `note` is called with whether it was stored. */
async function transact(
  guards: Guards,
  limits: Limits,
  begin: Begin,
  work: TransactionWork,
  note: ReturnType<typeof outcomeRecorder>,
): Promise<unknown> {
  const { health, sockets, isPooled } = guards;
  const begun = Promise.withResolvers<TransactionSql>();
  // The driver commits when it resolves, and rolls back when it rejects.
  const outcome = Promise.withResolvers<unknown>();
  outcome.promise.catch(() => {});
  let ended: Promise<unknown> = begun.promise;
  const opened = onConnection(guards, limits, () => {
    ended = begin((tx) => {
      begun.resolve(tx);
      return outcome.promise;
    });
    ended.catch(begun.reject);
    return { answer: begun.promise, end: ended };
  });
  opened.catch(() => outcome.reject(new DatabaseUnavailableError('The transaction was given up')));
  const tx = await opened;

  let spent = 0;
  let givenUp: DatabaseSlowError | undefined;
  const query = async (send: () => PromiseLike<unknown>) => {
    requireAvailable(guards);
    if (spent >= limits.milliseconds || limits.wait?.isOver) {
      givenUp = isSlow();
      throw givenUp;
    }
    const before = performance.now();
    try {
      return await inTime(guards, limits, send);
    } finally {
      spent += performance.now() - before;
    }
  };
  const lost = Promise.withResolvers<never>();
  ended.catch(lost.reject);
  const forget = sockets && health.whileWaiting(lost.reject);
  /** Without a connection the driver must not try to roll back: it would write to a socket that is gone. */
  const whileConnected = async (run: () => unknown) => {
    try {
      return await run();
    } catch (error) {
      if (!sockets || !isConnectionLost(error)) throw error;
      lost.reject(error);
      return new Promise(() => {});
    }
  };
  /** The client of the transaction, whose queries share one deadline. */
  const scoped = (client: TransactionSql): TransactionSql => {
    const { unsafe } = client;
    const savepoint = client.savepoint as Begin;
    const guarded = (...given: Parameters<Unsafe>) => thenable((kind) => query(() => started(unsafe(...given), kind)));
    const nested = (inner: TransactionWork) => savepoint((point) => whileConnected(() => inner(scoped(point))));
    return Object.assign(client, { unsafe: guarded, savepoint: nested });
  };
  const working = whileConnected(async () => {
    const client = scoped(tx);
    // The embedded database takes these settings and ends no query.
    if (sockets && (isPooled || limits.isLonger)) await client.unsafe(serverTimeoutsFor(limits.milliseconds));
    const result = await work(client);
    if (givenUp) throw givenUp;
    return result;
  });
  try {
    outcome.resolve(await Promise.race([working, lost.promise]));
  } catch (error) {
    if (sockets && isConnectionLost(error)) {
      health.suspect();
      throw error;
    }
    outcome.reject(error);
    // Its locks are released when the caller hears of it.
    await inTime(guards, limits, () => ended).catch(() => {});
    throw error;
  } finally {
    forget?.();
  }
  try {
    const result = await inTime(guards, limits, () => ended);
    note('something');
    return result;
  } catch (error) {
    // A commit that was sent may have arrived.
    if (isConnectionLost(error)) note('unknown');
    throw error;
  }
}

/** Work that may take longer waits no longer for a lock than other queries do. */
const maxLockWaitInMilliseconds = 2500;

/** The server's own timeouts for the rest of a transaction. As usual, a query ends before the deadline of its client. */
function serverTimeoutsFor(maxMilliseconds: number): string {
  const statement = Math.floor((maxMilliseconds * 5) / 6);
  return `select set_config('statement_timeout', '${statement}', true), set_config('lock_timeout', '${maxLockWaitInMilliseconds}', true)`;
}

type RowKind = 'objects' | 'arrays';
type Pending = ReturnType<Unsafe>;

function started(query: Pending, kind: RowKind): PromiseLike<unknown> {
  return kind === 'arrays' ? query.values() : query;
}

/** A query in the form that Drizzle awaits: it is sent when it is awaited, and `values` gives its rows as arrays. */
function thenable(send: (kind: RowKind) => Promise<unknown>): Pending {
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: the queries of the driver are thenables
    then: (...on: Parameters<Promise<unknown>['then']>) => send('objects').then(...on),
    values: () => send('arrays'),
  };
  // Drizzle uses nothing else of it.
  return query as unknown as Pending;
}

/**
 * After the loss of a connection the driver takes a moment until it uses the connection no more: a query that it is given
 * meanwhile is never answered.
 */
function releaseAfter(error: unknown, release: () => void): void {
  if (isConnectionLost(error)) setTimeout(release, 10);
  else release();
}

function requireAvailable({ health }: Guards): void {
  if (!health.isAvailable) throw new DatabaseUnavailableError('The database does not answer');
}

const isSlow = () => new DatabaseSlowError('The queries of a request or transaction have taken too long together');

type Waiting = (release: () => void) => void;

export type SlotState = { taken: number; waiting: number; size: number };

/**
 * As many places as a client has connections. The driver would send a query that waits for one even when its caller has
 * long had the answer that it failed; what waits here can be taken back.
 */
export class ConnectionSlots {
  private taken = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly count: number) {}

  get state(): SlotState {
    return { taken: this.taken, waiting: this.waiting.size, size: this.count };
  }

  /** Calls `begin` when there is a place, at once if there is one. Returns the way out of the queue. */
  take(begin: Waiting): () => void {
    if (this.taken < this.count) this.occupy(begin);
    else this.waiting.add(begin);
    return () => this.waiting.delete(begin);
  }

  private occupy(begin: Waiting): void {
    this.taken += 1;
    let isReleased = false;
    begin(() => {
      if (isReleased) return;
      isReleased = true;
      this.taken -= 1;
      this.next();
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) return;
    this.waiting.delete(first);
    this.occupy(first);
  }
}
