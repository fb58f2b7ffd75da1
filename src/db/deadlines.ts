import type { Sql, TransactionSql } from 'postgres';
import type { DatabaseHealth } from './health.ts';
import { databaseWait, outcomeRecorder, timeLimitInMilliseconds } from './request-scope.ts';
import type { ConnectionSlots } from './slots.ts';
import type { DatabaseSockets } from './sockets.ts';
import { DatabaseSlowError, DatabaseUnavailableError, isConnectionLost } from './unavailable.ts';

/** How long a query, or all queries of a transaction together, may take. */
const maxQueryInMilliseconds = 3000;

/** A query that has not ended so long after its connection was given up holds its place no longer. */
const maxSettlingInMilliseconds = 5000;

type Options = {
  health: DatabaseHealth;
  /** Undefined for a database whose one connection must not be given up. */
  sockets: DatabaseSockets | undefined;
  /** One for each connection of the client. */
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
export function withDeadlines(sql: Sql, guards: Options): Sql {
  const { unsafe } = sql;
  const begin = sql.begin.bind(sql) as Begin;
  const guarded = (...given: Parameters<Unsafe>) => {
    // The driver's own "begin", which reserves a connection: its transaction has a place already.
    if (given[2] && 'onexecute' in given[2]) return unsafe(...given);
    return thenable((kind) => {
      const query = (client: { unsafe: Unsafe }) => started(client.unsafe(...given), kind);
      if (!guards.sockets || timeLimitInMilliseconds() === undefined)
        return queryInTime(guards, () => query({ unsafe }));
      return new GuardedTransaction(guards, begin, query, () => {}).run();
    });
  };
  const transaction = (work: TransactionWork) => new GuardedTransaction(guards, begin, work).run();
  return Object.assign(sql, { unsafe: guarded, begin: transaction });
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

function queryInTime({ health, sockets, slots }: Options, send: () => PromiseLike<unknown>): Promise<unknown> {
  const wait = databaseWait();
  if (!health.isAvailable) return Promise.reject(isDown());
  if (wait?.isOver) return Promise.reject(isSlow());
  const limit = timeLimitInMilliseconds() ?? maxQueryInMilliseconds;
  const endOfWait = wait?.begin();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let releaseAnyway = () => {};
  const leaveQueue = slots.take((release) => {
    send().then(
      (rows) => {
        release();
        resolve(rows);
      },
      (error: unknown) => {
        releaseAfter(error, release);
        if (isConnectionLost(error)) health.suspect();
        reject(error);
      },
    );
    releaseAnyway = release;
  });
  const forget = health.whileWaiting(reject);
  const timer = onExpiry(limit, () => {
    reject(isLate());
    sockets?.destroySilent(limit * 0.9);
    if (sockets) setTimeout(releaseAnyway, maxSettlingInMilliseconds).unref();
    health.suspect();
  });
  return promise.finally(() => {
    endOfWait?.();
    leaveQueue();
    forget();
    timer.clear();
  });
}

/** A transaction that rejects in time. Whether it was stored is noted for the request that runs it. */
class GuardedTransaction {
  private phase: 'waiting' | 'working' | 'committing' | 'over' = 'waiting';
  private readonly allowed = timeLimitInMilliseconds();
  private readonly limit = this.allowed ?? maxQueryInMilliseconds;
  private readonly wait = databaseWait();
  private readonly outcome = Promise.withResolvers<unknown>();
  /** Milliseconds that its queries have taken. */
  private spent = 0;
  private timer: { clear: () => void } | undefined;
  private endOfWait: (() => void) | undefined;
  private releaseAnyway = () => {};

  constructor(
    private readonly guards: Options,
    private readonly begin: Begin,
    private readonly work: TransactionWork,
    private readonly noteOutcome = outcomeRecorder(),
  ) {}

  run(): Promise<unknown> {
    const { health, slots } = this.guards;
    if (!health.isAvailable) return Promise.reject(isDown());
    if (this.wait?.isOver) return Promise.reject(isSlow());
    this.endOfWait = this.wait?.begin();
    const leaveQueue = slots.take((release) => {
      this.begin((tx) => this.carryOut(tx)).then(
        (result) => {
          release();
          this.finish(result);
        },
        (error: unknown) => {
          releaseAfter(error, release);
          this.fail(error);
        },
      );
      this.releaseAnyway = release;
    });
    const forget = health.whileWaiting((error) => this.abandon(error));
    this.timer = onExpiry(this.limit, () => this.expire());
    return this.outcome.promise.finally(() => {
      this.endOfWait?.();
      leaveQueue();
      forget();
      this.timer?.clear();
    });
  }

  private async carryOut(tx: TransactionSql): Promise<unknown> {
    this.requireCaller();
    this.phase = 'working';
    this.timer?.clear();
    this.endOfWait?.();
    this.endOfWait = undefined;
    const result = await this.whileConnected(async () => {
      const scoped = this.scoped(tx);
      const { sockets, isPooled } = this.guards;
      // The embedded database takes these settings and ends no query.
      if (sockets && (isPooled || this.allowed !== undefined)) await scoped.unsafe(serverTimeoutsFor(this.limit));
      return this.work(scoped);
    });
    this.requireCaller();
    this.phase = 'committing';
    this.endOfWait = this.wait?.begin();
    this.timer = onExpiry(this.limit, () => this.expire());
    return result;
  }

  /** The caller may have had the answer that nothing was stored: then nothing may be. */
  private requireCaller(): void {
    if (this.phase === 'over') throw new DatabaseUnavailableError('The transaction was given up');
  }

  /** The client of the transaction, whose queries share one deadline. */
  private scoped(tx: TransactionSql): TransactionSql {
    const { unsafe } = tx;
    const savepoint = tx.savepoint as (work: TransactionWork) => Promise<unknown>;
    const guarded = (...given: Parameters<Unsafe>) =>
      thenable((kind) => this.query(() => started(unsafe(...given), kind)));
    const nested = (work: TransactionWork) => savepoint((inner) => this.whileConnected(() => work(this.scoped(inner))));
    return Object.assign(tx, { unsafe: guarded, savepoint: nested });
  }

  private async query(send: () => PromiseLike<unknown>): Promise<unknown> {
    const { health, sockets } = this.guards;
    if (!health.isAvailable) throw isDown();
    if (this.spent >= this.limit || this.wait?.isOver) this.giveUp();
    const began = performance.now();
    const endOfWait = this.wait?.begin();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const forget = health.whileWaiting(reject);
    const timer = onExpiry(this.limit, () => {
      reject(isLate());
      sockets?.destroySilent(this.limit * 0.9);
      health.suspect();
    });
    send().then(resolve, reject);
    try {
      return await promise;
    } finally {
      endOfWait?.();
      forget();
      timer.clear();
      this.spent += performance.now() - began;
    }
  }

  /** It rejects at once; the driver then undoes what was changed, through the connection that still answers. */
  private giveUp(): never {
    const error = isSlow();
    this.abandon(error);
    throw error;
  }

  /** Without a connection the driver must not try to roll back: it would write to a socket that is gone. */
  private async whileConnected(run: () => unknown): Promise<unknown> {
    try {
      return await run();
    } catch (error) {
      if (!this.guards.sockets || !isConnectionLost(error)) throw error;
      this.fail(error);
      return new Promise(() => {});
    }
  }

  private expire(): void {
    const { health, sockets } = this.guards;
    this.abandon(isLate());
    sockets?.destroySilent(this.limit * 0.9);
    if (sockets) setTimeout(this.releaseAnyway, maxSettlingInMilliseconds).unref();
    health.suspect();
  }

  private finish(result: unknown): void {
    // Also when it was rejected because the outcome is not known: then it is known now, but too late.
    if (this.phase !== 'over') this.noteOutcome('something');
    this.phase = 'over';
    this.outcome.resolve(result);
  }

  private fail(error: unknown): void {
    if (!isConnectionLost(error)) {
      // The server has answered, so nothing was stored.
      this.phase = 'over';
      this.outcome.reject(error);
      return;
    }
    this.guards.health.suspect();
    this.abandon(error);
  }

  /** Rejects without an answer of the server: a commit that was sent may have arrived. */
  private abandon(error: unknown): void {
    if (this.phase === 'committing') this.noteOutcome('unknown');
    this.phase = 'over';
    this.outcome.reject(error);
  }
}

/**
 * After the loss of a connection the driver takes a moment until it uses the connection no more: a query that it is given
 * meanwhile is never answered.
 */
function releaseAfter(error: unknown, release: () => void): void {
  if (isConnectionLost(error)) setTimeout(release, 10);
  else release();
}

const isDown = () => new DatabaseUnavailableError('The database does not answer');
const isSlow = () => new DatabaseSlowError('The queries of a request or transaction have taken too long together');
const isLate = () => new DatabaseUnavailableError('The database has not answered in time');

/** A timer that lets the process first read what has arrived while it was busy. */
function onExpiry(milliseconds: number, expire: () => void): { clear: () => void } {
  let timer = setTimeout(() => {
    timer = setTimeout(expire, 0);
  }, milliseconds);
  return { clear: () => clearTimeout(timer) };
}
