import { z } from 'zod';
import {
  discardDraft,
  draftInput,
  publishDraft,
  publishInput,
  saveDraft,
  scheduleDraft,
} from '../../../domain/article-drafts/commands.ts';
import { type ArticleDraft, findDraft } from '../../../domain/article-drafts/queries.ts';
import { detailOf, fieldsOf } from '../../../domain/articles/input.ts';
import { parseId } from '../../../domain/input.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { readJson } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { answerSaved, conflictJson, staffArticleAsJson, staffArticleJson } from '../articles/calls.ts';
import { answer, calls, success } from '../calls.ts';
import { guardedOperation, guardedWrite } from '../guard.ts';

const draftJson = staffArticleJson.extend({
  outdated: z.boolean().describe('Whether the published article has changes that the draft does not take into account'),
  live_version: z.int().describe('`version` of the published article'),
  saved_by: z.string(),
  saved_at: z.iso.datetime(),
  schedules: z.array(
    z.object({
      part: z.enum(['all', ...languageCodes]),
      publish_at: z.iso.datetime(),
      scheduled_by: z.string(),
      problem: z.string().nullable().describe('Why it was not published when it was due'),
    }),
  ),
});

const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const unknown = { description: 'Unknown article, or no unpublished changes', schema: errorSchema };
const missing = { missing: 'noUnpublishedChanges', 404: unknown.description } as const;

const saved = guardedOperation({
  summary: 'Saves changes of a published article without publishing them; omitted fields stay as they are in the draft',
  body: draftInput,
  answers: {
    200: { description: 'The article with the changes', schema: draftJson },
    400: wrong,
    404: unknown,
    409: { description: 'Someone else has saved since `version`, or the article is not public', schema: errorSchema },
  },
});

const published = guardedOperation({
  summary: 'Publishes the unpublished changes, of all languages or of one',
  body: publishInput,
  answers: {
    200: { description: 'The article as it is now public', schema: staffArticleJson },
    400: wrong,
    404: unknown,
    409: { description: 'Someone else has saved since `version`', schema: conflictJson },
  },
});

type ById = { id: string };

/** Unpublished changes of published articles. */
export function articleDraftCalls(site: Site) {
  const { db } = site;
  const base = `${endpoints.apiStaffArticles}/:id/draft` as const;
  const write = { action: 'update', resource: 'article', needs: 'articles.write' } as const;
  const publish = { ...write, needs: 'articles.publish' } as const;
  const draft = answer('The article with the changes', draftJson, draftAsJson);
  const afterwards = answer(draft.description, draftJson, async ({ id }: { id: number }) => {
    const found = await findDraft(db, id);
    return found && draftAsJson(found);
  });
  return calls(site, { name: 'article-drafts', noun: 'article' })
    .one(
      base,
      'articles.read',
      {
        says: 'The unpublished changes of a published article, as the article with them',
        200: draft,
        ...missing,
      },
      findDraft,
    )
    .on('DELETE', base, discardDraft, {
      says: 'Discards the unpublished changes; versions keep them',
      200: { ...success, description: 'Discarded' },
      ...missing,
    })
    .on('PUT', `${base}/schedule`, scheduleDraft, {
      says: 'Sets when the unpublished changes are published, of all languages or of one',
      200: afterwards,
      400: wrong.description,
      ...missing,
    })
    .routes.put(
      base,
      guardedWrite<ById>(site, write, async ({ request, params, actor }) => {
        const { version, live_version: onto, details, ...given } = await readJson(draftInput, request);
        const id = parseId(params.id) ?? 0;
        const removed = languageCodes.filter((code) => details && !details.some(({ language }) => language === code));
        const edit = { fields: fieldsOf(given), details: (details ?? []).map(detailOf), removed, version, onto };
        const saved = await saveDraft(db, actor, id, edit);
        if (saved.kind === 'not-live') return refusal(409, 'articleNotPublic');
        if (saved.kind !== 'saved') return answerSaved(saved, staffArticleAsJson);
        const draft = await findDraft(db, id);
        return json(draft ? draftAsJson(draft) : unchangedAsJson(saved.article));
      }),
      saved,
    )
    .post(
      `${base}/publish`,
      guardedWrite<ById>(site, publish, async ({ request, params, actor }) => {
        const { version, language, over_live: overLive = false } = await readJson(publishInput, request);
        const id = parseId(params.id) ?? 0;
        const published = await publishDraft(site.staleness, actor, id, { version, language, overLive });
        if (published.kind === 'no-draft') return notFound();
        if (published.kind === 'outdated') {
          const { current } = published;
          const live = { version: current.version, article: staffArticleAsJson(current) };
          return refusal(409, 'publishedSinceBegun', live);
        }
        return answerSaved(published, staffArticleAsJson);
      }),
      published,
    );
}

function draftAsJson({ article, live, isOutdated, savedBy, savedAt, schedules }: ArticleDraft) {
  return {
    ...staffArticleAsJson(article),
    outdated: isOutdated,
    live_version: live.version,
    saved_by: savedBy,
    saved_at: savedAt,
    schedules: schedules.map(({ part, publishAt, username, problem }) => ({
      part,
      publish_at: publishAt,
      scheduled_by: username,
      problem,
    })),
  };
}

/** The changes were those of the article: there is no draft any more. */
function unchangedAsJson(article: ArticleDraft['article']) {
  const none = { outdated: false, live_version: article.version, saved_by: '', schedules: [] };
  return { ...staffArticleAsJson(article), ...none, saved_at: article.updatedAt };
}

function notFound(): Response {
  return refusal(404, 'noUnpublishedChanges');
}
