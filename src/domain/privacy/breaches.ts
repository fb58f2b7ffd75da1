import { desc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '../../company.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { contactMessages, dataBreaches } from '../../db/schema/index.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { fromLocal } from '../../fields/local-time.ts';
import { emailPattern, fails, fits, formText, isFilled, isReadable } from '../../fields/text-rules.ts';
import { event } from '../activity/commands.ts';
import { command, done, noInput, refused } from '../command.ts';
import { type FindRow, rowById } from '../row-by-id.ts';

/** Characters; addresses of those affected that a list shows. */
export const breachLimits = { text: 4000, title: 200, addresses: 20_000, listed: 5000 } as const;

const text = (limit: number) =>
  formText('required', 'unreadable').refine(isReadable, fails('unreadable')).refine(fits(limit), fails('tooLong'));
const required = (limit: number) => text(limit).refine(isFilled, fails('required'));
const day = () =>
  text(10)
    .refine((value) => value === '' || isDay(value), fails('dateInvalid'))
    .transform((value) => value || null);

/** The message of each issue is one of `required`, `tooLong`, `unreadable`, `dateInvalid`, `daysInvalid`, `addressInvalid`. */
export const breachInput = z
  .object({
    title: required(breachLimits.title),
    /** As a browser sends local time, in the company's time zone. */
    discoveredAt: required(16)
      .refine((value) => fromLocal(value) !== undefined && isDay(value.slice(0, 10)), fails('dateInvalid'))
      .transform((value) => fromLocal(value) ?? new Date(Number.NaN)),
    revealed: required(breachLimits.text),
    cause: required(breachLimits.text),
    measures: required(breachLimits.text),
    receivedFrom: day(),
    receivedTo: day(),
    otherAddresses: text(breachLimits.addresses).overwrite(cleanName).refine(areAddresses, fails('addressInvalid')),
  })
  // Senders are found by both days.
  .refine(({ receivedFrom: from, receivedTo: to }) => (from && to ? from <= to : from === to), {
    path: ['receivedTo'],
    ...fails('daysInvalid'),
  });
export interface Breach extends InferSelectModel<typeof dataBreaches> {}

/** Newest first. */
export function listBreaches(db: Db): Promise<Breach[]> {
  return db.select().from(dataBreaches).orderBy(desc(dataBreaches.discoveredAt)).limit(200);
}

export const findBreach: FindRow<Breach> = rowById(dataBreaches);

const resource = 'data breach';
const write = { needs: 'privacy.manage', logs: ['update', resource] } as const;

export const createBreach = command({
  needs: 'privacy.manage',
  logs: ['create', resource],
  input: breachInput,
  async run({ tx, input }) {
    const [saved] = await tx.insert(dataBreaches).values(input).returning({ id: dataBreaches.id });
    if (!saved) throw new Error('The database returned no row for a new breach.');
    return done(saved.id, { log: event('data breach.saved', { id: saved.id, action: 'create' }) });
  },
});

export const saveBreach = command({
  ...write,
  input: breachInput,
  find: findBreach,
  async run({ tx, row: { id }, input }) {
    await tx.update(dataBreaches).set(input).where(eq(dataBreaches.id, id));
    return done(id, { log: event('data breach.saved', { id }) });
  },
});

export const markNotified = breachMark('notifiedAt', 'personsNotified');
export const markReported = breachMark('reportedAt', 'authorityNotified');

/** Records once when those affected were notified, or the authority. */
function breachMark(column: 'notifiedAt' | 'reportedAt', what: 'personsNotified' | 'authorityNotified') {
  return command({
    ...write,
    input: noInput,
    find: findBreach,
    async run({ tx, row }) {
      const { id } = row;
      if (row[column]) return refused('', 'recordedAlready');
      await tx
        .update(dataBreaches)
        .set({ [column]: new Date() })
        .where(eq(dataBreaches.id, id));
      return done(undefined, { log: event(`data breach.${what}`, { id }) });
    },
  });
}

/** A file of them leaves the site, which is logged. */
export const exportAffected = command({
  needs: 'privacy.manage',
  logs: ['other', resource],
  input: noInput,
  find: findBreach,
  async run({ tx, row: breach }) {
    const log = event('data breach.addressesDownloaded', { id: breach.id });
    return done(await affectedAddresses(tx, breach), { log });
  },
});

/** Addresses of those affected, each once, in alphabetical order. */
export async function affectedAddresses(db: Db | Transaction, breach: Breach): Promise<string[]> {
  const { receivedFrom, receivedTo } = breach;
  const senders =
    receivedFrom && receivedTo
      ? await db
          .selectDistinct({ email: sql<string>`lower(${contactMessages.email})` })
          .from(contactMessages)
          .where(
            sql`(${contactMessages.createdAt} at time zone ${company.timeZone})::date between ${receivedFrom} and ${receivedTo}`,
          )
          .limit(breachLimits.listed)
      : [];
  const named = linesOf(breach.otherAddresses).map((address) => address.toLowerCase());
  return [...new Set([...senders.map(({ email }) => email), ...named])].sort();
}

function areAddresses(value: string): boolean {
  const pattern = new RegExp(emailPattern);
  return linesOf(value).every((line) => pattern.test(line));
}

function linesOf(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
