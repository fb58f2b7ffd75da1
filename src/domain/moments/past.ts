import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { textOfBlocks } from '../versions/blocks.ts';

/**
 * Everything that was saved since the moment, as it was then. The demo content, which is dated before it is stored, is shown as
 * its first version has it, when it was there by its date.
 */
export async function collectPast(tx: Transaction, moment: Date): Promise<void> {
  const at = sql`${moment.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into moment_versions
    select changed.noun, changed.item_id, then_.number, then_.saved_at, then_.digest, then_.erased_on,
      ${textOfBlocks(sql`then_.blocks`)}::jsonb
    from (select distinct noun, item_id from versions where not draft and saved_at > ${at}) as changed
    left join lateral (
      select * from versions one
      where one.noun = changed.noun and one.item_id = changed.item_id and not one.draft
        and (one.saved_at <= ${at} or one.kind = 'import')
      order by (one.saved_at <= ${at}) desc, one.number desc limit 1
    ) as then_ on then_.kind <> 'delete'`);
  // Not there yet.
  await tx.execute(sql`
    update moment_versions set record = null, number = null, digest = null, erased_on = null
    where saved_at > ${at} and (record ->> 'created_at')::timestamptz > ${at}`);
}
