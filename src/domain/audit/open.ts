import type { Sql } from 'postgres';
import type { Db } from '../../db/client.ts';
import { setSealKey } from '../activity/chain.ts';
import { AuditLog } from './audit-log.ts';
import { adoptKey, beginChain, type ChainState, stateOfChain, stateOfPossibleChain } from './begin.ts';
import { reportForeignStart } from './foreign-starts.ts';
import { type AuditKey, fingerprint, openAuditKey } from './key.ts';

type Settings = { dataDirectory: string; auditKey: string | undefined };

/** The key at hand is not the one that the activity log was sealed with so far. */
export class AuditKeyError extends Error {
  override name = 'AuditKeyError';
}

/**
 * For a start, before tables or files are changed: nothing is written, and no key is made. Throws AuditKeyError when the log
 * is sealed with a key that is not here, of which the running nodes are notified.
 */
export async function requireKeyOfChain(sql: Pick<Sql, 'unsafe'>, settings: Settings): Promise<void> {
  const problem = await problemOfKey(sql, settings);
  if (!problem) return;
  await reportForeignStart(sql);
  throw new AuditKeyError(problem);
}

/** Why a start would be refused for its key; undefined when it would not. */
export async function problemOfKey(sql: Pick<Sql, 'unsafe'>, settings: Settings): Promise<string | undefined> {
  const { isChained, key: known } = await stateOfPossibleChain(sql);
  if (!isChained || isAnnounced(openAuditKey(settings.dataDirectory, settings.auditKey, 'find'), known))
    return undefined;
  return `${sealedWith(known)}${startAdvice}`;
}

/** For the server: from here on entries can be written. Chains the log when it is not. Throws AuditKeyError. */
export async function openAudit(db: Db, settings: Settings): Promise<{ audit: AuditLog; state: ChainState }> {
  const key = await requireKey(db, settings, startAdvice);
  setSealKey(key.sealKey);
  const audit = new AuditLog(db, key, settings.dataDirectory);
  const state = await beginChain(db, key, audit.heads);
  // A node with another key may have begun the chain meanwhile.
  const { key: known } = await stateOfChain(db);
  if (state === 'known' && !isAnnounced(key, known)) throw new AuditKeyError(`${sealedWith(known)}${startAdvice}`);
  // A log in which no key was ever announced.
  if (state === 'known' && known === undefined) await adoptKey(db, key);
  return { audit, state };
}

/** For a command beside the server: the same, but nothing is made when the log is chained. Throws AuditKeyError. */
export async function joinAudit(db: Db, settings: Settings): Promise<AuditLog> {
  const key = await requireKey(db, settings, commandAdvice);
  setSealKey(key.sealKey);
  const audit = new AuditLog(db, key, settings.dataDirectory);
  if (!(await stateOfChain(db)).isChained) await beginChain(db, key, audit.heads);
  return audit;
}

/** Seals the log with the key of these settings from here on, which is made when there is none. False when it is already. */
export async function adoptAudit(db: Db, settings: Settings): Promise<boolean> {
  const key = openAuditKey(settings.dataDirectory, settings.auditKey);
  setSealKey(key.sealKey);
  return adoptKey(db, key);
}

async function requireKey(db: Db, settings: Settings, advice: string): Promise<AuditKey> {
  const { isChained, key: known } = await stateOfChain(db);
  const key = openAuditKey(settings.dataDirectory, settings.auditKey, isChained ? 'find' : 'make');
  if (key && isAnnounced(key, known)) return key;
  throw new AuditKeyError(`${sealedWith(known)}${advice}`);
}

const isAnnounced = (key: AuditKey | undefined, known: string | undefined) =>
  key !== undefined && (known === undefined || known === fingerprint(key.publicKey));

const sealedWith = (known: string | undefined) =>
  `The activity log of this database is sealed with the key ${known ?? 'of its server'}, which is not here`;

const commandAdvice =
  '.\nRun the command where the site runs: with its DATA_DIR, which holds audit/key, or with its AUDIT_KEY.';

const startAdvice =
  ': a start would take the log over. Use the DATA_DIR that holds audit/key, or the AUDIT_KEY of the other nodes. If that key is ' +
  'lost, stop all nodes and run "audit adopt".';
