import { redirects } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, write, writeTo } from './scenario.ts';

const given = { path: '/old-page', target: '/en/news' };

export const writes: WriteScenario[] = [
  write('POST /api/backend/redirects', jsonOf(given)),
  writeTo('DELETE /api/backend/redirects/:id', someRedirect),
  write('POST /backend/redirects/new', formOf(given)),
  writeTo('POST /backend/redirects/:id/delete', someRedirect),
  write('POST /backend/redirects/export.csv'),
  write('POST /backend/redirects/missed.csv'),
];

async function someRedirect({ db }: World): Promise<number> {
  const [row] = await db
    .insert(redirects)
    .values({ ...given, createdBy: 'sari' })
    .returning({ id: redirects.id });
  return row?.id ?? 0;
}
