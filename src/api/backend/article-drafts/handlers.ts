import { Elysia } from 'elysia';
import { discardDraft, publishDraft, saveDraft, scheduleDraft } from '../../../domain/article-drafts/commands.ts';
import { type ArticleDraft, findDraft, findEditedArticle } from '../../../domain/article-drafts/queries.ts';
import { detailOf, fieldsOf } from '../../../domain/articles/draft-input.ts';
import { parseId } from '../../../domain/input.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { readJson } from '../../input.ts';
import { answerSaved } from '../articles/answers.ts';
import { staffArticleAsJson } from '../articles/bodies.ts';
import { guardedRead, guardedWrite, success } from '../guard.ts';
import * as described from './operations.ts';

type ById = { id: string };

/** Unpublished changes of published articles. */
export function articleDraftsApi(site: Site) {
  const { db } = site;
  const base = `${endpoints.apiStaffArticles}/:id/draft` as const;
  const show = async (id: number) => {
    const draft = await findDraft(db, id);
    return draft ? json(draftAsJson(draft)) : notFound();
  };
  const write = { action: 'update', resource: 'article', needs: 'articles.write' } as const;
  const publish = { ...write, needs: 'articles.publish' } as const;

  return new Elysia({ name: 'api.backend.article-drafts' })
    .get(
      base,
      guardedRead<ById>(site, 'articles.read', ({ params }) => show(parseId(params.id) ?? 0)),
      described.shown,
    )
    .put(
      base,
      guardedWrite<ById>(site, write, async ({ request, params, actor }) => {
        const { version, live_version: onto, details, ...given } = await readJson(described.draftInput, request);
        const id = parseId(params.id) ?? 0;
        const edited = await findEditedArticle(db, id);
        const kept = details?.map(({ language }) => language);
        const removed = kept && edited?.details.map((one) => one.language).filter((one) => !kept.includes(one));
        const edit = {
          fields: fieldsOf(given),
          details: details?.map(detailOf) ?? [],
          removed: removed ?? [],
          version,
          onto,
        };
        const saved = await saveDraft(db, actor, id, edit);
        if (saved.kind === 'not-live') return jsonError(409, 'The article is not public: change it itself');
        if (saved.kind !== 'saved') return answerSaved(saved, staffArticleAsJson);
        const draft = await findDraft(db, id);
        return json(draft ? draftAsJson(draft) : unchangedAsJson(saved.article));
      }),
      described.saved,
    )
    .delete(
      base,
      guardedWrite<ById>(site, write, async ({ params, actor }) =>
        (await discardDraft(db, actor, parseId(params.id) ?? 0)) ? success() : notFound(),
      ),
      described.discarded,
    )
    .post(
      `${base}/publish`,
      guardedWrite<ById>(site, publish, async ({ request, params, actor }) => {
        const { version, language, over_live: overLive = false } = await readJson(described.publishInput, request);
        const id = parseId(params.id) ?? 0;
        const published = await publishDraft(site.staleness, actor, id, { version, language, overLive });
        if (published.kind === 'no-draft') return notFound();
        if (published.kind === 'outdated') {
          const { current } = published;
          const error = 'The published article was changed since the draft was begun';
          return jsonError(409, error, { version: current.version, article: staffArticleAsJson(current) });
        }
        return answerSaved(published, staffArticleAsJson);
      }),
      described.published,
    )
    .put(
      `${base}/schedule`,
      guardedWrite<ById>(site, publish, async ({ request, params, actor }) => {
        const { publish_at, language } = await readJson(described.scheduleInput, request);
        const id = parseId(params.id) ?? 0;
        const publishAt = publish_at === null ? null : new Date(publish_at);
        return (await scheduleDraft(db, actor, id, { language, publishAt })) ? show(id) : notFound();
      }),
      described.scheduled,
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
  return jsonError(404, 'There are no unpublished changes');
}
