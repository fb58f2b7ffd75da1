import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { contactMessages, dataBreaches } from '../../db/schema/index.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { fromLocal } from '../../fields/local-time.ts';
import { emailPattern, fails, fits, formText, isFilled, isReadable } from '../../fields/text-rules.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';

/** Characters; addresses of those affected that a list shows. */
export const breachLimits = { text: 4000, title: 200, addresses: 20_000, listed: 5000 } as const;

const text = (limit: number) =>
  formText('required', 'unreadable').refine(isReadable, fails('unreadable')).refine(fits(limit), fails('tooLong'));
const required = (limit: number) => text(limit).refine(isFilled, fails('required'));
const day = () =>
  text(10)
    .refine((value) => value === '' || isDay(value), fails('dateInvalid'))
    .transform((value) => value || null);

/** The message of each issue is one of `required`, `tooLong`, `unreadable`, `dateInvalid`, `addressInvalid`. */
export const breachInput = z.object({
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
});
type BreachInput = z.output<typeof breachInput>;

export type Breach = typeof dataBreaches.$inferSelect;

/** Newest first. */
export function listBreaches(db: Db): Promise<Breach[]> {
  return db.select().from(dataBreaches).orderBy(desc(dataBreaches.discoveredAt)).limit(200);
}

export async function findBreach(db: Db, id: number): Promise<Breach | undefined> {
  const [found] = await db.select().from(dataBreaches).where(eq(dataBreaches.id, id));
  return found;
}

/** Creates a breach, or changes the one with this id. Returns its id, undefined when it no longer exists. */
export function saveBreach(db: Db, actor: Actor, input: BreachInput, id?: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [saved] =
      id === undefined
        ? await tx.insert(dataBreaches).values(input).returning({ id: dataBreaches.id })
        : await tx.update(dataBreaches).set(input).where(eq(dataBreaches.id, id)).returning({ id: dataBreaches.id });
    if (!saved) return undefined;
    await recordActivity(tx, actor, {
      action: id === undefined ? 'create' : 'update',
      description: `Saved data breach #${saved.id}`,
      resource: { type: 'data breach', id: saved.id },
    });
    return saved.id;
  });
}

/** Records once when those affected were notified, or the authority. False when that is recorded already. */
export function markBreach(db: Db, actor: Actor, id: number, column: 'notifiedAt' | 'reportedAt'): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [marked] = await tx
      .update(dataBreaches)
      .set({ [column]: new Date() })
      .where(sql`${dataBreaches.id} = ${id} and ${dataBreaches[column]} is null`)
      .returning({ id: dataBreaches.id });
    if (!marked) return false;
    const who = column === 'notifiedAt' ? 'those affected were' : 'the authority was';
    await recordActivity(tx, actor, {
      action: 'update',
      description: `Recorded that ${who} notified of data breach #${id}`,
      resource: { type: 'data breach', id },
    });
    return true;
  });
}

/** Addresses of those affected, each once, in alphabetical order. */
export async function affectedAddresses(db: Db, breach: Breach): Promise<string[]> {
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
