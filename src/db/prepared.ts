import type { Db } from './client.ts';

/**
 * Prepares a statement once per database. Building a query's SQL takes Drizzle longer than Postgres takes to answer it,
 * so the busiest queries are prepared.
 */
export function oncePerDatabase<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (db) => {
    let statement = prepared.get(db);
    if (!statement) {
      statement = prepare(db);
      prepared.set(db, statement);
    }
    return statement;
  };
}
