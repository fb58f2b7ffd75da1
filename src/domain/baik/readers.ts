import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { baikRecipients } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import type { CaseScope } from './recipient-lists.ts';

/** A recipient as reporters see them. */
export type Reader = {
  id: number;
  /** Null while they chose none: reporters then see a number. */
  name: string | null;
  group: string | null;
};

/** Who reads reports, in order of admission. */
export async function readersOf(db: Db): Promise<Reader[]> {
  return (await rowsOf(db)).map(({ id, name, group }) => ({ id, name, group }));
}

/**
 * Who may read a report, from the recipients that its form excludes and the group that it names. Undefined: everybody.
 * `nobody`: no recipient is left.
 */
export async function scopeOf(
  db: Db,
  { excluded, group }: { excluded: readonly number[]; group: string },
): Promise<CaseScope | 'nobody' | undefined> {
  if (excluded.length === 0 && group === '') return undefined;
  const rows = await rowsOf(db);
  const left = rows.filter((one) => !excluded.includes(one.id) && (group === '' || one.group === group));
  if (left.length === 0) return 'nobody';
  const accounts = (some: typeof rows) => some.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  return { excluded: accounts(rows.filter(({ id }) => excluded.includes(id))), limitedTo: accounts(left) };
}

/** At most so many characters of a name or a group. */
const maxPublicNameCharacters = 80;

/** How reporters see a recipient; an empty text for none. */
export function nameReader(
  db: Db,
  actor: Actor,
  id: number,
  { name, group }: { name: string; group: string },
): Promise<void> {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxPublicNameCharacters) || null;
  return db.transaction(async (tx) => {
    await tx
      .update(baikRecipients)
      .set({ publicName: line(name), publicGroup: line(group) })
      .where(eq(baikRecipients.id, id));
    await recordActivity(tx, actor, {
      action: 'update',
      description: 'Changed how reporters see a recipient',
      resource: { type: 'report recipient', id },
    });
  });
}

function rowsOf(db: Db) {
  return db
    .select({
      id: baikRecipients.id,
      name: baikRecipients.publicName,
      group: baikRecipients.publicGroup,
      accountId: baikRecipients.accountId,
    })
    .from(baikRecipients)
    .where(
      and(
        eq(baikRecipients.status, 'active'),
        ne(baikRecipients.kind, 'recovery'),
        isNotNull(baikRecipients.accountId),
      ),
    )
    .orderBy(asc(baikRecipients.id));
}
