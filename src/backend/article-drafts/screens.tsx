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
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { draftAddress } from '../ui/version-addresses.ts';
import { DraftPage } from './draft-page.tsx';

/** Screen of the unpublished changes of an article. */
export function articleDraftScreens(site: Site) {
  const { db } = site;
  const one = `${endpoints.articleDraft}/:id`;
  const back = endpoints.articleManager;
  return screens(site, { name: 'article-drafts', section: 'articles', back, notFound: () => t.notFound })
    .showOne(one, 'articles.read', findDraft, async ({ row: draft, actor }) => {
      const changes = compareRecords('articles', recordArticle(draft.live).record, recordArticle(draft.article).record);
      const mayPublish = may(actor, 'articles.publish');
      const edit = editFrom(draft.live, draft.record);
      const published = { kind: 'articles', id: draft.live.id, action: 'edit', edit } as const;
      const prediction = mayPublish ? await predictImpact(site, published) : undefined;
      const outdated = await findLiveChanges(db, draft);
      const mayDiscard = mayDiscardDraft(actor, draft);
      const shown = { changes, draft, mayDiscard, mayPublish, prediction, outdated };
      return { title: t.title, body: <DraftPage {...shown} /> };
    })
    .receive(`${one}/publish`, { needs: 'articles.publish', logs: ['update', 'article'] }, (call) =>
      publish(site, call),
    )
    .act(`${one}/schedule`, scheduleDraft, {
      inputOf: ({ language, cancel, publish_at: moment = '' }) => {
        const publishAt = cancel === 'on' ? null : fromLocal(moment);
        const isPast = publishAt && publishAt <= new Date();
        return {
          publish_at: isPast ? undefined : (publishAt?.toISOString() ?? publishAt),
          ...(isLanguage(language) && { language }),
        };
      },
      refused: (_problem, { live }) => failed(draftAddress(live.id), t.notScheduled),
      done: ({ id, isCancelled }) => done(draftAddress(id), isCancelled ? t.cancelled : t.scheduled),
    })
    .act(`${one}/discard`, discardDraft, { done: () => done(back, t.discarded) }).routes;
}

async function publish({ staleness }: Site, { request, params, actor }: Call): Promise<Content | Response> {
  const form = await readForm(request);
  const id = parseId(params?.id ?? '') ?? 0;
  const language = form.get('language');
  const published = await publishDraft(staleness, actor, id, {
    language: isLanguage(language) ? language : undefined,
    version: parseId(form.get('version') ?? ''),
    overLive: form.get('over_live') === 'on',
  });
  switch (published.kind) {
    case 'saved':
      return done(endpoints.articleManager, t.published);
    case 'no-draft':
    case 'missing':
      return notFoundScreen(() => t.notFound, endpoints.articleManager);
    case 'outdated':
      return failed(draftAddress(id), t.notPublished, t.outdated);
    case 'conflict':
      return failed(draftAddress(id), t.notPublished, t.conflict);
    default:
      return failed(draftAddress(id), t.notPublished);
  }
}
