import { Elysia } from 'elysia';
import { parseId } from '../../../domain/input.ts';
import { readPart } from '../../../domain/list.ts';
import { parseTrashKind, type TrashKind } from '../../../domain/trash/kinds.ts';
import { purgeItem } from '../../../domain/trash/purge.ts';
import { type TrashedItem, trashList } from '../../../domain/trash/queries.ts';
import { type RestoredItem, restoreItem } from '../../../domain/trash/restore.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { readQuery } from '../../input.ts';
import { staffArticleAsJson } from '../articles/bodies.ts';
import { staffAssetAsJson } from '../assets/staff-asset-json.ts';
import { guardedRead, guardedWrite, success } from '../guard.ts';
import { leaderAsJson } from '../leaders/calls.ts';
import { listed, purged, restored, trashQuery } from './operations.ts';

type Addressed = { kind: string; id: string };

/** Endpoints of the trash for staff. */
export function trashApi(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'api.backend.trash' })
    .get(
      endpoints.apiTrash,
      guardedRead(site, 'trash.read', async ({ request }) => {
        const { limit, offset = 0 } = readQuery(trashQuery, request);
        const { total } = await trashList.count(db, {});
        const items = await readPart(db, trashList, {}, { limit: limit ?? total, offset });
        return json(items.map(asJson), { headers: { 'x-total-count': String(total) } });
      }),
      listed,
    )
    .post(
      `${endpoints.apiTrash}/:kind/:id/restore`,
      guardedWrite<Addressed>(
        site,
        { action: 'other', resource: 'trash', needs: 'trash.restore' },
        async ({ params, actor }) => {
          const item = itemIn(params);
          const result = item && (await restoreItem(site, actor, item.kind, item.id));
          if (result?.kind === 'restored') return json(restoredAsJson(result.restored));
          if (result?.kind === 'conflict') return jsonError(409, result.problem);
          return notFound();
        },
      ),
      restored,
    )
    .delete(
      `${endpoints.apiTrash}/:kind/:id`,
      guardedWrite<Addressed>(
        site,
        { action: 'delete', resource: 'trash', needs: 'trash.purge' },
        async ({ params, actor }) => {
          const item = itemIn(params);
          const isGone = item !== undefined && (await purgeItem(site, actor, item.kind, item.id));
          return isGone ? success() : notFound();
        },
      ),
      purged,
    );
}

function itemIn(params: Addressed): { kind: TrashKind; id: number } | undefined {
  const kind = parseTrashKind(params.kind);
  const id = parseId(params.id);
  return kind && id !== undefined ? { kind, id } : undefined;
}

function asJson({ kind, id, name, deletedAt, deletedBy, expiresAt }: TrashedItem) {
  return { kind, id, name, deleted_at: deletedAt, deleted_by: deletedBy, expires_at: expiresAt };
}

function restoredAsJson({ kind, item }: RestoredItem): object {
  if (kind === 'articles') return staffArticleAsJson(item);
  return kind === 'assets' ? staffAssetAsJson(item) : leaderAsJson(item);
}

function notFound(): Response {
  return jsonError(404, 'Not in the trash');
}
