import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { maxExactCount } from '../../db/counting.ts';
import { assets, documentTexts } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Asset } from '../assets/queries.ts';
import { type Excerpt, type Hits, type MediaHit, markWords } from './marked.ts';
import { synonymsOf } from './synonyms.ts';
import { textQuery } from './text-query.ts';
import { stemOf, stemsIn } from './words.ts';

/** Number of the newest matching assets that are ranked and listed. */
export const maxRankedMedia = 500;

/** Assets whose name, title, alternative text or tags match. Captions are found with nothing: they belong to a video. */
export async function findMedia(
  db: Db,
  words: readonly string[],
  language: Language,
  { limit, offset = 0 }: Excerpt,
): Promise<Hits<MediaHit>> {
  if (words.length === 0) return { total: 0, isExact: true, hits: [] };
  const rows = await db.execute<{ id: number; total: number }>(sql`
    with search as materialized (select ${textQuery(words, language)} as query),
    found as materialized (
      select id from (
        select id from assets where search_words @@ (select query from search) and media_type <> 'captions' and listed
        limit ${maxExactCount + 1}) named
      union
      select asset_id from (
        select asset_id from document_texts join assets on id = asset_id
        where document_texts.search_words @@ (select query from search) and listed limit ${maxExactCount + 1}) texts
    ),
    matching as (select id from found order by id desc limit ${maxRankedMedia})
    select id, (select count(*)::int from found) as total from matching join assets using (id) left join document_texts on asset_id = id
    order by ts_rank('{0.05, 0.2, 0.5, 1}', assets.search_words, (select query from search))
      + coalesce(ts_rank('{0.05, 0.2, 0.5, 1}', document_texts.search_words, (select query from search)), 0) desc,
      sort_order, id
    limit ${limit} offset ${offset}`);
  const ids = rows.map(({ id }) => id);
  const total = rows[0]?.total ?? 0;
  return {
    total: Math.min(total, maxExactCount),
    isExact: total <= maxExactCount,
    hits: await mediaHits(db, ids, words, language),
  };
}

/** Search results for these asset ids, in this order. */
export async function mediaHits(
  db: Db,
  ids: readonly number[],
  words: readonly string[],
  language: Language,
): Promise<MediaHit[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ asset: assets, text: documentTexts.text })
    .from(assets)
    .leftJoin(documentTexts, eq(documentTexts.assetId, assets.id))
    .where(inArray(assets.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.asset.id, row]));
  return ids.flatMap((id) => mediaHit(byId.get(id), words, language));
}

function mediaHit(
  found: { asset: Asset; text: string | null } | undefined,
  words: readonly string[],
  language: Language,
): MediaHit[] {
  if (!found) return [];
  const { asset, text } = found;
  const [title, about] = wordsAbout(asset, language);
  const description = (text && passageWith(text, words, `${title} ${about}`, language)) || about;
  return [
    {
      kind: 'media',
      id: `media.${asset.id}`,
      title: markWords(title, words),
      description: markWords(description, words),
      href: asset.path,
      asset,
    },
  ];
}

/** The alternative text in the reader's language is more useful than the title, which exists in one language. */
function wordsAbout({ altText, altTextEn, title, name }: Asset, language: Language): [title: string, more: string] {
  const [first = name, second = ''] = [language === 'en' ? altTextEn : altText, title, altText, name].filter(Boolean);
  return [first, second];
}

/** Longer documents are searched completely, but shown by a passage of their beginning. */
const maxLookedThroughCharacters = 60_000;
const maxPassageCharacters = 200;

/** The line of a document with most of the words; undefined when the text shown already contains them. */
function passageWith(text: string, words: readonly string[], shown: string, language: Language): string | undefined {
  const searched = words.map((word) => new Set([word, ...synonymsOf(word).same].map((one) => stemOf(one, language))));
  const countIn = (line: string) => {
    const stems = stemsIn(line, language);
    return searched.filter((one) => [...one].some((stem) => stems.has(stem))).length;
  };
  const already = countIn(shown);
  let best: { line: string; count: number } | undefined;
  for (const line of text.slice(0, maxLookedThroughCharacters).split('\n')) {
    const count = countIn(line);
    if (count > (best?.count ?? already)) best = { line, count };
    if (count === words.length) break;
  }
  return best && `… ${best.line.trim().slice(0, maxPassageCharacters)} …`;
}
