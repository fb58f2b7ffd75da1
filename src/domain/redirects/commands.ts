import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { articles, missedAddresses, redirects } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { lineInput, requiredLine } from '../../fields/text-rules.ts';
import { event } from '../activity/commands.ts';
import { isPublic } from '../articles/queries.ts';
import { findAssetByPath } from '../assets/queries.ts';
import { type CommandSite, command, done, noInput, refused } from '../command.ts';
import { rowById } from '../row-by-id.ts';
import {
  articleAt,
  isFixedPage,
  isReserved,
  maxRedirectCharacters,
  ownAddress,
  pathKeyOf,
  targetOf,
} from './addresses.ts';

export type Redirect = typeof redirects.$inferSelect;

/** All of them are held in memory. */
const maxRedirects = 2000;

const resource = 'redirect';

/** Leads visitors of a missing address to a page, or to another one than before. One redirect never leads to another. */
export const createRedirect = command({
  needs: 'redirects.manage',
  logs: ['create', resource],
  input: z.strictObject({
    path: requiredLine(maxRedirectCharacters).describe('The missing address; what follows its path is ignored'),
    target: requiredLine(maxRedirectCharacters).describe('An address of this site'),
    replaces: lineInput(maxRedirectCharacters).optional().describe('Where the address leads now, to change that'),
  }),
  async run({ tx, by, input }, { siteUrl }: CommandSite & { siteUrl: string }) {
    const [from, to] = [ownAddress(input.path, siteUrl), ownAddress(input.target, siteUrl)];
    if (!from) return refused('path', 'redirectForeign');
    if (!to) return refused('target', 'redirectForeign');
    const path = pathKeyOf(from.pathname);
    if (isReserved(path)) return refused('path', 'redirectReserved');
    if (isReserved(to.pathname)) return refused('target', 'redirectReserved');
    const article = articleAt(path);
    const isShown = article !== undefined && (await tx.$count(articles, and(eq(articles.id, article), isPublic))) > 0;
    if (isFixedPage(path) || isShown) return refused('path', 'redirectIsPage');
    const target = targetOf(to);
    if (!target) return refused('target', 'redirectNowhere');
    const { pathname } = new URL(target, siteUrl);
    const reached = pathKeyOf(pathname);
    if (reached === path) return refused('target', 'redirectLoop');
    // Two at once could make a chain of each other.
    await tx.execute(sql`lock table redirects in share row exclusive mode`);
    const known = await tx.select().from(redirects);
    const present = known.find((one) => one.path === path);
    if (present && present.target !== input.replaces)
      return refused('path', problem('redirectTaken', { target: present.target }), 409);
    if (!present && known.length >= maxRedirects)
      return refused('', problem('tooManyRedirects', { count: maxRedirects }));
    if (known.some((one) => one.path === reached)) return refused('target', 'redirectChain');
    const leadsHere = (one: Redirect) => pathKeyOf(new URL(one.target, siteUrl).pathname) === path;
    if (known.some(leadsHere)) return refused('path', 'redirectChain');
    if (!(await isFound(tx, pathname))) return refused('target', 'redirectNowhere');
    const change = { target, createdBy: by.username };
    const [redirect] = await tx
      .insert(redirects)
      .values({ path, ...change })
      .onConflictDoUpdate({ target: redirects.path, set: change })
      .returning();
    if (!redirect) throw new Error('The database returned no row for a new redirect.');
    await tx.delete(missedAddresses).where(eq(missedAddresses.path, path));
    // All nodes read the list again.
    return done(redirect, { log: entryOf(present ? 'updated' : 'created', redirect), shows: 'changed' });
  },
});

export const findRedirect = rowById(redirects);

export const deleteRedirect = command({
  needs: 'redirects.manage',
  logs: ['delete', resource],
  input: noInput,
  find: findRedirect,
  async run({ tx, row }) {
    await tx.delete(redirects).where(eq(redirects.id, row.id));
    return done(undefined, { log: entryOf('deleted', row), shows: 'changed' });
  },
});

/** Whether something answers there. An article may be published later. */
async function isFound(tx: Transaction, path: string): Promise<boolean> {
  if (path.startsWith('/assets/')) return (await findAssetByPath(tx, path)) !== undefined;
  const id = articleAt(path);
  if (id === undefined) return isFixedPage(path);
  return (await tx.$count(articles, and(eq(articles.id, id), eq(articles.category, 'news')))) > 0;
}

function entryOf(verb: 'created' | 'updated' | 'deleted', { id, path, target }: Redirect) {
  return event(verb, { noun: resource, id, name: `${path} → ${target}` });
}
