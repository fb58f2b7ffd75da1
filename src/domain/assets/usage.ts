import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles, leaders } from '../../db/schema/index.ts';
import type { Route } from '../../routes.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { titleOf } from '../publishing/article-title.ts';
import { findDraftVersions, keepVersions, rewriteDrafts } from '../versions/commands.ts';
import type { VersionRecord } from '../versions/record.ts';
import { managedNames, managedPlaces } from './managed-names.ts';
import type { Asset } from './queries.ts';

export type AssetUse =
  /** `draft`: in unpublished changes of a published article. */
  | { kind: 'featured' | 'content' | 'document' | 'draft'; articleId: number; title: string }
  | { kind: 'portrait'; leaderId: number; name: string }
  | { kind: 'name' | 'place'; route: Route };

/**
 * Whether an asset cannot be deleted because of this use. Pages that ask for it by name or place have a picture of their own
 * to show instead.
 */
export function blocksDeletion(use: AssetUse): boolean {
  return !('route' in use);
}

/** Whether an asset cannot be taken out of its place: a report needs its document, and a draft is its writer's. */
export function staysNeeded({ kind }: AssetUse): boolean {
  return kind === 'document' || kind === 'draft';
}

export function usersOf(uses: readonly AssetUse[]): { articles: number[]; leaders: number[] } {
  return {
    articles: [...new Set(uses.flatMap((use) => ('articleId' in use ? [use.articleId] : [])))],
    leaders: uses.flatMap((use) => ('leaderId' in use ? [use.leaderId] : [])),
  };
}

/** The uses of an asset: in articles, as a portrait, and on pages that look it up by name or by place. */
export async function usesOf(db: Db | Transaction, asset: Asset): Promise<AssetUse[]> {
  const byName = managedNames[asset.name];
  const byPlace = managedPlaces[`${asset.category}/${asset.subcategory}`];
  const isShown = asset.mediaType === 'image' || asset.mediaType === 'video';
  return [
    ...(byName ? [{ kind: 'name', route: byName } as const] : []),
    ...(byPlace && isShown ? [{ kind: 'place', route: byPlace } as const] : []),
    ...(await usesInArticles(db, asset.path)),
    ...(await usesInDrafts(db, asset.path)),
    ...(await usesAsPortrait(db, asset.path)),
  ];
}

async function usesInArticles(db: Db | Transaction, path: string): Promise<AssetUse[]> {
  const mentioning = await db
    .selectDistinct({ id: articleDetails.articleId })
    .from(articleDetails)
    .where(mentions(path));
  const mentioned = new Set(mentioning.map(({ id }) => id));
  const { id, category, defaultLanguage, featuredImage } = articles;
  const found = await db
    .select({ id, category, defaultLanguage, featuredImage })
    .from(articles)
    .where(or(eq(featuredImage, path), inArray(id, [...mentioned])))
    .orderBy(asc(id));
  const named = await withTitles(db, found);
  return found.flatMap((article, index) => {
    const { articleId = article.id, title = '' } = named[index] ?? {};
    const use = { articleId, title };
    return [
      ...(article.featuredImage === path ? [{ kind: 'featured', ...use } as const] : []),
      ...(mentioned.has(article.id)
        ? [{ kind: article.category === 'reports' ? 'document' : 'content', ...use } as const]
        : []),
    ];
  });
}

async function usesInDrafts(db: Db | Transaction, path: string): Promise<AssetUse[]> {
  const { id, defaultLanguage } = articles;
  const drafts = await findDraftVersions(db, draftMentions(path));
  const found = await db
    .select({ id, defaultLanguage })
    .from(articles)
    .where(
      inArray(
        id,
        drafts.map((draft) => draft.id),
      ),
    )
    .orderBy(asc(id));
  return (await withTitles(db, found)).map((named) => ({ kind: 'draft', ...named }));
}

type Titled = { articleId: number; title: string };

async function withTitles(
  db: Db | Transaction,
  found: readonly { id: number; defaultLanguage: string }[],
): Promise<Titled[]> {
  const { articleId, language, title } = articleDetails;
  const ids = found.map(({ id }) => id);
  const titles = await db.select({ articleId, language, title }).from(articleDetails).where(inArray(articleId, ids));
  return found.map((article) => ({
    articleId: article.id,
    title: titleOf({ ...article, details: titles.filter((detail) => detail.articleId === article.id) }),
  }));
}

function usesAsPortrait(db: Db | Transaction, path: string) {
  return db
    .select({ kind: sql<'portrait'>`'portrait'`, leaderId: leaders.id, name: leaders.name })
    .from(leaders)
    .where(eq(leaders.portrait, path))
    .orderBy(asc(leaders.id));
}

/** The texts that name a path; an index holds the paths of each. */
export function mentions(path: string): SQL {
  return sql`asset_paths(${articleDetails.content}) @> array[${path}]`;
}

const draftMentions = (path: string) => (text: SQL) => sql`${text} ~ ${wholePath(path)}`;

/** Pattern for a whole path: no character of paths follows. */
function wholePath(path: string): string {
  return `${path.replaceAll('.', '\\.')}(?![[:alnum:]_.-])`;
}

/**
 * Replaces one path by another in all articles, drafts and portraits. An editor who has one of them open gets a conflict when
 * saving.
 */
export async function renameEverywhere(tx: Transaction, actor: Actor, from: string, to: string): Promise<void> {
  const reason = { by: actor, kind: 'save', cause: 'reference' } as const;
  const portrayed = await tx.select({ id: leaders.id }).from(leaders).where(eq(leaders.portrait, from)).for('update');
  const people = portrayed.map(({ id }) => id);
  await tx.update(leaders).set({ portrait: to }).where(inArray(leaders.id, people));
  await keepVersions(tx, 'leaders', people, reason);

  const mentioning = tx.select({ id: articleDetails.articleId }).from(articleDetails).where(mentions(from));
  const showing = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(or(eq(articles.featuredImage, from), inArray(articles.id, mentioning)))
    .orderBy(asc(articles.id))
    .for('update');
  const ids = showing.map(({ id }) => id);
  await renameInArticles(tx, from, to, ids);
  await keepVersions(tx, 'articles', ids, reason);
  const rename = (record: VersionRecord) =>
    JSON.parse(JSON.stringify(record).replace(/\/assets\/[\w.-]+/g, (path) => (path === from ? to : path)));
  await rewriteDrafts(tx, draftMentions(from), rename, reason);
}

async function renameInArticles(tx: Transaction, from: string, to: string, ids: number[]): Promise<void> {
  const featured = sql`case when ${articles.featuredImage} = ${from} then ${to} else ${articles.featuredImage} end`;
  await tx.update(articles).set({ featuredImage: featured, updatedAt: new Date() }).where(inArray(articles.id, ids));
  await tx
    .update(articleDetails)
    .set({ content: sql`replace(${articleDetails.content}, ${from}, ${to})`, contentMark: null })
    .where(and(inArray(articleDetails.articleId, ids), mentions(from)));
}

/**
 * Takes a file out of all articles and portraits: pictures and videos disappear with their figure, links become plain text.
 * An editor who has one of them open gets a conflict when saving.
 */
export async function unlinkEverywhere(tx: Transaction, actor: Actor | undefined, path: string): Promise<void> {
  const reason = { by: actor, kind: 'save', cause: 'reference' } as const;
  const { id, articleId, content } = articleDetails;
  const people = await tx
    .select({ id: leaders.id, name: leaders.name })
    .from(leaders)
    .where(eq(leaders.portrait, path))
    .for('update');
  const texts = await tx.select({ id, articleId, content }).from(articleDetails).where(mentions(path)).for('update');
  const featured = await tx.select({ id: articles.id }).from(articles).where(eq(articles.featuredImage, path));
  const portrayed = people.map((one) => one.id);
  const changed = [...new Set([...featured.map((one) => one.id), ...texts.map((one) => one.articleId)])];

  await tx.update(leaders).set({ portrait: null }).where(inArray(leaders.id, portrayed));
  await tx.update(articles).set({ featuredImage: null }).where(eq(articles.featuredImage, path));
  for (const text of texts)
    await tx
      .update(articleDetails)
      .set({ content: withoutFile(text.content, path), contentMark: null })
      .where(eq(id, text.id));
  await tx.update(articles).set({ updatedAt: new Date() }).where(inArray(articles.id, changed));
  await keepVersions(tx, 'leaders', portrayed, reason);
  await keepVersions(tx, 'articles', changed, reason);
  for (const leader of people) {
    const changes = { portrait: { before: path, after: null } };
    await recordActivity(tx, actor, event('updated', { noun: 'leader', ...leader }, { changes }));
  }
  if (changed.length === 0) return;
  await recordActivity(tx, actor, event('article.fileRemoved', { path, articles: changed.join(', ') }));
}

/** HTML without the pictures, videos, captions and links of a file; everything else stays as it is, byte for byte. */
export function withoutFile(html: string, path: string): string {
  const isFile = (address: string | null) => address === path || /^[?#]/.test(address?.slice(path.length) ?? '');
  const refers = (element: HTMLRewriterTypes.Element, name: 'src' | 'href' | 'poster') => {
    const address = element.getAttribute(name);
    return address?.startsWith(path) === true && isFile(address);
  };
  const marked = new Set<number>();
  let figure = -1;
  new HTMLRewriter()
    .on('figure', {
      element: () => {
        figure += 1;
      },
    })
    .on('figure img, figure video, figure source', {
      element: (one) => void (refers(one, 'src') && marked.add(figure)),
    })
    .transform(html);
  figure = -1;
  return new HTMLRewriter()
    .on('figure', {
      element: (one) => {
        figure += 1;
        if (marked.has(figure)) one.remove();
      },
    })
    .on('img, video, source, track', { element: (one) => void (refers(one, 'src') && one.remove()) })
    .on('video', { element: (one) => void (refers(one, 'poster') && one.removeAttribute('poster')) })
    .on('a', { element: (one) => void (refers(one, 'href') && one.removeAndKeepContent()) })
    .transform(html);
}
