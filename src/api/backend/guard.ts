import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { jsonError } from '../../web/json.ts';
import { staffOf } from '../../web/session.ts';

/** What no other handler of the back-office answers: a stranger learns nothing, not even what exists. */
export function unknownBackendCalls(db: Db) {
  const answer = async ({ request }: { request: Request }) =>
    (await staffOf(db, request)) ? jsonError(404, 'Not found') : jsonError(401, 'Unauthorized');
  return new Elysia({ name: 'api.backend.unknown' })
    .all('/api/backend', answer, { parse: 'none' })
    .all('/api/backend/*', answer, { parse: 'none' });
}
