import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, articleAutosaves, articles } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { type AutosaveInput, autosaveLifetimeInDays, maxAutosavedCharacters, maxAutosaves } from './input.ts';

/** What the article form holds. */
export type AutosavedText = { languages: readonly Language[]; texts: Readonly<Record<string, string>> };

export type Autosave = AutosavedText & {
  key: string;
  revision: number;
  baseVersion: number | null;
  savedAt: Date;
};

type Autosaved =
  | { kind: 'saved'; revision: number; savedAt: Date }
  /** The article does not exist. */
  | { kind: 'missing' }
  /** Another window has stored text under this key. */
  | { kind: 'other-window'; revision: number }
  | { kind: 'full' };

type Owner = {
  accountId: number;
  /** Undefined for a new article. */
  articleId: number | undefined;
};

/** `isOptional`: not stored when an older autosave would have to be removed for it. */
type Options = { isOptional?: boolean };

/** Replaces the previous autosave of a window. */
export function saveAutosave(
  db: Db,
  { accountId, articleId }: Owner,
  { key, revision, base_version, seconds_ago, languages, texts }: AutosaveInput,
  { isOptional = false }: Options = {},
): Promise<Autosaved> {
  const content = JSON.stringify({ languages, texts });
  return db.transaction(async (tx) => {
    // One writer for each account, so that its limits hold.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (articleId !== undefined && !(await articleExists(tx, articleId))) return { kind: 'missing' };
    const own = eq(articleAutosaves.accountId, accountId);
    const [known] = await tx
      .select({ revision: articleAutosaves.revision, articleId: articleAutosaves.articleId })
      .from(articleAutosaves)
      .where(and(own, eq(articleAutosaves.key, key)));
    if (known && (known.revision !== revision || known.articleId !== (articleId ?? null))) {
      return { kind: 'other-window', revision: known.revision };
    }
    const excess = await excessAutosaves(tx, and(own, sql`${articleAutosaves.key} <> ${key}`), content.length);
    if (isOptional && excess.length > 0) return { kind: 'full' };
    if (excess.length > 0) await tx.delete(articleAutosaves).where(inArray(articleAutosaves.id, excess));

    const values = {
      revision: (known?.revision ?? 0) + 1,
      baseVersion: base_version,
      content,
      savedAt: sql`now() - make_interval(secs => ${seconds_ago})`,
    };
    const [saved] = await tx
      .insert(articleAutosaves)
      .values({ ...values, accountId, articleId: articleId ?? null, key })
      .onConflictDoUpdate({ target: [articleAutosaves.accountId, articleAutosaves.key], set: values })
      .returning({ revision: articleAutosaves.revision, savedAt: articleAutosaves.savedAt });
    if (!saved) throw new Error('The database stored no autosave.');
    return { kind: 'saved', ...saved };
  });
}

/** The newest autosave of a person for an article, or the one with a key. */
export async function findAutosave(
  db: Db | Transaction,
  { accountId, articleId }: Owner,
  key?: string,
): Promise<Autosave | undefined> {
  const [row] = await db
    .select()
    .from(articleAutosaves)
    .where(
      and(
        eq(articleAutosaves.accountId, accountId),
        articleId === undefined ? isNull(articleAutosaves.articleId) : eq(articleAutosaves.articleId, articleId),
        key === undefined ? undefined : eq(articleAutosaves.key, key),
        sql`${articleAutosaves.savedAt} > now() - make_interval(days => ${autosaveLifetimeInDays})`,
      ),
    )
    .orderBy(desc(articleAutosaves.savedAt), desc(articleAutosaves.id))
    .limit(1);
  if (!row) return undefined;
  const { revision, baseVersion, savedAt } = row;
  // `saveAutosave` wrote it.
  return { ...(JSON.parse(row.content) as AutosavedText), key: row.key, revision, baseVersion, savedAt };
}

/** Removes an autosave that was saved or is not wanted any more. False when there is none. */
export async function removeAutosave(db: Db | Transaction, accountId: number, key: string): Promise<boolean> {
  const removed = await db
    .delete(articleAutosaves)
    .where(and(eq(articleAutosaves.accountId, accountId), eq(articleAutosaves.key, key)))
    .returning({ id: articleAutosaves.id });
  return removed.length > 0;
}

/** Removes an autosave at its owner's wish. False when there is none. */
export function discardAutosave(db: Db, actor: Actor, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await removeAutosave(tx, actor.id, key))) return false;
    await recordActivity(tx, actor, event('textDiscarded'));
    return true;
  });
}

/** Removes abandoned autosaves. */
export async function sweepAutosaves(db: Db): Promise<void> {
  const { savedAt } = articleAutosaves;
  await db.delete(articleAutosaves).where(lt(savedAt, sql`now() - make_interval(days => ${autosaveLifetimeInDays})`));
}

async function articleExists(tx: Transaction, id: number): Promise<boolean> {
  const [found] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('key share');
  return found !== undefined;
}

/** The oldest autosaves that have to go for another one of this length. */
async function excessAutosaves(tx: Transaction, others: SQL | undefined, characters: number): Promise<number[]> {
  const rows = await tx
    .select({ id: articleAutosaves.id, length: sql<number>`length(${articleAutosaves.content})`.mapWith(Number) })
    .from(articleAutosaves)
    .where(others)
    .orderBy(asc(articleAutosaves.savedAt), asc(articleAutosaves.id));
  let total = rows.reduce((sum, { length }) => sum + length, characters);
  const excess: number[] = [];
  for (const { id, length } of rows) {
    if (rows.length - excess.length < maxAutosaves && total <= maxAutosavedCharacters) break;
    excess.push(id);
    total -= length;
  }
  return excess;
}
