import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { keptForms, sessions } from '../../db/schema/index.ts';
import { decryptSecret, encryptSecret } from '../secrets/secret-encryption.ts';
import { digest } from '../secrets/tokens.ts';

/** A form that was sent with an expired session. */
export type KeptForm = {
  /** Address that the form was sent to. */
  action: string;
  fields: [name: string, value: string][];
  /** Whether it had files; these are not kept. */
  hadFiles: boolean;
};

export type StoredKeptForm = KeptForm & { id: number };

const keptFormLifetimeInMinutes = 30;
const maxKeptForms = 5;

const isFresh = gt(keptForms.createdAt, sql`now() - make_interval(mins => ${keptFormLifetimeInMinutes})`);

/** Whether the id belongs to a session that has expired and was not ended. Only such a session may leave forms behind. */
export async function isExpiredSession(db: Db, sessionId: string): Promise<boolean> {
  return (await db.$count(sessions, eq(sessions.idHash, digest(sessionId)))) > 0;
}

/** Keeps a form for its owner. False when the session is unknown or has left too many forms already. */
export async function keepForm(db: Db, sessionId: string, form: KeptForm): Promise<boolean> {
  const content = await encryptSecret(db, JSON.stringify(form));
  const sessionHash = digest(sessionId);
  return db.transaction(async (tx) => {
    await tx
      .delete(keptForms)
      .where(lt(keptForms.createdAt, sql`now() - make_interval(mins => ${keptFormLifetimeInMinutes})`));
    const [session] = await tx
      .select({ accountId: sessions.accountId })
      .from(sessions)
      .where(eq(sessions.idHash, sessionHash))
      .for('update');
    if (!session) return false;
    if ((await tx.$count(keptForms, eq(keptForms.sessionHash, sessionHash))) >= maxKeptForms) return false;
    await tx.insert(keptForms).values({ accountId: session.accountId, sessionHash, content });
    return true;
  });
}

/** Number of forms kept for the owner of a session. */
export function countKeptForms(db: Db, sessionId: string): Promise<number> {
  return db.$count(keptForms, and(eq(keptForms.sessionHash, digest(sessionId)), isFresh));
}

export async function keptFormsOf(db: Db, accountId: number, sessionId: string): Promise<StoredKeptForm[]> {
  const rows = await db
    .select({ id: keptForms.id, content: keptForms.content })
    .from(keptForms)
    .where(and(eq(keptForms.sessionHash, digest(sessionId)), eq(keptForms.accountId, accountId), isFresh))
    .orderBy(asc(keptForms.id));
  return Promise.all(
    rows.map(async ({ id, content }) => {
      // `keepForm` wrote it.
      const { action, fields, hadFiles } = JSON.parse(await decryptSecret(db, content)) as KeptForm;
      return { id, action, fields, hadFiles };
    }),
  );
}

/** Removes a form that was sent again or is not wanted any more. */
export async function dropKeptForm(db: Db, accountId: number, id: number): Promise<boolean> {
  const dropped = await db
    .delete(keptForms)
    .where(and(eq(keptForms.id, id), eq(keptForms.accountId, accountId)))
    .returning({ id: keptForms.id });
  return dropped.length > 0;
}

/** Hands the forms of a browser's earlier session to its new one; those of another account are removed. */
export async function adoptKeptForms(
  tx: Transaction,
  { from, to, accountId }: { from: string; to: string; accountId: number },
): Promise<void> {
  const earlier = eq(keptForms.sessionHash, from);
  await tx.delete(keptForms).where(and(earlier, ne(keptForms.accountId, accountId)));
  await tx.update(keptForms).set({ sessionHash: to }).where(earlier);
}

/** Removes the forms of a session that is ended by its owner. */
export async function removeKeptForms(tx: Transaction, sessionHash: string): Promise<void> {
  await tx.delete(keptForms).where(eq(keptForms.sessionHash, sessionHash));
}
