import { sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, assets, leaders } from '../../db/schema/index.ts';
import { translatedFields } from '../../fields/articles.ts';
import { assetFields } from '../../fields/assets.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';

/** One language of a public article, as lists and its own page show it. */
export type ShownDetail = {
  language: Language;
  title: string;
  excerpt: string;
  /** For reports, the path of the document. */
  document: string;
  /** Digest of all of it. */
  whole: string;
  /** The stored files that it shows or links. */
  paths: string[];
};

/** A public article without its texts. */
export type ShownArticle = {
  id: number;
  category: string;
  topic: string | null;
  image: string | null;
  /** ISO 8601. */
  published: string;
  /** Last change of the article or any of its languages. */
  changed: string;
  author: string;
  defaultLanguage: Language;
  details: ShownDetail[];
};

/**
 * A public article in the order of lists. Of those that a change cannot reach, nothing but their places is compared: a site
 * may have a hundred thousand.
 */
export type ListedArticle = {
  id: number;
  isReport: boolean;
  topic: string | null;
  /** In the time zone of the site. */
  year: number;
  /** In microseconds, as the database orders them. */
  published: number;
  /** Those that it is written in. */
  languages: readonly Language[];
  /** What it shows, when the change may reach it. */
  shown?: ShownArticle;
};

/** What is shown of an item: columns of all its fields, a new one too, except those that are not shown. */
const shownTexts = shownColumns('d', articleDetails, translatedFields, []);
const nowhereShown = ['category', 'subcategory', 'mediaType', 'sortOrder', 'credit'] as const;
const assetsOnPages = shownColumns('a', assets, assetFields, [...nowhereShown, 'name', 'title', 'tags']);
const assetsInSearch = shownColumns('a', assets, assetFields, [...nowhereShown, 'decorative']);
/** The portrait is that of its asset, and the order that of the rows. */
const shownOfLeaders = shownColumns('l', leaders, leaderFields, ['portrait', 'visible', 'sortOrder']);

function shownColumns<Name extends string>(
  alias: string,
  table: Readonly<Record<NoInfer<Name>, { name: string }>>,
  fields: Readonly<Record<Name, unknown>>,
  hidden: readonly NoInfer<Name>[],
) {
  // Object.keys loses the key type.
  const shown = (Object.keys(fields) as Name[]).filter((name) => !hidden.includes(name));
  return sql.raw(shown.map((name) => `${alias}.${table[name].name}`).join(', '));
}

type ListedRow = [
  id: number,
  isReport: boolean,
  topic: string | null,
  year: number,
  published: number,
  languages: string,
];

const isPublic = sql`a.status = 'published' and a.published_at <= now() and (a.unpublish_at is null or a.unpublish_at > now())`;
/** The number of languages is kept with the article; which one it is has to be looked up only for articles in one of them. */
const languagesOf = sql`case when a.language_count = ${sql.raw(String(languageCodes.length))} then ${sql.raw(`'${languageCodes.join(',')}'`)}
  else coalesce((select string_agg(d.language, ',') from article_details d where d.article_id = a.id), '') end`;
const listedValues = sql`a.id, a.category = 'reports', a.topic,
  extract(year from a.published_at at time zone ${sql.raw(`'${company.timeZone}'`)})::int,
  (extract(epoch from a.published_at) * 1000000)::float8,
  ${languagesOf}`;

/** All public articles, newest first. */
export async function readListedArticles(tx: Transaction): Promise<ListedArticle[]> {
  const [found] = await tx.execute<{ rows: ListedRow[] | null }>(sql`
    select json_agg(json_build_array(${listedValues}) order by a.published_at desc, a.id desc) as rows
    from articles a where ${isPublic}`);
  return (found?.rows ?? []).map(listedFrom);
}

/** Those of the articles that are public now, with all that they show. */
export async function readReachedArticles(tx: Transaction, ids: readonly number[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return [];
  const rows = await tx.execute<{ listed: ListedRow; shown: ShownArticle }>(sql`
    select json_build_array(${listedValues}) as listed,
      json_build_object('id', a.id, 'category', a.category, 'topic', a.topic, 'image', a.featured_image,
      'published', a.published_at, 'changed', greatest(a.updated_at, a.published_at, max(d.updated_at)),
      'author', a.author, 'defaultLanguage', a.default_language,
      'details', coalesce(json_agg(json_build_object('language', d.language, 'title', trim(d.title),
        'excerpt', coalesce(d.excerpt, ''), 'document', case when a.category = 'reports' then d.content else '' end,
        'whole', md5(row(${shownTexts})::text),
        'paths', asset_paths(d.content)) order by d.language desc) filter (where d.id is not null), '[]')) as shown
    from articles a left join article_details d on d.article_id = a.id
    where ${isPublic} and a.id = any(${sql.raw(`'{${ids.join(',')}}'::int[]`)})
    group by a.id`);
  return rows.map(({ listed, shown }) => ({ ...listedFrom(listed), shown }));
}

function listedFrom([id, isReport, topic, year, published, languages]: ListedRow): ListedArticle {
  return { id, isReport, topic, year, published, languages: languageCodes.filter((code) => languages.includes(code)) };
}

/** The same articles in their order, with others in the place of the reached ones. */
export function withReached(
  all: readonly ListedArticle[],
  ids: ReadonlySet<number>,
  reached: readonly ListedArticle[],
): ListedArticle[] {
  const rest = all.filter(({ id }) => !ids.has(id));
  const waiting = reached.toSorted(inOrder);
  const merged: ListedArticle[] = [];
  for (const article of rest) {
    for (let next = waiting[0]; next && inOrder(next, article) < 0; next = waiting[0]) {
      merged.push(next);
      waiting.shift();
    }
    merged.push(article);
  }
  return [...merged, ...waiting];
}

/** Newest first. */
function inOrder(one: ListedArticle, other: ListedArticle): number {
  return other.published - one.published || other.id - one.id;
}

export type ShownAsset = {
  id: number;
  name: string;
  path: string;
  place: string;
  mediaType: string;
  /** Whether it has an alternative text: the sitemap leaves out pictures without one. */
  isDescribed: boolean;
  /** What pages show of it, as one text. */
  facts: string;
  /** What the search shows of it. */
  found: string;
};

/** Assets in the order that editors gave them. */
export async function readShownAssets(tx: Transaction): Promise<ShownAsset[]> {
  const rows = await tx.execute<ShownAsset>(sql`
    select id, name, path, category || '/' || coalesce(subcategory, '') as place, media_type as "mediaType",
      not decorative and alt_text || alt_text_en <> '' as "isDescribed",
      row(path, width, height, md5(coalesce(placeholder, '')), size, pages, ${assetsOnPages})::text as facts,
      row(path, ${assetsInSearch})::text as found
    from assets a order by sort_order, id`);
  return [...rows];
}

/** Visible members of both boards, in their order, as one text, and the files of their portraits. */
export type ShownLeaders = { texts: string | null; portraits: string | null };

export async function readShownLeaders(tx: Transaction): Promise<ShownLeaders> {
  const [row] = await tx.execute<ShownLeaders>(sql`
    select string_agg(a.path, ';' order by l.board, l.sort_order, l.id) as portraits, string_agg(row(l.id, ${shownOfLeaders}, a.path,
      ${assetsOnPages})::text, ';' order by l.board, l.sort_order, l.id) as texts
    from leaders l left join assets a on a.path = l.portrait and a.media_type = 'image' where l.visible`);
  return row ?? { texts: null, portraits: null };
}
