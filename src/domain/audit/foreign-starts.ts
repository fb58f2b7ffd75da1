import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Db, OpenDatabase } from '../../db/client.ts';

const channel = 'foreign_audit_key';

/** The site counts as degraded for so long after the last attempt. */
const reportedForMinutes = 60;

/** Starts with another key of the activity log. They are refused and write nothing, so the running nodes are notified. */
export class ForeignStarts {
  private last: number | undefined;
  private total = 0;

  get count(): number {
    return this.total;
  }

  get isReported(): boolean {
    return this.last !== undefined && performance.now() - this.last < reportedForMinutes * 60_000;
  }

  /** Without notifications the database is embedded, and this process the only one. */
  async listen(notifications: OpenDatabase['notifications'], onStart: () => void): Promise<void> {
    await notifications?.listen(channel, () => {
      this.last = performance.now();
      this.total += 1;
      onStart();
    });
  }
}

/** Whether nodes run: each listens, which the server shows as its last query. */
export async function doNodesListen(db: Db): Promise<boolean> {
  const [row] = await db.execute(sql`select exists (
    select from pg_stat_activity where datname = current_database() and query like 'listen "%') as listening`);
  return row?.listening === true;
}

export async function reportForeignStart(connection: Pick<Sql, 'unsafe'>): Promise<void> {
  await connection.unsafe(`notify ${channel}`);
}
