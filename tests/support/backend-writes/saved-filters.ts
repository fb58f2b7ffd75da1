import { accounts, savedFilters } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, type WriteScenario, write, writeTo } from './scenario.ts';

const filter = { list: 'articles', name: 'Drafts', query: 'status=draft' };

export const writes: WriteScenario[] = [
  write('POST /backend/saved-filters', formOf(filter)),
  writeTo('POST /backend/saved-filters/:id/move', someFilter, formOf({ step: 'up' })),
  writeTo('POST /backend/saved-filters/:id/rename', someFilter, formOf({ list: 'articles', name: 'Unfinished' })),
  writeTo('POST /backend/saved-filters/:id/delete', someFilter),
];

/** A filter of every account, so that it is one of the account that sends the form. */
async function someFilter(world: World): Promise<number> {
  const staff = await world.db.select({ id: accounts.id }).from(accounts);
  const values = staff.map(({ id }) => ({ ...filter, accountId: id, position: 1 }));
  const rows = await world.db.insert(savedFilters).values(values).returning({ id: savedFilters.id });
  return rows[0]?.id ?? 0;
}
