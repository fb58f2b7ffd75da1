import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, OpenDatabase } from '../../db/client.ts';
import { contactMessages, dataRequests, erasures, mails } from '../../db/schema/index.ts';
import { AssetStore } from '../assets/asset-store.ts';
import { eraseCasesAgain } from '../baik/cases/case-commands.ts';
import { SealedFiles } from '../baik/sealing/sealed-files.ts';
import { AttachmentStore } from '../contact/attachment-store.ts';
import { erasePerson } from '../contact/erasure.ts';
import { eraseMessagesAgain } from '../contact/expired-messages.ts';
import { ContentErasures } from '../erasing/erasures.ts';
import { addressDigest, type Erasure, lastErasure, listErasures } from '../erasures/commands.ts';
import type { FileStore } from '../files/file-store.ts';
import { eraseRequestsAgain } from '../privacy/requests.ts';
import { watchStaleness } from '../publishing/staleness.ts';
import { purgeAgain } from '../trash/purge.ts';
import { trashKinds } from '../trash/queries.ts';

const system = { id: null, username: 'system' } as const;

/** An erasure at the moment of the backup may be in it or not; doing it twice does no harm. */
const overlapInMilliseconds = 600_000;

const lineSchema = z.strictObject({
  kind: z.enum(['person', 'message', 'request', 'case', ...trashKinds]),
  subject: z.string().regex(/^(\d{1,15}|[\da-f]{64})$/),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
});

export const erasureLine = (erasure: Erasure) => `${JSON.stringify(erasure)}\n`;

/** Reads a list that was written line by line. Undefined when a line is none. */
export function parseErasures(text: string): Erasure[] | undefined {
  try {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  } catch {
    return undefined;
  }
}

/** Erases in a restored site what was erased after its backup was made. Returns how many things were there again. */
export async function eraseAgain(
  database: OpenDatabase,
  files: FileStore,
  list: readonly Erasure[],
  createdAt: Date,
): Promise<number> {
  const { db } = database;
  const day = new Date(createdAt);
  day.setUTCHours(0, 0, 0, 0);
  const isLater = ({ kind, erasedAt }: Erasure) =>
    kind === 'case' ? erasedAt >= day : erasedAt.getTime() >= createdAt.getTime() - overlapInMilliseconds;
  const due = list.filter(isLater);
  const idsOf = (kind: Erasure['kind']) => due.filter((one) => one.kind === kind).map(({ subject }) => Number(subject));
  const digests = new Set(due.filter(({ kind }) => kind === 'person').map(({ subject }) => subject));
  const attachmentStore = new AttachmentStore(files);
  let count = 0;
  const failed: unknown[] = [];
  const assets = new AssetStore(files);
  const content = new ContentErasures({ db, files: assets.kept, onError: (error) => failed.push(error) });
  // Articles first: they may use the assets.
  for (const kind of trashKinds) count += await purgeAgain({ db, assetStore: assets }, kind, idsOf(kind));
  if (digests.size > 0) {
    const digest = await addressDigest(db);
    const staleness = await watchStaleness(database);
    for (const address of (await storedAddresses(db)).filter((one) => digests.has(digest(one)))) {
      await erasePerson({ db, attachmentStore, staleness, erasures: content }, system, address);
      count += 1;
    }
    await staleness.close();
  }
  // Versions, which follow in small transactions.
  await content.run();
  if (failed.length > 0) throw failed[0];
  count += await eraseMessagesAgain(db, attachmentStore, idsOf('message'));
  count += await eraseRequestsAgain(db, idsOf('request'));
  count += await eraseCasesAgain({ db, files: new SealedFiles(files) }, idsOf('case'));
  await remember(db, due);
  return count;
}

/** Kept in the restored site too: an even older backup may be restored one day. */
async function remember(db: Db, due: readonly Erasure[]): Promise<void> {
  const atOnce = 1000;
  for (let at = 0; at < due.length; at += atOnce) await db.insert(erasures).values(due.slice(at, at + atOnce));
}

/** Every address that has a column of its own; those that only stand in texts go with them. */
async function storedAddresses(db: Db): Promise<string[]> {
  const addressees = sql<string>`jsonb_array_elements_text(${mails.recipients} || ${mails.cc} || ${mails.bcc})`;
  const found = await Promise.all([
    db.selectDistinct({ address: sql<string>`lower(${contactMessages.email})` }).from(contactMessages),
    db.selectDistinct({ address: sql<string>`lower(${dataRequests.email})` }).from(dataRequests),
    db.selectDistinct({ address: addressees }).from(mails),
  ]);
  return [...new Set(found.flat().map(({ address }) => address.toLowerCase()))];
}

/** In DATA_DIR, and in the folder of the backups. */
export const erasureListName = 'erasures.ndjson';

/**
 * The list of erasures outside of the database: when that is lost, a restored backup needs what was erased since. It is written
 * when the site starts and within a minute after an erasure, into those of the folders that exist.
 */
export class ErasureList {
  private written: number | undefined;

  constructor(
    private readonly db: Db,
    private readonly folders: readonly string[],
  ) {}

  /** Writes it when something was erased since the last time. */
  async write(): Promise<void> {
    const last = await lastErasure(this.db);
    if (last === this.written) return;
    for (const folder of this.folders.filter((path) => existsSync(path)))
      await writeList(this.db, join(folder, erasureListName));
    this.written = last;
  }
}

async function writeList(db: Db, path: string): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    for await (const erasure of listErasures(db)) await file.appendFile(erasureLine(erasure));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}
