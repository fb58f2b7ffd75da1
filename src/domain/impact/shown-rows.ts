import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { site } from '../../site.ts';

/** One language of a public article, as lists and its own page show it. */
export type ShownDetail = {
  language: Language;
  title: string;
  excerpt: string;
  /** For reports, the path of the document. */
  document: string;
  /** Digest of all of it; empty for an article that the change leaves as it is. */
  whole: string;
  /** The stored files that it shows or links; empty for an article that the change leaves as it is. */
  paths: string[];
};

/** A public article without its texts. */
export type ShownArticle = {
  id: number;
  category: string;
  topic: string | null;
  image: string | null;
  year: number;
  /** ISO 8601. */
  published: string;
  /** Last change of the article or any of its languages. */
  changed: string;
  author: string;
  defaultLanguage: Language;
  details: ShownDetail[];
};

/** What is read of the articles: the texts of those that a change may reach, and no news from before a moment. */
export type Extent = { reached: readonly number[]; since: string | undefined };

/** The moment of publication of the last of the newest news, when there are more. */
export async function findCutoff(tx: Transaction, maxArticles: number): Promise<string | undefined> {
  const [row] = await tx.execute<{ since: string }>(sql`
    select published_at::text as since from articles
    where category = 'news' and status = 'published' and published_at <= now()
    order by published_at desc limit 1 offset ${sql.raw(String(maxArticles))}`);
  return row?.since;
}

/** The public articles, newest first. */
export async function readShownArticles(tx: Transaction, { reached, since }: Extent): Promise<ShownArticle[]> {
  const isReached = sql`a.id = any(${sql.raw(`'{${reached.join(',')}}'::int[]`)})`;
  const rows = await tx.execute<{ article: ShownArticle }>(sql`
    select json_build_object('id', a.id, 'category', a.category, 'topic', a.topic, 'image', a.featured_image,
      'year', extract(year from a.published_at at time zone ${sql.raw(`'${site.timeZone}'`)})::int,
      'published', a.published_at, 'changed', greatest(a.updated_at, a.published_at, max(d.updated_at)),
      'author', a.author, 'defaultLanguage', a.default_language,
      'details', coalesce(json_agg(json_build_object('language', d.language, 'title', trim(d.title),
        'excerpt', coalesce(d.excerpt, ''), 'document', case when a.category = 'reports' then d.content else '' end,
        'whole', case when ${isReached} then md5(row(d.title, d.slug, d.content, d.excerpt, d.meta_description)::text) else '' end,
        'paths', case when ${isReached} then asset_paths(d.content) else '{}' end) order by d.language desc) filter (where d.id is not null), '[]')) as article
    from articles a left join article_details d on d.article_id = a.id
    where a.status = 'published' and a.published_at <= now() and (a.unpublish_at is null or a.unpublish_at > now())
      and (${since === undefined ? sql`true` : sql`a.published_at > ${since}::timestamptz`} or a.category <> 'news' or ${isReached})
    group by a.id
    order by a.published_at desc, a.id desc`);
  return rows.map(({ article }) => article);
}

export type ShownAsset = {
  id: number;
  name: string;
  path: string;
  place: string;
  mediaType: string;
  /** Whether it has an alternative text, without which crawlers are not told about it. */
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
      row(path, alt_text, alt_text_en, decorative, width, height, md5(coalesce(placeholder, '')), size, pages)::text as facts,
      row(path, name, title, alt_text, alt_text_en, tags)::text as found
    from assets order by sort_order, id`);
  return [...rows];
}

/** Visible members of both boards, in their order, as one text, and the files of their portraits. */
export type ShownLeaders = { texts: string | null; portraits: string | null };

export async function readShownLeaders(tx: Transaction): Promise<ShownLeaders> {
  const [row] = await tx.execute<ShownLeaders>(sql`
    select string_agg(a.path, ';' order by l.board, l.sort_order, l.id) as portraits, string_agg(row(l.id, l.board, l.name, l.position, l.position_en, l.biography, l.biography_en, a.path,
      a.alt_text, a.alt_text_en, a.decorative)::text, ';' order by l.board, l.sort_order, l.id) as texts
    from leaders l left join assets a on a.path = l.portrait and a.media_type = 'image' where l.visible`);
  return row ?? { texts: null, portraits: null };
}
