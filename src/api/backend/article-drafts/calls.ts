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
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { shaped } from '../../member-order.ts';
import { answerSaved, conflictJson, staffArticleAsJson, staffArticleJson } from '../articles/calls.ts';
import { answer, calls, success } from '../calls.ts';

const scheduleJson = z.object({
  part: z.enum(['all', ...languageCodes]),
  publish_at: z.iso.datetime(),
  scheduled_by: z.string(),
  problem: z.string().nullable().describe('Why it was not published when it was due'),
});

const draftJson = staffArticleJson.extend({
  outdated: z.boolean().describe('Whether the published article has changes that the draft does not take into account'),
  live_version: z.int().describe('`version` of the published article'),
  saved_by: z.string(),
  saved_at: z.iso.datetime(),
  schedules: z.array(scheduleJson),
});

const unknown = 'Unknown article, or no unpublished changes';
const wrong = 'Missing or invalid field';
const missing = { missing: 'noUnpublishedChanges', 404: unknown } as const;

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
      400: wrong,
      ...missing,
    })
    .write(
      'PUT',
      base,
      write,
      {
        says: 'Saves changes of a published article without publishing them; omitted fields stay as they are in the draft',
        body: draftInput,
        200: draft,
        400: wrong,
        404: unknown,
        409: 'Someone else has saved since `version`, or the article is not public',
      },
      async ({ id, actor, input: { version, live_version: onto, details, ...given } }) => {
        const removed = languageCodes.filter((code) => details && !details.some(({ language }) => language === code));
        const edit = { fields: fieldsOf(given), details: (details ?? []).map(detailOf), removed, version, onto };
        const saved = await saveDraft(db, actor, id, edit);
        if (saved.kind === 'not-live') return refusal(409, 'articleNotPublic');
        if (saved.kind !== 'saved') return answerSaved(saved, staffArticleAsJson);
        return (await findDraft(db, id)) ?? json(unchangedAsJson(saved.article));
      },
    )
    .write(
      'POST',
      `${base}/publish`,
      publish,
      {
        says: 'Publishes the unpublished changes, of all languages or of one',
        body: publishInput,
        200: answer('The article as it is now public', staffArticleJson, staffArticleAsJson),
        400: wrong,
        409: { description: 'Someone else has saved since `version`', schema: conflictJson },
        ...missing,
      },
      async ({ id, actor, input: { version, language, over_live: overLive = false } }) => {
        const published = await publishDraft(site.staleness, actor, id, { version, language, overLive });
        if (published.kind === 'no-draft') return undefined;
        if (published.kind === 'conflict' && published.isOfLive) {
          const { current } = published;
          const live = { version: current.version, article: staffArticleAsJson(current) };
          return refusal(409, 'publishedSinceBegun', live);
        }
        return answerSaved(published, staffArticleAsJson);
      },
    ).routes;
}

function draftAsJson({ article, live, isOutdated, savedBy, savedAt, schedules }: ArticleDraft) {
  return {
    ...staffArticleAsJson(article),
    outdated: isOutdated,
    live_version: live.version,
    saved_by: savedBy,
    saved_at: savedAt,
    schedules: schedules.map((one) => shaped(scheduleJson, { ...one, scheduledBy: one.username })),
  };
}

/** The changes were those of the article: there is no draft any more. */
function unchangedAsJson(article: ArticleDraft['article']) {
  const none = { outdated: false, live_version: article.version, saved_by: '', schedules: [] };
  return { ...staffArticleAsJson(article), ...none, saved_at: article.updatedAt };
}
