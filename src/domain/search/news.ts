import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articleWords } from '../../i18n/public/articles.ts';
import { type Language, otherLanguage } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { present } from '../publishing/present.ts';
import type { Excerpt, Hits, NewsHit } from './hits.ts';
import { asPassage, fromFirstMark, type Marked, markSigns, readMarks } from './marked.ts';
import { textQuery } from './text-query.ts';

/** Number of matching articles that are ranked and listed. */
export const maxRankedNews = 300;

export type NewsRow = {
  id: number;
  language: Language;
  title: string;
  excerpt: string | null;
  /** The best matching passage of the content, without tags but with entities. */
  passage: string;
  published_at: string;
  topic: string | null;
  total: string;
};

/**
 * Matching public news: those in the reader's language first, then those without it; titles weigh most, and of equal rank
 * the newest comes first.
 */
export async function findNews(
  db: Db,
  words: readonly string[],
  language: Language,
  { limit, offset = 0 }: Excerpt,
): Promise<Hits<NewsHit>> {
  if (words.length === 0) return { total: 0, hits: [] };
  const other = otherLanguage(language);
  const rows = await db.execute<NewsRow>(sql`
    with asked as (
      select ${textQuery(words, language)} as own, ${textQuery(words, other)} as other
    ), matching as (
      select *, false as foreign_words from (${matchingIn(language, ownQuery)}) own
      union all
      select *, true from (${matchingIn(other, otherQuery)}) other
      where not exists (
        select 1 from article_details own where own.article_id = other.article_id and own.language = ${language})
    ), best as (
      select *, count(*) over () as total from matching
      order by foreign_words, in_title desc, published_at desc, article_id desc limit ${maxRankedNews}
    ), wanted as (
      select best.*, ts_rank('{0.05, 0.3, 0.6, 1}', d.search_words,
        ${queryOfRow}) as weight
      from best join article_details d on d.id = best.detail_id
      order by foreign_words, weight desc, published_at desc, article_id desc limit ${limit} offset ${offset}
    )
    select wanted.article_id as id, wanted.published_at, wanted.topic, wanted.total, d.language,
      ${headline(sql`d.title`, whole)} as title,
      ${headline(sql`d.excerpt`, whole)} as excerpt,
      ${headline(withoutTags, passage)} as passage
    from wanted join article_details d on d.id = wanted.detail_id
    order by foreign_words, weight desc, wanted.published_at desc, wanted.article_id desc`);
  return { total: Number(rows[0]?.total ?? 0), hits: rows.map((row) => newsHit(row, language)) };
}

/** A row as a search result; the page language decides its address. */
export function newsHit(row: NewsRow, language: Language): NewsHit {
  const title = row.title.trim() ? row.title : articleWords(language).untitled;
  return {
    kind: 'news',
    id: `news.${row.id}`,
    title: readMarks(title),
    description: descriptionOf(row),
    href: href(routes.articles.show, language, { id: row.id }),
    publishedAt: new Date(row.published_at),
    topic: row.topic,
    language: row.language,
  };
}

/** The same condition as `isPublic`, in SQL for the alias `a`. */
export const publicNews = sql`a.category = 'news' and a.status = 'published' and a.published_at <= ${present}
  and (a.unpublish_at is null or a.unpublish_at > ${present})`;

function matchingIn(language: Language, asked: SQL): SQL {
  return sql`
    select d.id as detail_id, a.id as article_id, a.published_at, a.topic, d.search_title_words @@ ${asked} as in_title
    from article_details d join articles a on a.id = d.article_id
    where d.language = ${literal(language)} and d.search_words @@ ${asked} and ${publicNews}`;
}

// Subqueries are evaluated once, an expression once per row.
const ownQuery = sql`(select own from asked)`;
const otherQuery = sql`(select other from asked)`;
const queryOfRow = sql`case when foreign_words then ${otherQuery} else ${ownQuery} end`;

/** A literal instead of a parameter: the indexes are partial by language, and the planner must see it. */
function literal(language: Language): SQL {
  return language === 'en' ? sql`'en'` : sql`'id'`;
}

const signs = `StartSel=${markSigns.start}, StopSel=${markSigns.end}`;
const whole = `${signs}, HighlightAll=true`;
const passage = `${signs}, MaxFragments=1, MinWords=18, MaxWords=32`;

/** Inline tags are removed, all others become a space. */
const withoutTags = sql`regexp_replace(
  regexp_replace(d.content, '</?(a|b|code|em|i|s|span|strong|sub|sup|u)(\\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g')`;

function headline(text: SQL, options: string): SQL {
  return sql`ts_headline(search_configuration(d.language), ${text}, ${queryOfRow}, ${options})`;
}

/** The excerpt when it matches, else the matching part of the content. */
function descriptionOf({ excerpt, passage }: NewsRow): Marked {
  const written = readMarks(excerpt ?? '');
  if (written.marks.length > 0) return fromFirstMark(written);
  const said = readMarks(plainText(passage));
  return said.marks.length > 0 || written.text === '' ? fromFirstMark(asPassage(said)) : written;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainText(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');
}
