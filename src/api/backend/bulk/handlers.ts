import { Elysia } from 'elysia';
import { usersOf } from '../../../domain/assets/usage.ts';
import { changeArticles } from '../../../domain/bulk/articles.ts';
import { changeAssets } from '../../../domain/bulk/assets.ts';
import { articleBulk, assetBulk } from '../../../domain/bulk/input.ts';
import type { BulkOutcome } from '../../../domain/bulk/outcome.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { readJson } from '../../input.ts';
import { guardedWrite } from '../guard.ts';
import { articlesChanged, assetsChanged, type BulkJson } from './operations.ts';

/** Changes of several articles or assets in one transaction. */
export function bulkApi(site: Site) {
  return new Elysia({ name: 'api.backend.bulk' })
    .post(
      endpoints.apiArticleBulk,
      guardedWrite(
        site,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, actor }) =>
          answer(await changeArticles(site.staleness, actor, await readJson(articleBulk, request))),
      ),
      articlesChanged,
    )
    .post(
      endpoints.apiAssetBulk,
      guardedWrite(site, { action: 'update', resource: 'asset', needs: 'assets.write' }, async ({ request, actor }) =>
        answer(await changeAssets(site, actor, await readJson(assetBulk, request))),
      ),
      assetsChanged,
    );
}

function answer(outcomes: readonly BulkOutcome[]): Response {
  const count = (wanted: BulkOutcome['result']) => outcomes.filter(({ result }) => result === wanted).length;
  const body: BulkJson = {
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    results: outcomes.map((outcome) => {
      const { id, result } = outcome;
      if (outcome.result !== 'refused') return { id, result };
      const { reason, problem, uses } = outcome;
      return { id, result, reason, ...(problem !== undefined && { problem }), ...(uses && usersOf(uses)) };
    }),
  };
  return json(body);
}
