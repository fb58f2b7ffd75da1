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
 * page; no other copy of it exists.
 */
export async function handOver(db: Db, value: unknown): Promise<string> {
  const token = crypto
    .getRandomValues(new Uint8Array(tokenInBytes))
    .toBase64({ alphabet: 'base64url', omitPadding: true });
  const sealed = await sealRecord([await publicKeyOf(await identityOf(token))], value);
  await db.insert(baikHandovers).values({ id: digest('id', token).toString('hex'), sealed, madeOn: today() });
  return token;
}

/** What was handed over, once; undefined when it was already fetched or does not exist. */
export async function takeOver(db: Db, token: string): Promise<unknown> {
  if (!tokenPattern.test(token)) return undefined;
  const [row] = await db
    .delete(baikHandovers)
    .where(eq(baikHandovers.id, digest('id', token).toString('hex')))
    .returning({ sealed: baikHandovers.sealed });
  return row && unsealRecord(await identityOf(token), row.sealed);
}

/** Removes expired handovers. */
export async function dropOldHandovers(db: Db): Promise<void> {
  await db.delete(baikHandovers).where(lt(baikHandovers.madeOn, today()));
}

async function identityOf(token: string): Promise<CryptoKey> {
  return (await importKeys(digest('key', token))).identity;
}

function digest(purpose: string, token: string): Buffer {
  return createHash('sha256').update(`${purpose} ${token}`).digest();
}
