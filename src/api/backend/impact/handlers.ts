import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Permission } from '../../../domain/accounts/permissions.ts';
import { maxComparedArticles, predictImpact } from '../../../domain/impact/impact.ts';
import type { PlannedChange } from '../../../domain/impact/planned-change.ts';
import { parseId } from '../../../domain/input.ts';
import { assetNameLine } from '../../../fields/assets.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import type { StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { readQuery } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, guardedRead } from '../guard.ts';

type ById = { id: string };

const addresses = z.array(z.string());
const impactJson = z.object({
  pages: addresses.describe('Pages that will show something else, or nothing any more, in both languages'),
  articles: z.array(z.int()).describe('Articles on whose page something changes, or that use the asset'),
  feeds: addresses.describe('Feeds and parts of the sitemap'),
  search: addresses.describe('What the search finds differently'),
  social: addresses.describe('Pages whose picture on social networks changes'),
});

const action = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.enum(actions, { error: `Must be one of ${actions.join(', ')}` });
const name = assetNameLine.optional().describe('The new name, for `rename`; one that nothing refers to when left out');
const slug = z
  .string()
  .trim()
  .max(300, 'Must have at most 300 characters')
  .optional()
  .describe('The new slug, for `rename`; any other one when left out');
const language = z
  .enum(languageCodes, { error: 'Must be id or en' })
  .optional()
  .describe('The language that is removed, for `remove-language`; that of the slug, for `rename`');
const articleActions = ['delete', 'archive', 'rename', 'remove-language'] as const;

const queries = {
  articles: z
    .strictObject({ action: action(articleActions), language, name: slug })
    .refine(({ action, language }) => !['rename', 'remove-language'].includes(action) || language !== undefined, {
      path: ['language'],
      error: 'Is required',
    }),
  assets: z.strictObject({ action: action(['delete', 'replace', 'rename']), name }),
  leaders: z.strictObject({ action: action(['delete']) }),
};

const reads = { articles: 'articles.read', assets: 'assets.read', leaders: 'leaders.read' } as const satisfies Record<
  string,
  Permission
>;

const lists = {
  articles: endpoints.apiStaffArticles,
  assets: endpoints.apiStaffAssets,
  leaders: endpoints.apiStaffLeaders,
} as const;

/** What a change of an article, asset or leader would show where. */
export function impactApi(gate: StaffGuard) {
  const app = new Elysia({ name: 'api.backend.impact' });
  for (const kind of ['articles', 'assets', 'leaders'] as const) {
    app.get(
      `${lists[kind]}/:id/impact`,
      guardedRead<ById>(gate, reads[kind], async ({ request, params }) => {
        const planned = readQuery(queries[kind], request);
        const id = parseId(params.id);
        const prediction =
          id === undefined ? undefined : await predictImpact(gate.db, { kind, id, ...planned } as PlannedChange);
        return prediction ? json(prediction.impact) : jsonError(404, 'Not found');
      }),
      guardedOperation({
        summary: `What a change would show differently on the public site; nothing is changed. Beyond ${maxComparedArticles} news only the newest are compared`,
        query: queries[kind],
        answers: {
          200: { description: 'Addresses and articles', schema: impactJson },
          400: { description: 'Missing or invalid field', schema: errorSchema },
          404: { description: 'Unknown item, or a language that it does not have', schema: errorSchema },
        },
      }),
    );
  }
  return app;
}
