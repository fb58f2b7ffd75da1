import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { processingEntries } from '../../db/schema/index.ts';
import { fails, fits, formText, isFilled, isReadable } from '../../fields/text-rules.ts';
import { event } from '../activity/commands.ts';
import { command, done, noInput, refused } from '../command.ts';
import { type FindRow, rowById } from '../row-by-id.ts';

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

export interface ProcessingEntry extends InferSelectModel<typeof processingEntries> {}

export function listEntries(db: Db): Promise<ProcessingEntry[]> {
  return db
    .select()
    .from(processingEntries)
    .orderBy(asc(processingEntries.kind), asc(processingEntries.name))
    .limit(registerLimits.entries);
}

export const findEntry: FindRow<ProcessingEntry> = rowById(processingEntries);

const resource = 'processing entry';
const needs = 'privacy.manage';

export const createEntry = command({
  needs,
  logs: ['create', resource],
  input: entryInput,
  async run({ tx, input }) {
    if ((await tx.$count(processingEntries)) >= registerLimits.entries) return refused('', 'full');
    const [saved] = await tx.insert(processingEntries).values(input).returning();
    if (!saved) throw new Error('The database returned no row for a new entry of the register.');
    return done(undefined, {
      log: event('processing entry.saved', { id: saved.id, name: saved.name, action: 'create' }),
    });
  },
});

export const saveEntry = command({
  needs,
  logs: ['update', resource],
  input: entryInput,
  find: findEntry,
  async run({ tx, row: { id }, input }) {
    await tx.update(processingEntries).set(input).where(eq(processingEntries.id, id));
    return done(undefined, { log: event('processing entry.saved', { id, name: input.name }) });
  },
});

/** Adds these entries to an empty register. */
export const addFirstEntries = command({
  needs,
  logs: ['create', resource],
  input: z.array(entryInput),
  async run({ tx, input: entries }) {
    if ((await tx.$count(processingEntries)) > 0) return refused('', 'registerNotEmpty');
    await tx.insert(processingEntries).values(entries);
    return done(undefined, { log: event('processing entry.filled', { count: entries.length }) });
  },
});

export const deleteEntry = command({
  needs,
  logs: ['delete', resource],
  input: noInput,
  find: findEntry,
  async run({ tx, row }) {
    await tx.delete(processingEntries).where(eq(processingEntries.id, row.id));
    return done(undefined, { log: event('processing entry.deleted', { id: row.id, name: row.name }) });
  },
});
