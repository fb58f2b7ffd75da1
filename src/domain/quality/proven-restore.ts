import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { backups } from '../../db/schema/index.ts';

/** The last backup that was restored with its pages, for a proof. */
export type ProvenRestore = { at: Date; seconds: number | null };

export async function lastProvenRestore(db: Db): Promise<ProvenRestore | undefined> {
  const [proven] = await db
    .select({ at: backups.provedAt, seconds: backups.proofInSeconds })
    .from(backups)
    .where(and(eq(backups.proof, 'restored'), isNull(backups.proofProblem), isNotNull(backups.provedAt)))
    .orderBy(desc(backups.provedAt))
    .limit(1);
  return proven?.at ? { at: proven.at, seconds: proven.seconds } : undefined;
}
