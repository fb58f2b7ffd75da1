import { accounts, savedFilters } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, type WriteScenario } from './scenario.ts';

/** A filter of every account, so that it is one of the account that asks. */
async function someFilter(world: World): Promise<number> {
  const staff = await world.db.select({ id: accounts.id }).from(accounts);
  const rows = await world.db
    .insert(savedFilters)
    .values(
      staff.map(({ id }) => ({ accountId: id, list: 'articles', name: 'Drafts', query: 'status=draft', position: 1 })),
    )
    .returning({ id: savedFilters.id });
  return rows[0]?.id ?? 0;
}

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/saved-filters',
    prepare: async () => ({
      path: '/backend/saved-filters',
      init: formOf({ list: 'articles', name: 'Drafts', query: 'status=draft' }),
    }),
  },
  {
    route: 'POST /backend/saved-filters/:id/move',
    prepare: async (world) => ({
      path: `/backend/saved-filters/${await someFilter(world)}/move`,
      init: formOf({ step: 'up' }),
    }),
  },
  {
    route: 'POST /backend/saved-filters/:id/rename',
    prepare: async (world) => ({
      path: `/backend/saved-filters/${await someFilter(world)}/rename`,
      init: formOf({ list: 'articles', name: 'Unfinished' }),
    }),
  },
  {
    route: 'POST /backend/saved-filters/:id/delete',
    prepare: async (world) => ({ path: `/backend/saved-filters/${await someFilter(world)}/delete` }),
  },
];
