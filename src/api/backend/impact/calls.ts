import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { VersionedNoun } from '../../../db/schema/version-values.ts';
import { editFrom, findDraft } from '../../../domain/article-drafts/queries.ts';
import { type Impact, predictImpact } from '../../../domain/impact/impact.ts';
import type { PlannedChange } from '../../../domain/impact/planned-change.ts';
import { planRestore } from '../../../domain/restoring/restore.ts';
import type { Permission, RoleHolder } from '../../../domain/rights/permissions.ts';
import { currentStaff } from '../../../domain/rights/staff.ts';
import { assetNameLine } from '../../../fields/assets.ts';
import { problem } from '../../../fields/problem.ts';
import { atMost } from '../../../fields/text-rules.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { answer, calls } from '../calls.ts';

const addresses = z.array(z.string());
const impactJson = z.object({
  pages: addresses.describe('Pages that will show something else, or nothing any more, in both languages'),
  later_list_pages: z
    .boolean()
    .describe('Whether pages of lists after the second, which are not compared, may change too'),
  articles: z.array(z.int()).describe('Articles on whose page something changes, or that use the asset'),
  feeds: addresses.describe('Feeds and parts of the sitemap'),
  search: addresses.describe('What the search finds differently'),
  social: addresses.describe('Pages whose picture on social networks changes'),
});

const action = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.enum(actions, { error: problem('oneOf', { values: actions.join(', ') }) });
const name = assetNameLine.optional().describe('The new name, for `rename`; one that nothing refers to when left out');
const slug = z
  .string()
  .trim()
  .max(300, atMost(300))
  .optional()
  .describe('The new slug, for `rename`; any other one when left out');
const language = z
  .enum(languageCodes, { error: problem('languageCode') })
  .optional()
  .describe('The language that is removed, for `remove-language`; that of the slug, for `rename`');
const articleActions = [
  'delete',
  'archive',
  'rename',
  'remove-language',
  'publish-draft',
  'schedule',
  'restore',
] as const;
const moment = z.iso.datetime({ offset: true }).optional();
const number = z.coerce.number().int().positive().optional().describe('The version that is restored, for `restore`');
const requireNumber = ({ action, version }: { action: string; version?: number | undefined }) =>
  action !== 'restore' || version !== undefined;
const isRequired = { path: ['version'], error: problem('required') };

const queries = {
  articles: z
    .strictObject({
      action: action(articleActions),
      language,
      name: slug,
      version: number,
      publish_at: moment.describe('The new `published_at`, for `schedule`'),
      unpublish_at: moment.describe('The new `unpublish_at`, for `schedule`'),
    })
    .refine(requireNumber, isRequired)
    .refine(({ action, language }) => !['rename', 'remove-language'].includes(action) || language !== undefined, {
      path: ['language'],
      error: problem('required'),
    }),
  assets: z
    .strictObject({ action: action(['delete', 'replace', 'rename', 'restore']), name, version: number })
    .refine(requireNumber, isRequired),
  leaders: z.strictObject({ action: action(['delete', 'restore']), version: number }).refine(requireNumber, isRequired),
};
type ImpactQuery = z.output<(typeof queries)[keyof typeof queries]>;

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
export function impactCalls(site: Site) {
  const registered = calls(site, { name: 'impact', noun: 'item' });
  for (const kind of ['articles', 'assets', 'leaders'] as const) {
    registered.read<Impact, (typeof queries)[typeof kind]>(
      `${lists[kind]}/:id/impact`,
      reads[kind],
      {
        says: 'What a change would show differently on the public site; nothing is changed',
        query: queries[kind],
        200: answer('Addresses and articles', impactJson, ({ laterListPages, ...impact }) => ({
          ...impact,
          later_list_pages: laterListPages,
        })),
        400: 'Missing or invalid field',
        404: 'Unknown item, or a language, version or draft that it does not have',
        missing: 'notFound',
      },
      async ({ id, query }) => {
        const changes = await plannedChanges(site.db, currentStaff(), kind, id, query);
        return changes.length === 0 ? undefined : (await predictImpact(site, changes))?.impact;
      },
    );
  }
  return registered.routes;
}

async function plannedChanges(
  db: Db,
  actor: RoleHolder,
  kind: VersionedNoun,
  id: number,
  impactQuery: ImpactQuery,
): Promise<PlannedChange[]> {
  if (impactQuery.action === 'restore') return planRestore(db, kind, actor, { id, number: impactQuery.version ?? 0 });
  if (impactQuery.action === 'publish-draft') {
    const draft = await findDraft(db, id);
    return draft ? [{ kind: 'articles', id, action: 'edit', edit: editFrom(draft.live, draft.record) }] : [];
  }
  if (impactQuery.action === 'schedule') {
    const { publish_at, unpublish_at } = impactQuery as z.output<typeof queries.articles>;
    const fields = {
      ...(publish_at && { publishedAt: new Date(publish_at) }),
      ...(unpublish_at && { unpublishAt: new Date(unpublish_at) }),
    };
    return [{ kind: 'articles', id, action: 'edit', edit: { fields } }];
  }
  return [{ kind, id, ...impactQuery } as PlannedChange];
}
