import { inArray, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { versions } from '../../db/schema/index.ts';
import { utcDay } from '../days.ts';
import type { KeptFiles } from './kept-files.ts';

/** How long every version is kept. */
const versionRetentionInYears = 2;

const maxStatementInMilliseconds = 60_000;
/** Versions deleted in one statement. */
const maxVersionsInStatement = 5000;
const dayInMilliseconds = 86_400_000;

/**
 * Thins old versions: after two years the last one of each month stays, with the first, those that published, deleted or
 * came back from the trash, and the newest; of unpublished changes those that there are, also in the trash, or that a schedule
 * publishes. Nodes may do it at once.
 */
export function keepVersionsInOrder(db: Db, files: KeptFiles, now = new Date()): Promise<void> {
  return withTimeLimit(maxStatementInMilliseconds, async () => {
    const thinned = await thin(db, now);
    if (thinned) await joinIntervals(db);
    await deleteUnusedBlocks(db, now);
    await deleteUnusedFiles(db, files, now);
  });
}

async function thin(db: Db, now: Date): Promise<boolean> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - versionRetentionInYears);
  let hasThinned = false;
  for (let deleted = maxVersionsInStatement; deleted === maxVersionsInStatement; ) {
    const gone = await db.execute(sql`
      delete from versions using (
        select noun, item_id, number from (
          select noun, item_id, number, kind, draft,
            row_number() over (partition by noun, item_id, draft, date_trunc('month', saved_at at time zone ${company.timeZone})
              order by number desc) as place_in_month,
            row_number() over (partition by noun, item_id order by number) as place,
            lag(kind) over (partition by noun, item_id, draft order by number) = 'delete' as came_back,
            ended_at
          from versions where saved_at < ${oldest.toISOString()}::timestamptz
        ) as old
        where (draft and item_id not in (select item_id from trash where kind = 'articles') and (item_id, number) not in (
          select article_id, version from article_drafts union select article_id, version from draft_schedules
        )) or (not draft and place_in_month > 1 and place > 1 and came_back is not true and ended_at is not null and kind in ('save', 'restore', 'import'))
        limit ${maxVersionsInStatement}
      ) as gone
      where versions.noun = gone.noun and versions.item_id = gone.item_id and versions.number = gone.number
      returning versions.number`);
    deleted = gone.length;
    hasThinned ||= deleted > 0;
  }
  return hasThinned;
}

/** A version that stays lasts until the next one that stays. */
async function joinIntervals(db: Db): Promise<void> {
  await db.execute(sql`
    update versions set ended_at = following.saved_at
    from (
      select noun, item_id, number, lead(saved_at) over (partition by noun, item_id order by number) as saved_at
      from versions where not draft
    ) as following
    where versions.noun = following.noun and versions.item_id = following.item_id and versions.number = following.number
      and following.saved_at is not null and versions.ended_at is distinct from following.saved_at`);
}

async function deleteUnusedBlocks(db: Db, now: Date): Promise<void> {
  const yesterday = utcDay(now.getTime() - dayInMilliseconds);
  await db.execute(sql`
    delete from version_blocks
    where used_on < ${yesterday}::date
      and not exists (select from (select unnest(blocks) as id from versions) as used where used.id = version_blocks.id)`);
}

async function deleteUnusedFiles(db: Db, files: KeptFiles, now: Date): Promise<void> {
  const kept = await files.list();
  const { fileDigest } = versions;
  for (let at = 0; at < kept.length; at += 500) {
    const some = kept.slice(at, at + 500);
    const used = await db.selectDistinct({ fileDigest }).from(versions).where(inArray(fileDigest, some));
    const isUsed = new Set(used.map((row) => row.fileDigest));
    for (const sha256 of some) if (!isUsed.has(sha256)) await files.removeOlderThan(dayInMilliseconds, sha256, now);
  }
}
