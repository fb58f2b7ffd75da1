import type { Db } from '../../db/client.ts';
import { setSealKey } from '../activity/seal-key.ts';
import { AuditLog } from './audit-log.ts';
import { beginChain, type ChainState, keyOfChain } from './begin.ts';
import { fingerprint, openAuditKey } from './key.ts';
import { chainEnd } from './verify.ts';

type Settings = { dataDirectory: string; auditKey: string | undefined };

/** The key at hand is not the one that the activity log was sealed with so far. */
export class AuditKeyError extends Error {
  override name = 'AuditKeyError';
}

/** For the server: from here on entries can be written. Chains the log when it is not. */
export async function openAudit(db: Db, settings: Settings): Promise<{ audit: AuditLog; state: ChainState }> {
  const key = openAuditKey(settings.dataDirectory, settings.auditKey);
  setSealKey(key.sealKey);
  const audit = new AuditLog(db, key, settings.dataDirectory);
  return { audit, state: await beginChain(db, key, audit.heads) };
}

/** For a command beside the server: the same, but it must have the server's key. Throws AuditKeyError. */
export async function joinAudit(db: Db, settings: Settings): Promise<AuditLog> {
  const known = await keyOfChain(db);
  const isChained = (await chainEnd(db)).position > 0;
  const key = openAuditKey(settings.dataDirectory, settings.auditKey, isChained ? 'find' : 'make');
  if (!key || (known !== undefined && known !== fingerprint(key.publicKey))) {
    throw new AuditKeyError(
      `The activity log of this database is sealed with the key ${known ?? 'of its server'}, which is not here.\n` +
        'Run the command where the site runs: with its DATA_DIR, which holds audit/key, or with its AUDIT_KEY.',
    );
  }
  setSealKey(key.sealKey);
  const audit = new AuditLog(db, key, settings.dataDirectory);
  if (!isChained) await beginChain(db, key, audit.heads);
  return audit;
}
