import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { assetFiles, draftSchedules } from '../../db/schema/index.ts';
import { isVersionedNoun, type VersionedNoun } from '../../db/schema/version-values.ts';
import { editFrom } from '../article-drafts/queries.ts';
import { withEdit } from '../articles/edits.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import { momentSetting } from '../publishing/present.ts';
import { rolledBack } from '../rolled-back.ts';
import { canonicalText, sha256, textOfBlocks } from '../versions/blocks.ts';
import { findVersion } from '../versions/queries.ts';
import { recordArticle } from '../versions/record.ts';

/** All statements of one screen of the time machine: after many changes the texts of many items are put together. */
const maxReadingInMilliseconds = 20_000;

/**
 * Reads the site as it was or will be at a moment. Within the transaction, temporary views stand in front of the tables of articles,
 * assets and leaders, so that every query of a page finds the content of that moment; they end with it. Nothing can be written.
 */
export function atMoment<Result>(
  db: Db,
  moment: Date,
  read: (db: Db, content: MomentContent) => Promise<Result>,
): Promise<Result> {
  return withTimeLimit(maxReadingInMilliseconds, () =>
    rolledBack(db, async (tx) => {
      await tx.execute(sql.raw(versionsTable));
      if (moment > new Date()) await collectFuture(tx, moment);
      else await collectPast(tx, moment);
      const content = await describeContent(tx);
      await shadowTables(tx);
      await beginReading(tx, moment);
      // Pages read from a database; they begin no transaction of their own.
      return read(tx as unknown as Db, content);
    }),
  );
}

/** What replaces items of the present: without a record, the item is not there at that moment. */
const versionsTable = `
  create temporary table moment_versions (
    noun text not null, item_id integer not null, number integer, saved_at timestamptz, digest text,
    erased_on date, record jsonb, primary key (noun, item_id)
  ) on commit drop`;

/**
 * The search path makes statements that were prepared before read the views: one that was prepared with another path is
 * analysed again.
 */
async function beginReading(tx: Transaction, moment: Date): Promise<void> {
  await tx.execute(sql`
    select set_config('search_path', 'pg_temp, ' || current_setting('search_path'), true),
      set_config(${momentSetting}, ${moment.toISOString()}, true)`);
  await tx.execute(sql`set transaction read only`);
}

/**
 * Everything that was saved since the moment, as it was then. The demo content, which is dated before it is stored, is shown as
 * its first version has it, when it was there by its date.
 */
async function collectPast(tx: Transaction, moment: Date): Promise<void> {
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

/**
 * What schedules will have published until the moment: changes of articles. Articles that come out or go by themselves need nothing here.
 * Changes of an article that was changed meanwhile are left out, as their schedule will leave them.
 */
async function collectFuture(tx: Transaction, moment: Date): Promise<void> {
  const due = await tx
    .select()
    .from(draftSchedules)
    .where(and(lte(draftSchedules.publishAt, moment), isNull(draftSchedules.problem)))
    .orderBy(asc(draftSchedules.publishAt));
  const changed = new Map<number, { article: Article; at: Date; version: number }>();
  for (const { articleId, part, publishAt: at, version, baseVersion } of due) {
    const earlier = changed.get(articleId);
    const live = earlier?.article ?? (await findStoredArticle(tx, articleId));
    const staged = await findVersion(tx, 'articles', articleId, version);
    const isOutdated = earlier ? earlier.version !== version : live?.version !== baseVersion;
    if (!live || !staged?.record || isOutdated) continue;
    const language = part === 'id' || part === 'en' ? part : undefined;
    changed.set(articleId, { article: withEdit(live, editFrom(live, staged.record, language)), at, version });
  }
  for (const [id, { article, at }] of changed) {
    const text = canonicalText(recordArticle(article).record);
    await tx.execute(sql`
      insert into moment_versions (noun, item_id, number, saved_at, digest, record)
      values ('articles', ${id}, 0, ${at.toISOString()}::timestamptz, ${sha256(text)}, ${text}::text::jsonb)`);
  }
}

/**
 * Temporary views with the names of the tables: rows of the present that were not changed since, and rows of the moment. A column
 * that versions do not have, or did not have yet, is that of the present.
 */
async function shadowTables(tx: Transaction): Promise<void> {
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
  // Which articles were gone is known of the present only.
  await tx.execute(sql`create temporary table gone_articles (like gone_articles) on commit drop`);
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

/** A version that is part of a moment and from which content was erased since. */
type ErasedAtMoment = {
  noun: VersionedNoun;
  itemId: number;
  number: number;
  erasedOn: string;
  isWhole: boolean;
};

export type MomentContent = {
  /**
   * SHA-256 in hex over the lines `noun id digest` of all articles, assets and leaders of the moment, sorted, with the digests that
   * their versions have.
   */
  digest: string;
  items: number;
  erased: ErasedAtMoment[];
};

/** Erased versions that a screen lists. */
const maxListed = 200;

async function describeContent(tx: Transaction): Promise<MomentContent> {
  const [row] = await tx.execute(sql`
    with item as (${contentOfMoment})
    select coalesce(encode(sha256(convert_to(string_agg(noun || ' ' || item_id || ' ' || digest, E'\n'
        order by noun collate "C", item_id), 'UTF8')), 'hex'), '') as digest,
      count(*) as items
    from item`);
  const erased = await tx.execute(sql`
    with item as (${contentOfMoment})
    select noun, item_id, number, erased_on::text as erased_on, digest = '' as is_whole
    from item where erased_on is not null order by noun, item_id limit ${maxListed}`);
  return {
    digest: String(row?.digest ?? ''),
    items: Number(row?.items ?? 0),
    erased: erased.flatMap(({ noun, item_id, number, erased_on, is_whole }) =>
      isVersionedNoun(noun)
        ? [
            {
              noun,
              itemId: Number(item_id),
              number: Number(number),
              erasedOn: String(erased_on),
              isWhole: is_whole === true,
            },
          ]
        : [],
    ),
  };
}

const contentOfMoment = sql`
  select noun, item_id, number, digest, erased_on from moment_versions where number is not null
  union all
  select one.noun, one.item_id, one.number, one.digest, one.erased_on from versions one
  where not one.draft and one.ended_at is null and one.kind <> 'delete'
    and not exists (select from moment_versions then_ where then_.noun = one.noun and then_.item_id = one.item_id)`;

/** The digest under which a file that is not published any more is kept, by its name or by that of one of its variants. */
export async function digestOfKept(db: Db, name: string): Promise<string | undefined> {
  const [main = ''] = name.replace(/-(?:\d{1,5}|social)\.\w{1,5}$/, '.').split(/(?<=\.)(?=\w{1,5}$)/);
  const { path, sha256 } = assetFiles;
  const [found] = await db
    .select({ sha256 })
    .from(assetFiles)
    .where(sql`${path} = ${`/assets/${name}`} or starts_with(${path}, ${`/assets/${main}`})`)
    .orderBy(sql`${path} <> ${`/assets/${name}`}`)
    .limit(1);
  return found?.sha256;
}
