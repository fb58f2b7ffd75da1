import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { processingEntries } from '../../db/schema/index.ts';
import { fails, fits, formText, isFilled, isReadable } from '../../fields/text-rules.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';

export const entryKinds = ['activity', 'processor', 'transfer'] as const;

export const entryTexts = [
  'name',
  'purpose',
  'legalBasis',
  'dataCategories',
  'recipients',
  'retention',
  'safeguards',
] as const;

/** Characters of each text, and entries in the register. */
const registerLimits = { text: 2000, entries: 500 } as const;

/** The message of each issue is one of `required`, `tooLong`, `unreadable`. */
const text = () =>
  formText('required', 'unreadable')
    .refine(isReadable, fails('unreadable'))
    .refine(fits(registerLimits.text), fails('tooLong'));
const required = () => text().refine(isFilled, fails('required'));

export const entryInput = z.object({
  kind: z.enum(entryKinds, 'required'),
  name: required(),
  purpose: required(),
  legalBasis: text(),
  dataCategories: text(),
  recipients: text(),
  retention: text(),
  safeguards: text(),
});
export type EntryInput = z.output<typeof entryInput>;

export type ProcessingEntry = typeof processingEntries.$inferSelect;

export function listEntries(db: Db): Promise<ProcessingEntry[]> {
  return db
    .select()
    .from(processingEntries)
    .orderBy(asc(processingEntries.kind), asc(processingEntries.name))
    .limit(registerLimits.entries);
}

export async function findEntry(db: Db, id: number): Promise<ProcessingEntry | undefined> {
  const [found] = await db.select().from(processingEntries).where(eq(processingEntries.id, id));
  return found;
}

/** Creates an entry, or changes the one with this id. False when the register is full or the entry no longer exists. */
export function saveEntry(db: Db, actor: Actor, input: EntryInput, id?: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (id === undefined && (await tx.$count(processingEntries)) >= registerLimits.entries) return false;
    const [saved] =
      id === undefined
        ? await tx.insert(processingEntries).values(input).returning({ id: processingEntries.id })
        : await tx
            .update(processingEntries)
            .set(input)
            .where(eq(processingEntries.id, id))
            .returning({ id: processingEntries.id });
    if (!saved) return false;
    await recordActivity(tx, actor, {
      action: id === undefined ? 'create' : 'update',
      description: `Saved the register entry "${input.name}"`,
      resource: { type: 'processing entry', id: saved.id, name: input.name },
    });
    return true;
  });
}

/** Adds these entries to an empty register. False when it is not empty. */
export function addFirstEntries(db: Db, actor: Actor, entries: EntryInput[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(processingEntries)) > 0) return false;
    await tx.insert(processingEntries).values(entries);
    await recordActivity(tx, actor, {
      action: 'create',
      description: `Added ${entries.length} entries to the empty register`,
      resource: { type: 'processing entry' },
    });
    return true;
  });
}

export function deleteEntry(db: Db, actor: Actor, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(processingEntries)
      .where(eq(processingEntries.id, id))
      .returning({ name: processingEntries.name });
    if (!gone) return false;
    await recordActivity(tx, actor, {
      action: 'delete',
      description: `Deleted the register entry "${gone.name}"`,
      resource: { type: 'processing entry', id, name: gone.name },
    });
    return true;
  });
}
