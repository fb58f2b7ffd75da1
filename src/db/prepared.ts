import type { Db } from './client.ts';

/**
 * Makes a statement once for each database. Drizzle needs longer to put the SQL of a query together than Postgres to
 * answer it, so what the busiest pages ask is prepared.
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
