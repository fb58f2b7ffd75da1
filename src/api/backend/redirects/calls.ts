import { z } from 'zod';
import { createRedirect, deleteRedirect, type Redirect } from '../../../domain/redirects/commands.ts';
import { missedList, redirectList } from '../../../domain/redirects/queries.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { answer, calls, success } from '../calls.ts';

const redirectJson = z.object({
  id: z.int(),
  path: z.string(),
  target: z.string(),
  hits: z.int(),
  last_hit_at: z.iso.datetime().nullable(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});

const redirect = answer('The redirect', redirectJson, ({ lastHitAt, createdBy, createdAt, ...rest }: Redirect) => ({
  ...rest,
  last_hit_at: lastHitAt,
  created_by: createdBy,
  created_at: createdAt,
}));

const missed = answer(
  'The addresses',
  z.object({ id: z.int(), path: z.string(), count: z.int(), last_at: z.iso.datetime() }),
  ({ lastAt, ...rest }: { id: number; path: string; count: number; lastAt: Date }) => ({ ...rest, last_at: lastAt }),
);

/** Calls of the redirects, and of the addresses that visitors did not find. */
export function redirectCalls(site: Site) {
  const list = endpoints.apiRedirects;
  return calls(site, { name: 'redirects', noun: 'redirect' })
    .list(list, redirectList, { says: 'Redirects of missing addresses', 200: redirect }, { max: 100 })
    .list(
      endpoints.apiMissedAddresses,
      missedList,
      {
        says: '500 addresses that visitors asked for and did not find, the most frequent and the latest, by their path',
        200: missed,
      },
      { max: 500, usual: 100 },
    )
    .on('POST', list, createRedirect, {
      says: 'Leads visitors of a missing address to a page',
      201: redirect,
      409: 'It leads to another one than `replaces` says',
    })
    .on('DELETE', `${list}/:id`, deleteRedirect, { says: 'Deletes a redirect', 200: success }).routes;
}
