import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikHandovers } from '../../../db/schema/index.ts';
import { today } from '../../days.ts';
import { importKeys, publicKeyOf } from '../sealing/derived-key.ts';
import { sealRecord, unsealRecord } from '../sealing/sealing.ts';

/** 128 bits, base64url without padding. */
const tokenInBytes = 16;
const tokenPattern = /^[\w-]{22}$/;

/**
 * Stores what the one page after a form shows: the browser fetches it with a plain GET, so that its history and session
 * files hold no form, and neither an address nor a cookie may contain a receipt. Returns the key for the address of that
 * page; no other copy of it exists. Without a value, the page shows that the form led to nothing.
 */
export async function handOver(db: Db, value?: unknown): Promise<string> {
  const token = crypto
    .getRandomValues(new Uint8Array(tokenInBytes))
    .toBase64({ alphabet: 'base64url', omitPadding: true });
  const sealed = value === undefined ? '' : await sealRecord([await publicKeyOf(await identityOf(token))], value);
  await db.insert(baikHandovers).values({ id: idOf(token), sealed, madeOn: today() });
  return token;
}

/** Whether a form was answered with this token, and its page has not been fetched. */
export async function isHandedOver(db: Db, token: string): Promise<boolean> {
  return tokenPattern.test(token) && (await db.$count(baikHandovers, eq(baikHandovers.id, idOf(token)))) > 0;
}

/** What was handed over, once; undefined when it was already fetched or does not exist. */
export async function takeOver(db: Db, token: string): Promise<unknown> {
  if (!tokenPattern.test(token)) return undefined;
  const [row] = await db
    .delete(baikHandovers)
    .where(eq(baikHandovers.id, idOf(token)))
    .returning({ sealed: baikHandovers.sealed });
  return row?.sealed ? unsealRecord(await identityOf(token), row.sealed) : undefined;
}

/** Removes expired handovers. */
export async function dropOldHandovers(db: Db): Promise<void> {
  await db.delete(baikHandovers).where(lt(baikHandovers.madeOn, today()));
}

function idOf(token: string): string {
  return digest('id', token).toString('hex');
}

async function identityOf(token: string): Promise<CryptoKey> {
  return (await importKeys(digest('key', token))).identity;
}

function digest(purpose: string, token: string): Buffer {
  return createHash('sha256').update(`${purpose} ${token}`).digest();
}
