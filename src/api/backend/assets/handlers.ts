import { Elysia } from 'elysia';
import { z } from 'zod';
import { orderingOf } from '../../../db/sorting.ts';
import { isListedFrom, requireUploadTo } from '../../../domain/accounts/asset-rights.ts';
import {
  createAsset,
  mistakeOfPlace,
  replaceAssetFile,
  type UpdateResult,
  updateAsset,
} from '../../../domain/assets/commands.ts';
import { assetChanges, assetOrder, staffAssetQuery, uploadDetails } from '../../../domain/assets/input.ts';
import { nameFromFile } from '../../../domain/assets/naming.ts';
import { assetSorts, countAssets, listAssets } from '../../../domain/assets/queries.ts';
import { reorderAssets } from '../../../domain/assets/reorder.ts';
import type { PreparedFile } from '../../../domain/assets/upload/prepared-file.ts';
import { invalidType } from '../../../domain/assets/upload/process-upload.ts';
import { parseId } from '../../../domain/input.ts';
import type { RoleHolder } from '../../../domain/rights/permissions.ts';
import { trashAsset } from '../../../domain/trash/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { filterOf } from '../../assets/filter.ts';
import { InvalidInputError, readInput, readJson, readQuery } from '../../input.ts';
import { answerLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { calls, success } from '../calls.ts';
import { guardedRead, guardedWrite } from '../guard.ts';
import * as described from './operations.ts';
import { staffAssetAsJson } from './staff-asset-json.ts';
import { withUpload } from './upload.ts';

type ById = { id: string };

/** Asset endpoints for staff. */
export function assetsBackendApi(site: Site) {
  return new Elysia({ name: 'api.backend.assets' })
    .get(
      endpoints.apiStaffAssets,
      guardedRead(site, 'assets.read', ({ request }) => list(site, request)),
      described.list,
    )
    .post(
      endpoints.apiStaffAssets,
      guardedWrite(site, { action: 'upload', resource: 'asset', needs: 'assets.add' }, ({ request, actor }) =>
        withUpload(request, site, (file, fields) => create(site, actor, file, fields)),
      ),
      described.create,
    )
    .put(
      endpoints.apiAssetOrder,
      guardedWrite(site, { action: 'update', resource: 'asset', needs: 'assets.write' }, async ({ request, actor }) => {
        const missing = await reorderAssets(site, actor, await readJson(assetOrder, request));
        return missing === undefined
          ? json({ success: true })
          : jsonError(404, `There is no asset ${missing}`, { field: 'assets' });
      }),
      described.reorder,
    )
    .put(
      `${endpoints.apiStaffAssets}/:id`,
      guardedWrite<ById>(
        site,
        { action: 'update', resource: 'asset', needs: 'assets.write' },
        async ({ request, params, actor }) => {
          const changes = await readJson(assetChanges, request);
          const id = parseId(params.id);
          return id === undefined ? notFound() : answerUpdated(await updateAsset(site, actor, id, changes));
        },
      ),
      described.update,
    )
    .put(
      `${endpoints.apiStaffAssets}/:id/file`,
      guardedWrite<ById>(
        site,
        { action: 'update', resource: 'asset', needs: 'assets.write' },
        ({ request, params, actor }) =>
          withUpload(request, site, async (file, fields) => {
            const { version } = readInput(replacement, fields);
            const id = parseId(params.id);
            return id === undefined
              ? notFound()
              : answerUpdated(await replaceAssetFile(site, actor, id, file, version));
          }),
      ),
      described.replace,
    )
    .use(
      calls(site, { name: 'assets', noun: 'asset' }).on('DELETE', `${endpoints.apiStaffAssets}/:id`, trashAsset, {
        says: 'Moves an asset with its file to the trash, where it can be restored for 30 days. One that articles or leaders use stays',
        200: success,
        409: inUse,
      }).routes,
    );
}

const inUse = {
  description: 'The asset is in use; replace its file, or send `unlink=true`',
  schema: errorSchema.extend({
    articles: z.array(z.int()).describe('Articles that show or link the file, by id'),
    leaders: z.array(z.int()).describe('Leaders whose portrait it is, by id'),
  }),
};

const replacement = z.strictObject({ version: z.coerce.number().int().min(1).optional() });

async function list({ db }: Site, request: Request): Promise<Response> {
  const query = readQuery(staffAssetQuery, request);
  const { search, limit, offset, sort = 'position', after } = query;
  const filter = { ...filterOf(query), ...(search !== undefined && { search }) };
  const ordering = orderingOf(assetSorts, sort);
  const window = { limit, offset: offset ?? 0, ordering, after };
  const [rows, count] = await Promise.all([listAssets(db, filter, window), countAssets(db, filter)]);
  return answerLongList({ request, rows, count, limit, show: staffAssetAsJson });
}

async function create(site: Site, actor: RoleHolder, file: PreparedFile, fields: Record<string, string>) {
  const details = readInput(uploadDetails, fields);
  requireUploadTo(actor, details.category);
  const name = details.name ?? nameFromFile(file.facts.filename);
  if (name === '') throw new InvalidInputError('Please give the asset a name (name)', 'name');
  const mistake = mistakeOfPlace(details.category, details.subcategory, details.media_type);
  if (mistake) throw mistaken(mistake);
  if (details.media_type !== file.mediaType) {
    throw mistaken({ field: 'file', message: invalidType(details.media_type).message });
  }
  return json(
    staffAssetAsJson(await createAsset(site, actor, file, { ...details, name, listed: isListedFrom(actor) })),
    { status: 201 },
  );
}

export function answerUpdated(result: UpdateResult): Response {
  if (result.kind === 'saved') return json(staffAssetAsJson(result.asset));
  if (result.kind === 'missing') return notFound();
  if (result.kind === 'mistake') throw mistaken(result.mistake);
  return jsonError(409, 'Somebody else has saved this asset since', { field: 'version' });
}

function mistaken({ field, message }: { field: string; message: string }): InvalidInputError {
  return new InvalidInputError(`${message} (${field})`, field);
}

function notFound(): Response {
  return jsonError(404, 'Asset not found');
}
