import type { Sql, TransactionSql } from 'postgres';
import { type CommitAnswer, type DatabaseCall, describeError } from './forwarded.ts';
import { withRequestScope } from './request-scope.ts';

/** A transaction that its process leaves idle for this long is rolled back, since it blocks all other queries of the embedded database. */
const maxIdleInMilliseconds = 15_000;

type Begun = { tx: TransactionSql; end: (how: 'commit' | 'rollback') => Promise<CommitAnswer>; idle: Timer };

class RolledBack extends Error {}

export class DatabaseService {
  private readonly begun = new Map<number, Begun>();
  /** What became of transactions that failed before their process ended them. */
  private readonly failed = new Map<number, { error: unknown; answer: CommitAnswer }>();
  private count = 0;
  private hasEnded = false;

  constructor(
    private readonly sql: Sql,
    private readonly onStuck: () => void,
    private readonly maxIdle = maxIdleInMilliseconds,
  ) {}

  async answer(call: DatabaseCall): Promise<unknown> {
    if (call.name === 'begin') return this.begin();
    if (call.name === 'query') return this.query(call);
    const failed = this.failed.get(call.transaction);
    if (failed) return failed.answer;
    return this.begunOf(call.transaction).end(call.name);
  }

  /** The process has ended: nothing that it left open is stored. */
  end(): void {
    this.hasEnded = true;
    for (const { end } of this.begun.values()) void end('rollback');
  }

  private async query({ transaction, text, parameters, asArrays }: Extract<DatabaseCall, { name: 'query' }>) {
    const begun = transaction === undefined ? undefined : this.begunOf(transaction);
    begun?.idle.refresh();
    // Drizzle has made the parameters what the driver takes.
    const query = (begun?.tx ?? this.sql).unsafe(text, parameters as Parameters<Sql['unsafe']>[1]);
    // Without what the driver adds to the list.
    return [...((await (asArrays ? query.values() : query)) as Iterable<unknown>)];
  }

  /** Throws why the transaction has ended, such as that the database was lost between two of its queries. */
  private begunOf(transaction: number): Begun {
    const begun = this.begun.get(transaction);
    if (begun) return begun;
    throw this.failed.get(transaction)?.error ?? new Error('The transaction has ended.');
  }

  private begin(): Promise<number> {
    const ready = Promise.withResolvers<number>();
    const ending = Promise.withResolvers<void>();
    const transaction = ++this.count;
    const carriedOut = withRequestScope(async (stored): Promise<CommitAnswer> => {
      try {
        await this.sql.begin((tx) => {
          if (this.hasEnded) throw new RolledBack();
          const idle = setTimeout(this.onStuck, this.maxIdle);
          const end = (how: 'commit' | 'rollback') => {
            clearTimeout(idle);
            if (how === 'commit') ending.resolve();
            else ending.reject(new RolledBack());
            return carriedOut;
          };
          this.begun.set(transaction, { tx, end, idle });
          ready.resolve(transaction);
          return ending.promise;
        });
        return { stored: 'something' };
      } catch (error) {
        ready.reject(error);
        if (error instanceof RolledBack) return { stored: 'nothing' };
        const answer: CommitAnswer = { stored: stored(), error: describeError(error) };
        this.failed.set(transaction, { error, answer });
        return answer;
      } finally {
        this.begun.delete(transaction);
      }
    });
    return ready.promise;
  }
}
