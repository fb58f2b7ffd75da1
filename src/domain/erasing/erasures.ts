import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { markForRewriting } from '../../db/erased-rows.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { scanRows } from '../../db/scan-rows.ts';
import { assetFiles, contentErasures, contentRewrites, versionBlocks, versions } from '../../db/schema/index.ts';
import { type VersionedNoun, versionedNouns } from '../../db/schema/version-values.ts';
import { blockLock, canonicalText, sha256, storeTexts } from '../versions/blocks.ts';
import type { KeptFiles } from '../versions/kept-files.ts';
import { withRecords } from '../versions/queries.ts';
import { containsAddress, makeEraser } from './address.ts';

/** Versions that are changed in one transaction; each may have the longest text of an article. */
const maxVersionsAtOnce = 25;
/** How often all versions are searched for one address: saves may bring it back meanwhile. */
const maxSearches = 3;
const maxStatementInMilliseconds = 60_000;

type Job = typeof contentErasures.$inferSelect;

type Options = {
  db: Db;
  files: Pick<KeptFiles, 'erase'>;
  onError: (error: unknown) => void;
};

/**
 * Erases from versions what was requested, in small transactions, outside of requests. Every step can be repeated: after a crash, or
 * on another node, the work goes on with what is left.
 */
export class ContentErasures {
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** Does what is waiting, one after the other. Calls take turns. */
  run(): Promise<void> {
    this.running = this.running
      .catch(() => {})
      .then(() => withTimeLimit(maxStatementInMilliseconds, () => this.runAll()));
    return this.running;
  }

  /** Begins, and waits no longer than a person would; what fails is tried again hourly. */
  async runSoon(maxMilliseconds = 0): Promise<void> {
    const run = this.run().catch(this.options.onError);
    if (maxMilliseconds > 0) await Promise.race([run, Bun.sleep(maxMilliseconds)]);
  }

  /** Resolves when none is under way; never rejects. */
  settled(): Promise<void> {
    return this.running.catch(() => {});
  }

  private async runAll(): Promise<void> {
    const { db } = this.options;
    const waiting = await db
      .select()
      .from(contentErasures)
      .where(isNull(contentErasures.finishedAt))
      .orderBy(asc(contentErasures.id));
    for (const job of waiting) {
      if (job.address !== null) await this.eraseAddress(job.id, job.address);
      await this.finish(job);
    }
  }

  private async eraseAddress(id: number, address: string): Promise<void> {
    const { db } = this.options;
    const seen = new Set<string>();
    const nameOf = ({ noun, itemId, number }: VersionKey) => `${noun} ${itemId} ${number}`;
    for (let search = 1; search <= maxSearches; search += 1) {
      const found = (await findVersionsWith(db, address)).filter((key) => !seen.has(nameOf(key)));
      if (found.length === 0) return;
      for (let at = 0; at < found.length; at += maxVersionsAtOnce) {
        const some = found.slice(at, at + maxVersionsAtOnce);
        await db.transaction(async (tx) => {
          // One node at a time.
          const [own] = await tx
            .select({ address: contentErasures.address })
            .from(contentErasures)
            .where(eq(contentErasures.id, id))
            .for('update');
          if (!own?.address) return;
          const changed = await rewriteVersions(tx, some, address);
          await tx
            .update(contentErasures)
            .set({ versions: sql`${contentErasures.versions} + ${changed}` })
            .where(eq(contentErasures.id, id));
        });
        for (const key of some) seen.add(nameOf(key));
      }
    }
  }

  private async finish({ id, address, blocks, files }: Job): Promise<void> {
    const { db } = this.options;
    await db.transaction(async (tx) => {
      // No save may be about to use a block that no version has yet.
      await tx.execute(sql`select pg_advisory_xact_lock(${blockLock}::bigint)`);
      const isCandidate =
        address === null
          ? sql`id = any(${`{${blocks.join(',')}}`}::text::int[])`
          : sql`strpos(lower(content), lower(${address.slice(address.lastIndexOf('@') + 1)})) > 0`;
      await tx.execute(sql`
        delete from version_blocks where ${isCandidate}
          and not exists (select from (select unnest(blocks) as id from versions) as used where used.id = version_blocks.id)`);
    });
    await this.removeFiles(files);
    await db.transaction(async (tx) => {
      await markForRewriting(tx, contentRewrites, erasedToday);
      await tx
        .update(contentErasures)
        .set({ address: null, blocks: [], files: [], finishedAt: sql`clock_timestamp()` })
        .where(eq(contentErasures.id, id));
    });
  }

  /** Other assets may have the same bytes. */
  private async removeFiles(digests: readonly string[]): Promise<void> {
    if (digests.length === 0) return;
    const { fileDigest } = versions;
    const rows = await this.options.db
      .selectDistinct({ fileDigest })
      .from(versions)
      .where(inArray(fileDigest, [...digests]));
    const used = new Set(rows.map((row) => row.fileDigest));
    for (const sha256 of digests) {
      if (used.has(sha256)) continue;
      await this.options.files.erase(sha256);
      await this.options.db.update(assetFiles).set({ erasedOn: erasedToday }).where(eq(assetFiles.sha256, sha256));
    }
  }
}

/**
 * Erases the content of all versions of an item that is not there any more, with the bytes of its files. What is left says when
 * there was a version and when it was erased. Other items with the same blocks or bytes keep them. The blocks and files go when
 * the erasure is carried out, after the transaction.
 */
export async function eraseItem(tx: Transaction, noun: VersionedNoun, itemId: number): Promise<void> {
  const chosen = and(eq(versions.noun, noun), eq(versions.itemId, itemId));
  const rows = await tx
    .select({ blocks: versions.blocks, fileDigest: versions.fileDigest })
    .from(versions)
    .where(chosen)
    .for('update');
  if (rows.length === 0) return;
  const blocks = [...new Set(rows.flatMap((row) => row.blocks))];
  const files = [...new Set(rows.flatMap(({ fileDigest }) => fileDigest ?? []))];
  await tx
    .update(versions)
    .set({ title: '', note: null, fileDigest: null, digest: '', blocks: [], erasedOn: erasedToday })
    .where(chosen);
  await tx.insert(contentErasures).values({ blocks, files });
}

/** How many versions were changed for a data request so far, and whether there are more. */
export async function erasureOfRequest(db: Db, requestId: number): Promise<{ versions: number; isRunning: boolean }> {
  const { versions, finishedAt } = contentErasures;
  const [row] = await db
    .select({
      versions: sql<number>`coalesce(sum(${versions}), 0)`.mapWith(Number),
      isRunning: sql<boolean>`coalesce(bool_or(${finishedAt} is null), false)`,
    })
    .from(contentErasures)
    .where(eq(contentErasures.requestId, requestId));
  return row ?? { versions: 0, isRunning: false };
}

/**
 * Takes an address out of these versions. Their digest is that of what is left: that of the original text would let anyone
 * check guesses about what was erased. Returns how many contained it.
 */
async function rewriteVersions(tx: Transaction, keys: readonly VersionKey[], address: string): Promise<number> {
  const rows = await tx
    .select()
    .from(versions)
    .where(or(...keys.map(isVersion)))
    .for('update');
  const erase = makeEraser(address);
  const changed = (await withRecords(tx, rows)).flatMap(({ record, ...entry }) => {
    const left = record && eraseValues(record, erase);
    const title = erase(entry.title);
    const note = entry.note === null ? null : erase(entry.note);
    const text = left && canonicalText(left);
    const isChanged = title !== entry.title || note !== entry.note || text !== (record && canonicalText(record));
    return isChanged ? [{ entry, title, note, text }] : [];
  });
  const texts = changed.map(({ text }) => text ?? '');
  const blocks = await storeTexts(tx, texts);
  for (const [index, { entry, title, note, text }] of changed.entries()) {
    const content = text === undefined ? {} : { digest: sha256(text), blocks: blocks[index] ?? [] };
    await tx
      .update(versions)
      .set({ ...content, title, note, erasedOn: erasedToday })
      .where(isVersion(entry));
  }
  return changed.length;
}

function isVersion({ noun, itemId, number }: VersionKey) {
  return and(eq(versions.noun, noun), eq(versions.itemId, itemId), eq(versions.number, number));
}

/** All texts in a value, however deep. */
export function eraseValues<Value>(value: Value, erase: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_name, held) => (typeof held === 'string' ? erase(held) : held)) as Value;
}

type VersionKey = { noun: VersionedNoun; itemId: number; number: number };

/** Shorter blocks end where a word or a block of HTML does, which no address contains (see versions/split.ts). */
const minCutBlockCharacters = 2000;

const firstRangeInItems = 500;
const minRangeInItems = 1;
const maxRangeInItems = 20_000;
/** A statement that took longer, in milliseconds, is followed by one for fewer items. */
const maxRangeInMilliseconds = 500;

/**
 * The versions that contain an address, in their text or in what lists show of them. Of a few the text may turn out not to
 * contain it: an address can be cut by the end of a block.
 */
export async function findVersionsWith(db: Db | Transaction, address: string): Promise<VersionKey[]> {
  const { ids } = await scanRows(db, versionBlocks, isBlockWith(address));
  const listed = or(containsAddress(versions.title, address), containsAddress(versions.note, address));
  const inBlocks = sql`exists (
    select from unnest(${versions.blocks}) as used(id) where used.id in (select unnest(${`{${ids.join(',')}}`}::text::int[])))`;
  return scanVersions(db, ids.length > 0 ? or(listed, inBlocks) : listed);
}

/** Blocks that contain the address, or end within what may be it. */
function isBlockWith(address: string): SQL | undefined {
  const { content } = versionBlocks;
  const begins = sql`exists (
    select from generate_series(1, ${address.length - 1}::int) as part(length)
    where right(lower(${content}), part.length) = left(lower(${address}::text), part.length))`;
  return or(containsAddress(content, address), and(sql`length(${content}) >= ${minCutBlockCharacters}`, begins));
}

/** Looks at the versions of a range of items in each statement, as `scanRows` does with ids. */
async function scanVersions(db: Db | Transaction, condition: SQL | undefined): Promise<VersionKey[]> {
  const found: VersionKey[] = [];
  const { noun, itemId, number } = versions;
  for (const one of versionedNouns) {
    const [range] = await db
      .select({ last: sql<number>`coalesce(max(${itemId}), 0)`.mapWith(Number) })
      .from(versions)
      .where(sql`${noun} = ${one}`);
    const last = range?.last ?? 0;
    let size = firstRangeInItems;
    for (let from = 0; from < last; ) {
      const to = Math.min(from + size, last);
      const began = performance.now();
      const isInRange = sql`${noun} = ${one} and ${itemId} > ${from} and ${itemId} <= ${to}`;
      found.push(...(await db.select({ noun, itemId, number }).from(versions).where(and(isInRange, condition))));
      from = to;
      const took = performance.now() - began;
      if (took > maxRangeInMilliseconds) size = Math.max(Math.floor(size / 4), minRangeInItems);
      else if (took < maxRangeInMilliseconds / 2) size = Math.min(size * 2, maxRangeInItems);
    }
  }
  return found;
}

/** The day of an erasure, in the company's time zone. */
const erasedToday = sql`(now() at time zone ${company.timeZone})::date`;
