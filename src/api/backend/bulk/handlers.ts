import { Elysia } from 'elysia';
import type { AssetDesk } from '../../../domain/assets/commands.ts';
import { usersOf } from '../../../domain/assets/usage.ts';
import { changeArticles } from '../../../domain/bulk/articles.ts';
import { changeAssets } from '../../../domain/bulk/assets.ts';
import { articleBulk, assetBulk } from '../../../domain/bulk/input.ts';
import type { BulkOutcome } from '../../../domain/bulk/outcome.ts';
import type { Staleness } from '../../../domain/publishing/staleness.ts';
import { endpoints } from '../../../routes.ts';
import { json } from '../../../web/http/json.ts';
import type { StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { readJson } from '../../input.ts';
import { guardedWrite } from '../guard.ts';
import { articlesChanged, assetsChanged, type BulkJson } from './operations.ts';

/** Changes of several articles or assets in one transaction. */
export function bulkApi(gate: StaffGuard, desk: AssetDesk, staleness: Staleness) {
  return new Elysia({ name: 'api.backend.bulk' })
    .post(
      endpoints.apiArticleBulk,
      guardedWrite(
        gate,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, actor }) =>
          answer(await changeArticles(staleness, actor, await readJson(articleBulk, request))),
      ),
      articlesChanged,
    )
    .post(
      endpoints.apiAssetBulk,
      guardedWrite(gate, { action: 'update', resource: 'asset', needs: 'assets.write' }, async ({ request, actor }) =>
        answer(await changeAssets(desk, actor, await readJson(assetBulk, request))),
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
