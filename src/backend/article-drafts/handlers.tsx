import { Elysia } from 'elysia';
import { discardDraft, mayDiscardDraft, publishDraft, scheduleDraft } from '../../domain/article-drafts/commands.ts';
import { editFrom } from '../../domain/article-drafts/drafted-article.ts';
import { findDraft } from '../../domain/article-drafts/queries.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { may } from '../../domain/rights/permissions.ts';
import { compareRecords } from '../../domain/versions/comparison/records.ts';
import { recordArticle } from '../../domain/versions/record.ts';
import { articleDraftWords as t } from '../../i18n/backend/articles/article-drafts.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { findLiveChanges } from '../articles/merge/live-changes.ts';
import { fromLocal } from '../ui/forms/local-time.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { draftAddress } from '../ui/version-addresses.ts';
import { DraftPage } from './draft-page.tsx';

type ById = { id: string };

/** Screen of the unpublished changes of an article. */
export function articleDraftPages(site: Site) {
  const { db } = site;
  const base = `${endpoints.articleDraft}/:id` as const;
  const write = { action: 'update', resource: 'article', needs: 'articles.write' } as const;
  const publish = { ...write, needs: 'articles.publish' } as const;
  const missing = () => notFoundScreen(() => t.notFound, endpoints.articleManager);

  return new Elysia({ name: 'backend.article-drafts' })
    .get(
      base,
      guardedScreen<ById>(site, 'articles.read', async ({ params, actor }) => {
        const draft = await findDraft(db, parseId(params.id) ?? 0);
        if (!draft) return missing();
        const changes = compareRecords(
          'articles',
          recordArticle(draft.live).record,
          recordArticle(draft.article).record,
        );
        const mayPublish = may(actor, 'articles.publish');
        const edit = editFrom(draft.live, draft.record);
        const published = { kind: 'articles', id: draft.live.id, action: 'edit', edit } as const;
        const prediction = mayPublish ? await predictImpact(db, published) : undefined;
        const outdated = await findLiveChanges(db, draft);
        const mayDiscard = mayDiscardDraft(actor, draft);
        const shown = { changes, draft, mayDiscard, mayPublish, prediction, outdated };
        const body = <DraftPage {...shown} />;
        return { title: t.title, section: 'articles', body };
      }),
    )
    .post(
      `${base}/publish`,
      guardedForm<ById>(site, publish, async ({ request, params, actor }) => {
        const form = await readForm(request);
        const id = parseId(params.id) ?? 0;
        const language = form.get('language');
        const published = await publishDraft(site.staleness, actor, id, {
          language: isLanguage(language) ? language : undefined,
          version: parseId(form.get('version') ?? ''),
          overLive: form.get('over_live') === 'on',
        });
        switch (published.kind) {
          case 'saved':
            return done(endpoints.articleManager, t.published);
          case 'no-draft':
          case 'missing':
            return missing();
          case 'outdated':
            return failed(draftAddress(id), t.notPublished, t.outdated);
          case 'conflict':
            return failed(draftAddress(id), t.notPublished, t.conflict);
          default:
            return failed(draftAddress(id), t.notPublished);
        }
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/schedule`,
      guardedForm<ById>(site, publish, async ({ request, params, actor }) => {
        const form = await readForm(request);
        const id = parseId(params.id) ?? 0;
        const given = form.get('language');
        const language = isLanguage(given) ? given : undefined;
        const isCancelled = form.get('cancel') === 'on';
        const publishAt = isCancelled ? null : (fromLocal(form.get('publish_at') ?? '') ?? undefined);
        if (publishAt === undefined || (publishAt && publishAt <= new Date())) {
          return failed(draftAddress(id), t.notScheduled);
        }
        if (!(await scheduleDraft(db, actor, id, { language, publishAt }))) return missing();
        return done(draftAddress(id), isCancelled ? t.cancelled : t.scheduled);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/discard`,
      guardedForm<ById>(site, write, async ({ params, actor }) => {
        const isDiscarded = await discardDraft(db, actor, parseId(params.id) ?? 0);
        return isDiscarded ? done(endpoints.articleManager, t.discarded) : missing();
      }),
      { parse: 'none' },
    );
}
