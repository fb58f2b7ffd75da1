import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { articles, missedAddresses, redirects } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { requiredLine } from '../../fields/text-rules.ts';
import { event } from '../activity/commands.ts';
import { isPublic } from '../articles/queries.ts';
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

/** Leads visitors of a missing address to a page. One redirect never leads to another. */
export const createRedirect = command({
  needs: 'redirects.manage',
  logs: ['create', resource],
  input: z.strictObject({
    path: requiredLine(maxRedirectCharacters).describe('The missing address; what follows its path is ignored'),
    target: requiredLine(maxRedirectCharacters).describe('An address of this site'),
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
    const reached = pathKeyOf(new URL(target, siteUrl).pathname);
    if (reached === path) return refused('target', 'redirectLoop');
    // Two at once could make a chain of each other.
    await tx.execute(sql`lock table redirects in share row exclusive mode`);
    const known = await tx.select().from(redirects);
    if (known.length >= maxRedirects) return refused('', problem('tooManyRedirects', { count: maxRedirects }));
    if (known.some((one) => one.path === path)) return refused('path', 'redirectTaken');
    if (known.some((one) => one.path === reached)) return refused('target', 'redirectChain');
    const leadsHere = (one: Redirect) => pathKeyOf(new URL(one.target, siteUrl).pathname) === path;
    if (known.some(leadsHere)) return refused('path', 'redirectChain');
    const [redirect] = await tx.insert(redirects).values({ path, target, createdBy: by.username }).returning();
    if (!redirect) throw new Error('The database returned no row for a new redirect.');
    await tx.delete(missedAddresses).where(eq(missedAddresses.path, path));
    // All nodes read the list again.
    return done(redirect, { log: entryOf('created', redirect), shows: 'changed' });
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

function entryOf(verb: 'created' | 'deleted', { id, path, target }: Redirect) {
  return event(verb, { noun: resource, id, name: `${path} → ${target}` });
}
