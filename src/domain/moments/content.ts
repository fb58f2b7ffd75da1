import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { isVersionedNoun, type VersionedNoun } from '../../db/schema/version-values.ts';

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

export async function describeContent(tx: Transaction): Promise<MomentContent> {
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
