import { Elysia } from 'elysia';
import { parseId } from '../../../domain/input.ts';
import { createLeader, type LeaderResult, saveLeader } from '../../../domain/leaders/commands.ts';
import { leaderChanges, leaderOrder, newLeaderInput } from '../../../domain/leaders/input.ts';
import { findLeader, listLeaders } from '../../../domain/leaders/queries.ts';
import { reorderLeaders } from '../../../domain/leaders/reorder.ts';
import { trashLeader } from '../../../domain/trash/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { guardedRead, guardedWrite, success } from '../guard.ts';
import { leaderAsJson } from './leader-json.ts';
import * as described from './operations.ts';

type ById = { id: string };

/** Endpoints of the boards' members for staff. */
export function leadersBackendApi(site: Site) {
  const { db } = site;
  const one = `${endpoints.apiStaffLeaders}/:id` as const;
  return new Elysia({ name: 'api.backend.leaders' })
    .get(
      endpoints.apiStaffLeaders,
      guardedRead(site, 'leaders.read', async () => {
        const leaders = await listLeaders(db);
        return json(leaders.map(leaderAsJson), { headers: { 'x-total-count': String(leaders.length) } });
      }),
      described.listed,
    )
    .get(
      one,
      guardedRead<ById>(site, 'leaders.read', async ({ params }) => {
        const id = parseId(params.id);
        const leader = id === undefined ? undefined : await findLeader(db, id);
        return leader ? json(leaderAsJson(leader)) : notFound();
      }),
      described.shown,
    )
    .post(
      endpoints.apiStaffLeaders,
      guardedWrite(site, { action: 'create', resource: 'leader', needs: 'leaders.write' }, async ({ request, actor }) =>
        answerLeader(await createLeader(site.staleness, actor, await readJson(newLeaderInput, request)), 201),
      ),
      described.created,
    )
    .put(
      endpoints.apiLeaderOrder,
      guardedWrite(
        site,
        { action: 'update', resource: 'leader', needs: 'leaders.write' },
        async ({ request, actor }) => {
          const missing = await reorderLeaders(site.staleness, actor, await readJson(leaderOrder, request));
          return missing === undefined
            ? success()
            : jsonError(404, `There is no leader ${missing}`, { field: 'leaders' });
        },
      ),
      described.reordered,
    )
    .put(
      one,
      guardedWrite<ById>(
        site,
        { action: 'update', resource: 'leader', needs: 'leaders.write' },
        async ({ request, params, actor }) => {
          const changes = await readJson(leaderChanges, request);
          const id = parseId(params.id);
          return id === undefined ? notFound() : answerLeader(await saveLeader(site.staleness, actor, id, changes));
        },
      ),
      described.changed,
    )
    .delete(
      one,
      guardedWrite<ById>(
        site,
        { action: 'delete', resource: 'leader', needs: 'leaders.write' },
        async ({ params, actor }) => {
          const id = parseId(params.id);
          const gone = id !== undefined && (await trashLeader(site.staleness, actor, id));
          return gone ? success() : notFound();
        },
      ),
      described.removed,
    );
}

export function answerLeader(result: LeaderResult, status = 200): Response {
  switch (result.kind) {
    case 'saved':
      return json(leaderAsJson(result.leader), { status });
    case 'missing':
      return notFound();
    case 'refused':
      throw new InvalidInputError(`${result.problem} (${result.field})`, result.field);
    case 'conflict': {
      const { leader } = result;
      const error = 'Someone else saved this leader since you read it';
      return jsonError(409, error, { version: leader.version, leader: leaderAsJson(leader) });
    }
  }
}

function notFound(): Response {
  return jsonError(404, 'Leader not found');
}
