import { Elysia } from 'elysia';
import { z } from 'zod';
import { orderingOf } from '../../../db/sorting.ts';
import {
  assetUpload,
  fileReplacement,
  findSameUpload,
  reorderAssets,
  saveAsset,
} from '../../../domain/assets/commands.ts';
import { staffAssetQuery, uploadDetails } from '../../../domain/assets/input.ts';
import { assetLimits, inMegabytes } from '../../../domain/assets/limits.ts';
import { type Asset, assetSorts, countAssets, listAssets } from '../../../domain/assets/queries.ts';
import { type Outcome, perform } from '../../../domain/command.ts';
import { parseId } from '../../../domain/input.ts';
import { trashAsset } from '../../../domain/trash/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { filterOf } from '../../assets/asset-json.ts';
import { readInput } from '../../input.ts';
import { answerLongList, totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { answer, answerOutcome, calls, success } from '../calls.ts';
import { guardedOperation, guardedWrite } from '../guard.ts';
import { staffAssetAsJson, staffAssetJson } from './staff-asset-json.ts';
import { withUpload } from './upload.ts';

const { bytes, pixels } = assetLimits;
const limits = `Images up to ${inMegabytes(bytes.image)} and ${pixels / 1e6} megapixels, videos up to ${inMegabytes(bytes.video)}, PDFs up to ${inMegabytes(bytes.document)}, captions (WebVTT) up to ${inMegabytes(bytes.captions)}.`;

const noun = { name: 'assets', noun: 'asset' };
const asset = answer('The asset', staffAssetJson, staffAssetAsJson);
const outdated = answer('Someone else has saved since', errorSchema, () => ({
  error: 'Somebody else has saved this asset since',
  field: 'version',
}));
const inUse = {
  description: 'The asset is in use; replace its file, or send `unlink=true`',
  schema: errorSchema.extend({
    articles: z.array(z.int()).describe('Articles that show or link the file, by id'),
    leaders: z.array(z.int()).describe('Leaders whose portrait it is, by id'),
  }),
};

export function assetCalls(site: Site) {
  const list = endpoints.apiStaffAssets;
  const one = `${list}/:id` as const;
  const assets = { description: 'The assets', schema: z.array(staffAssetJson), json: () => [] };
  const simple = calls(site, noun)
    .read(
      list,
      'assets.read',
      {
        says: `Assets, by position unless another order is asked for. ${totalsOfLongList}`,
        query: staffAssetQuery,
        200: assets,
        400: 'Invalid field, named by `field`',
      },
      async ({ request, query }) => {
        const { search, limit, offset, sort = 'position', after } = query;
        const filter = { ...filterOf(query), ...(search !== undefined && { search }) };
        const part = { limit, offset: offset ?? 0, ordering: orderingOf(assetSorts, sort), after };
        const [rows, count] = await Promise.all([listAssets(site.db, filter, part), countAssets(site.db, filter)]);
        return answerLongList({ request, rows, count, limit, show: staffAssetAsJson });
      },
    )
    .on('PUT', endpoints.apiAssetOrder, reorderAssets, {
      says: 'Reorders assets, all of them or none',
      200: success,
      404: 'Unknown asset',
    })
    .on('PUT', one, saveAsset, {
      says: 'Changes the fields of an asset; omitted fields are unchanged',
      200: asset,
      409: outdated,
    })
    .on('DELETE', one, trashAsset, {
      says: 'Moves an asset with its file to the trash, where it can be restored for 30 days. One that articles or leaders use stays',
      200: success,
      409: inUse,
    });
  return new Elysia({ name: 'api.backend.assets' })
    .use(simple.routes)
    .post(
      list,
      guardedWrite(site, { action: 'upload', resource: 'asset', needs: 'assets.add' }, ({ request }) =>
        withUpload(request, site, async (file, fields) => {
          const input = readInput(uploadDetails, fields);
          const same = await findSameUpload(site.db, file, input);
          if (same) return json(staffAssetAsJson(same));
          return answerOutcome(noun, await perform(site, assetUpload(file), { input }), { 201: asset });
        }),
      ),
      withFile({
        summary: 'Uploads a file as a new asset (multipart/form-data)',
        body: uploadDetails,
        answers: {
          200: { ...asset, description: 'The asset that has this file' },
          201: { ...asset, description: 'The new asset' },
        },
      }),
    )
    .put(
      `${one}/file`,
      guardedWrite<{ id: string }>(
        site,
        { action: 'update', resource: 'asset', needs: 'assets.write' },
        ({ request, params }) =>
          withUpload(request, site, async (file, fields) => {
            const replacement = fileReplacement(file);
            const input = readInput(replacement.input, fields);
            return answerAsset(await perform(site, replacement, { id: parseId(params.id) ?? 0, input }));
          }),
      ),
      withFile({
        summary:
          'Replaces the file of an asset, which changes its path; references in articles are updated (multipart/form-data)',
        body: z.object({ version: z.int().optional() }),
        answers: { 200: asset, 404: { description: 'Unknown asset', schema: errorSchema }, 409: outdated },
      }),
    );
}

type Described = Parameters<typeof guardedOperation>[0];

/** Describes a call whose form has a file. */
function withFile({ body, answers, ...described }: Described & { body: z.ZodObject }) {
  const file = z.string().meta({ format: 'binary', description: limits });
  const error = (description: string) => ({ description, schema: errorSchema });
  return guardedOperation({
    ...described,
    body: body.extend({ file }),
    accepts: 'multipart/form-data',
    answers: {
      ...answers,
      400: error('Invalid field, named by `field`'),
      413: error('The file is too large'),
      503: error('Files cannot be checked or stored right now'),
    },
  });
}

/** The answer to a save, which restoring a version is too. */
export function answerAsset(outcome: Outcome<Asset, Asset>): Promise<Response> {
  return answerOutcome(noun, outcome, { 200: asset, 409: outdated });
}
