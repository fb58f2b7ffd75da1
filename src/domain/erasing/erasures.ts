import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { markForRewriting } from '../../db/erased-rows.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { assetFiles, contentErasures, contentRewrites, versions } from '../../db/schema/index.ts';
import { blockLock } from '../versions/blocks.ts';
import type { KeptFiles } from '../versions/kept-files.ts';
import { findVersionsWith, type VersionKey } from './find-versions.ts';
import { rewriteVersions } from './rewrite-versions.ts';
import { erasedToday } from './today.ts';

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
