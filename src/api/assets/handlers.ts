import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { assetQuery } from '../../domain/assets/input.ts';
import { type AssetFilter, countAssets, findAssetByName, listAssets } from '../../domain/assets/queries.ts';
import { cleanText } from '../../fields/clean-text.ts';
import { endpoints } from '../../routes.ts';
import { json, jsonError } from '../../web/http/json.ts';
import { readQuery } from '../input.ts';
import { answerLongList, totalsOfLongList } from '../long-list.ts';
import { errorSchema, operation } from '../operation.ts';
import { assetAsJson, assetJson, filterOf } from './asset-json.ts';

export function assetsApi(db: Db) {
  return new Elysia({ name: 'api.assets' })
    .get(
      endpoints.apiAssets,
      async ({ request }) => {
        const query = readQuery(assetQuery, request);
        const { limit, offset = 0, after } = query;
        const filter: AssetFilter = { ...filterOf(query), listed: true };
        const [rows, count] = await Promise.all([
          listAssets(db, filter, { limit, offset, after }),
          countAssets(db, filter),
        ]);
        return answerLongList({ request, rows, count, limit, show: assetAsJson });
      },
      operation({
        tag: 'Assets',
        summary: `Managed pictures, documents and videos in the order set by editors; ${totalsOfLongList}`,
        query: assetQuery,
        answers: {
          200: { description: 'The assets', schema: z.array(assetJson) },
          400: { description: 'Invalid query value', schema: errorSchema },
        },
      }),
    )
    .get(
      `${endpoints.apiAssets}/name/:name`,
      async ({ params }) => {
        const asset = await findAssetByName(db, cleanText(params.name));
        return asset ? json(assetAsJson(asset)) : jsonError(404, 'Asset not found');
      },
      operation({
        tag: 'Assets',
        summary: 'The asset with that name; the first by sort order if there are several',
        answers: {
          200: { description: 'The asset', schema: assetJson },
          404: { description: 'Unknown asset', schema: errorSchema },
        },
      }),
    );
}
