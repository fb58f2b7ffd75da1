import { discardDraft, mayDiscardDraft, publishDraft, scheduleDraft } from '../../domain/article-drafts/commands.ts';
import { type ArticleDraft, type DraftSchedule, editFrom, findDraft } from '../../domain/article-drafts/queries.ts';
import { findLiveChanges, type LiveChanges } from '../../domain/article-drafts/save.ts';
import { type Prediction, predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { may } from '../../domain/rights/permissions.ts';
import { compareRecords, type FieldChange } from '../../domain/versions/comparison/records.ts';
import { recordArticle } from '../../domain/versions/record.ts';
import { articleDraftWords as t } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { mergeWords } from '../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { isLanguage, languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { valuesOf } from '../articles/form-values.ts';
import { OutdatedNotice } from '../articles/merge-page.tsx';
import { ImpactList } from '../impact/impact-list.tsx';
import { fromLocal } from '../ui/forms/local-time.ts';
import { PostButton } from '../ui/forms/post-button.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { Moment, MomentWithZone } from '../ui/lists/moment.tsx';
import { screens } from '../ui/screens.tsx';
import { draftAddress } from '../ui/version-addresses.ts';
import { Changes } from '../versions/changes.tsx';

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
      const prediction = mayPublish ? await predictImpact(site, [published]) : undefined;
      const outdated = await findLiveChanges(db, draft, valuesOf);
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
    case 'conflict':
      return failed(draftAddress(id), t.notPublished, published.isOfLive ? t.outdated : t.conflict);
    default:
      return failed(draftAddress(id), t.notPublished);
  }
}

type DraftPageProps = {
  draft: ArticleDraft;
  changes: readonly FieldChange[];
  mayDiscard: boolean;
  mayPublish: boolean;
  /** What publishing all of it would show differently. */
  prediction: Prediction | undefined;
  outdated: LiveChanges | undefined;
};

/** Unpublished changes beside what is published, and the forms that publish, schedule or discard them. */
function DraftPage({ draft, changes, mayDiscard, mayPublish, prediction, outdated }: DraftPageProps) {
  const { live, version, savedBy, savedAt, schedules } = draft;
  const action = draftAddress(live.id);
  return (
    <>
      <PageHeader
        action={<OutlineLink href={`${endpoints.articleEdit}/${live.id}`}>{t.edit}</OutlineLink>}
        text={
          <>
            {titleOf(live)} · {t.by({ username: savedBy })} · <Moment at={savedAt} /> · {versionWords.legend}
          </>
        }
        title={t.title}
      />
      {outdated && (
        <div className="mb-5">
          <OutdatedNotice outdated={outdated}>
            <a className="line-link font-650" href={`${endpoints.articleEdit}/${live.id}`}>
              {mergeWords.openToMerge}
            </a>
          </OutdatedNotice>
        </div>
      )}
      <div className="grid grid-cols-1 gap-5">
        {mayPublish && (
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
            <Panel id="publish" title={t.publish}>
              <form action={`${action}/publish`} className="grid grid-cols-1 gap-4" method="post">
                <input name="version" type="hidden" value={version} />
                <Part />
                {outdated && (
                  <label className="flex min-h-11 items-center gap-3 text-small">
                    <input name="over_live" type="checkbox" value="on" />
                    {t.overLive}
                  </label>
                )}
                <p>
                  <Button>{t.publish}</Button>
                </p>
              </form>
              {prediction && <ImpactList isFolded prediction={prediction} />}
            </Panel>
            <Panel id="schedule" title={t.scheduleTitle}>
              <Schedules action={action} schedules={schedules} version={version} />
              <form action={`${action}/schedule`} className="grid grid-cols-1 gap-4" method="post">
                <Part />
                <label className="grid grid-cols-1 gap-1 text-small font-600">
                  {t.publishAt}
                  <input className="field-control" name="publish_at" type="datetime-local" />
                </label>
                <p>
                  <Button variant="outline">{t.schedule}</Button>
                </p>
              </form>
            </Panel>
          </div>
        )}
        <Changes changes={changes} noun="articles" />
        {mayDiscard && (
          <Panel id="discard" text={t.discardText} title={t.discard}>
            <PostButton action={`${action}/discard`} text={t.discard} />
          </Panel>
        )}
      </div>
    </>
  );
}

/** What is published: everything, or the texts of one language. */
function Part() {
  return (
    <label className="grid grid-cols-1 gap-1 text-small font-600">
      {t.part}
      <select className="field-control" name="language">
        <option value="">{t.all}</option>
        {languageCodes.map((language) => (
          <option key={language} value={language}>
            {t.onlyTexts({ language: articleFieldWords[language] })}
          </option>
        ))}
      </select>
    </label>
  );
}

type SchedulesProps = { action: string; schedules: readonly DraftSchedule[]; version: number };

function Schedules({ action, schedules, version }: SchedulesProps) {
  if (schedules.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-3">
      {schedules.map(({ part, publishAt, username, problem, version: staged }) => (
        <li className="flex flex-wrap items-center justify-between gap-3 text-small" key={part}>
          <span>
            {isLanguage(part) ? t.onlyTexts({ language: articleFieldWords[part] }) : t.all} ·{' '}
            <MomentWithZone at={publishAt} /> · {t.by({ username })}
            {problem && <strong className="block">{problem === 'passed' ? t.passed : t.failed}</strong>}
            {staged !== version && <span className="block">{t.withoutNewer}</span>}
          </span>
          <PostButton
            action={`${action}/schedule`}
            fields={{ language: isLanguage(part) ? part : '', cancel: 'on' }}
            text={t.cancel}
          />
        </li>
      ))}
    </ul>
  );
}
