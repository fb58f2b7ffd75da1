import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/**
 * Temporary views with the names of the tables: rows of the present that were not changed since, and rows of the moment. A column
 * that versions do not have, or did not have yet, is that of the present.
 */
export async function shadowTables(tx: Transaction): Promise<void> {
  for (const noun of ['articles', 'assets', 'leaders'] as const) {
    const table = sql.identifier(noun);
    await tx.execute(sql`
      create temporary table ${sql.identifier(`moment_${noun}`)} on commit drop as
      select item.* from moment_versions then_ left join ${table} live on live.id = then_.item_id,
        lateral jsonb_populate_record(null::${table}, coalesce(to_jsonb(live), '{}') || (then_.record - 'details')
          || jsonb_build_object('id', then_.item_id, 'version', then_.number, 'updated_at', then_.saved_at)) as item
      where then_.noun = ${sql.raw(`'${noun}'`)} and then_.record is not null`);
  }
  await tx.execute(sql`
    create temporary table moment_article_details on commit drop as
    select item.* from moment_versions then_
      cross join lateral jsonb_array_elements(then_.record -> 'details') with ordinality as texts(detail, place)
      left join article_details live on live.article_id = then_.item_id and live.language = texts.detail ->> 'language',
      lateral jsonb_populate_record(null::article_details, coalesce(to_jsonb(live), '{}') || texts.detail
        || jsonb_build_object('id', -(then_.item_id * 10 + texts.place), 'article_id', then_.item_id, 'updated_at', then_.saved_at,
          'created_at', coalesce(live.created_at, then_.saved_at))) as item
    where then_.noun = 'articles' and then_.record is not null`);
  // Only now: from here on the names stand for the views.
  for (const [name, noun, key] of shadowed) {
    const table = sql.identifier(name);
    await tx.execute(sql`
      create temporary view ${table} as
      select * from ${table} where not exists (
        select from moment_versions then_ where then_.noun = ${sql.raw(`'${noun}'`)} and then_.item_id = ${table}.${sql.identifier(key)})
      union all select * from ${sql.identifier(`moment_${name}`)}`);
  }
}

const shadowed = [
  ['article_details', 'articles', 'article_id'],
  ['articles', 'articles', 'id'],
  ['assets', 'assets', 'id'],
  ['leaders', 'leaders', 'id'],
] as const;
