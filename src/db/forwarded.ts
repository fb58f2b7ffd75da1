import { drizzle } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Stored } from '../current.ts';
import type { Db } from './client.ts';
import { outcomeRecorder } from './request-scope.ts';
import * as schema from './schema/index.ts';

/** What a process without a connection of its own asks the server for. */
export type DatabaseCall =
  | { name: 'query'; transaction: number | undefined; text: string; parameters: unknown[]; asArrays: boolean }
  | { name: 'begin' }
  | { name: 'commit'; transaction: number }
  | { name: 'rollback'; transaction: number };

/** `stored` of a commit that failed: whether its changes may be stored nevertheless. */
export type CommitAnswer = { stored: Stored; error?: SentError };

type CallDatabase = (call: DatabaseCall) => Promise<unknown>;

/** The database through another process, which has the connection. Only what is stored in it passes. */
export function forwardedDatabase(call: CallDatabase): Db {
  // Drizzle uses nothing else of the driver.
  return drizzle(new ForwardedClient(call) as unknown as Sql, { schema });
}

type Work = (client: ForwardedClient) => unknown;

class ForwardedClient {
  private savepoints = 0;
  /** Drizzle sets parsers here; the values were parsed where the connection is. */
  readonly options = { parsers: {}, serializers: {} };

  constructor(
    private readonly call: CallDatabase,
    private readonly transaction?: number,
  ) {}

  unsafe(text: string, parameters: unknown[] = []): object {
    const { call, transaction } = this;
    const send = (asArrays: boolean) => call({ name: 'query', transaction, text, parameters, asArrays });
    return {
      // biome-ignore lint/suspicious/noThenProperty: the queries of the driver are thenables
      then: (...on: Parameters<Promise<unknown>['then']>) => send(false).then(...on),
      values: () => send(true),
    };
  }

  async begin(work: Work): Promise<unknown> {
    const { call } = this;
    const note = outcomeRecorder();
    const transaction = (await call({ name: 'begin' })) as number;
    let result: unknown;
    try {
      result = await work(new ForwardedClient(call, transaction));
    } catch (error) {
      // The error of the work says more than one of the connection.
      await call({ name: 'rollback', transaction }).catch(() => {});
      throw error;
    }
    const { stored, error } = (await call({ name: 'commit', transaction })) as CommitAnswer;
    if (stored !== 'nothing') note(stored);
    if (error) throw restoreError(error);
    return result;
  }
  async savepoint(work: Work): Promise<unknown> {
    const name = `s${++this.savepoints}`;
    await this.unsafe(`savepoint ${name}`);
    try {
      const result = await work(this);
      await this.unsafe(`release savepoint ${name}`);
      return result;
    } catch (error) {
      await this.unsafe(`rollback to savepoint ${name}`);
      throw error;
    }
  }
}

/** An error as it passes between the server and a process of its own. */
export type SentError = { name: string; message: string; facts: Record<string, string> };

/** The properties of an error that code reads; the others may hold values of a row. */
const sentFacts = ['code', 'severity', 'constraint_name', 'table_name', 'syscall'];

export function describeError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), facts: {} };
  const facts = sentFacts.flatMap((name): [string, string][] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { name: error.name, message: error.message, facts: Object.fromEntries(facts) };
}

export function restoreError({ name, message, facts }: SentError): Error {
  return Object.assign(new Error(message), facts, { name });
}
