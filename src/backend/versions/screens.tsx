import { Elysia } from 'elysia';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { findEdited } from '../../domain/article-drafts/queries.ts';
import { cleanContent, isReport } from '../../domain/articles/sanitize.ts';
import { isEmptyImpact, predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import {
  planRestore,
  type RestoreRequest,
  restoreArticle,
  restoreAsset,
  restoreLeader,
  versionNeeds,
} from '../../domain/restoring/restore.ts';
import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import type { FindRow } from '../../domain/row-by-id.ts';
import { compareRecords, type FieldChange } from '../../domain/versions/comparison/records.ts';
import {
  countVersions,
  findVersion,
  listVersions,
  type Version,
  type VersionEntry,
} from '../../domain/versions/queries.ts';
import type { VersionRecord } from '../../domain/versions/record.ts';
import { readItems } from '../../domain/versions/record.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { OutlineLink, TextLink } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { countPages, parsePage } from '../../web/http/paging.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { type Content, done, failed } from '../ui/frame/screen.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { screens } from '../ui/screens.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { Changes } from './changes.tsx';
import { erasureText, fieldLabel, valueText } from './labels.ts';
import { ListPage, Purpose, pageSize } from './list-page.tsx';

/** Version history of articles, assets and leaders. */
export function versionScreens(site: Site) {
  return new Elysia({ name: 'backend.versions' })
    .use(screensOf(site, 'articles'))
    .use(screensOf(site, 'assets'))
    .use(screensOf(site, 'leaders'));
}

function screensOf(site: Site, noun: VersionedNoun) {
  const { db } = site;
  const base = `${endpoints.versions}/${noun as string}/:id`;
  const { read, restore: needs, resource } = versionNeeds[noun];
  const find: FindRow<Version> = async (from, id, _lock, at) => {
    const number = parseId(at?.version ?? '');
    return number ? findVersion(from, noun, id, number) : undefined;
  };
  const back = endpoints.dashboard;
  return screens(site, { name: `versions.${noun}`, section: noun, back, notFound: () => t.notFound })
    .show(base, read, async ({ params, query }) => {
      const id = parseId(params?.id ?? '') ?? 0;
      const total = await countVersions(db, noun, id);
      if (total === 0) return missing();
      const page = Math.min(parsePage(query.get('page') ?? undefined) ?? 1, countPages(total, pageSize));
      const versions = await listVersions(db, noun, id, { limit: pageSize, offset: (page - 1) * pageSize });
      return { title: t.title, body: <ListPage id={id} noun={noun} page={page} total={total} versions={versions} /> };
    })
    .show(`${base}/compare`, read, async ({ params, query }) => {
      const one = (name: string) =>
        find(db, parseId(params?.id ?? '') ?? 0, undefined, { version: query.get(name) ?? '' });
      const [from, to] = [await one('from'), await one('to')];
      if (!from || !to) return missing();
      const changes = from.record && to.record ? compareRecords(noun, from.record, to.record) : undefined;
      const title = t.compareTitle({ from: from.number, to: to.number });
      return { title, body: <ComparePage changes={changes} from={from} noun={noun} to={to} /> };
    })
    .showOne(`${base}/:version`, read, find, async ({ row: version }) => {
      const [item] = await readItems(db, noun, [version.itemId]);
      const isRestorable = item && version.record && item.record && may(currentStaff(), needs);
      // A restored article continues its unpublished changes.
      const edited = noun === 'articles' ? (await findEdited(db, version.itemId))?.article : item;
      const lock = isRestorable ? edited?.version : undefined;
      return { title: t.number({ number: version.number }), body: <VersionPage lock={lock} version={version} /> };
    })
    .receive(`${base}/:version/restore`, { needs, logs: ['update', resource] }, async ({ request, params }) => {
      const form = await readForm(request);
      const version = parseId(form.get('version') ?? '');
      const [id, number] = [parseId(params?.id ?? ''), parseId(params?.version ?? '')];
      if (!id || !number) return missing();
      if (form.get('resolve') === 'edit') return seeOther(versionAddress(noun, id, number));
      const question = await confirmRestore(site, noun, { id, number }, form);
      return question ?? restore(site, noun, { id, number, version });
    }).routes;
}

/** Asks before a version is restored that public pages will show at once: those of articles become drafts. */
async function confirmRestore(
  site: Site,
  noun: VersionedNoun,
  { id, number }: RestoreRequest,
  form: URLSearchParams,
): Promise<Content | undefined> {
  const confirms = ['restore'];
  if (noun === 'articles' || isConfirmed(confirms, form.get(confirmedField))) return undefined;
  const plan = await planRestore(site.db, noun, currentStaff(), { id, number });
  const prediction = plan.length > 0 ? await predictImpact(site, plan) : undefined;
  if (!prediction || isEmptyImpact(prediction)) return undefined;
  const title = t.confirmTitle({ number });
  const action = `${versionAddress(noun, id, number)}/restore`;
  const question = { action, confirms, prediction, title, sent: [...form], texts: [t.confirmText] };
  return {
    title,
    status: 409,
    body: <ConfirmChange back={t.backToVersion} verb={t.restoreVersion} {...question} />,
  };
}

async function restore(site: Site, noun: VersionedNoun, restoration: RestoreRequest): Promise<Response | Content> {
  const { id, number } = restoration;
  const restored = await {
    articles: () => restoreArticle(site, currentStaff(), restoration, 'draft'),
    assets: () => restoreAsset(site, currentStaff(), restoration),
    leaders: () => restoreLeader(site, currentStaff(), restoration),
  }[noun]();
  if ('kind' in restored) return missing();
  const { result, missingFiles } = restored;
  if (result.kind === 'missing') return missing();
  if (result.kind === 'conflict') return failed(versionAddress(noun, id, number), t.notRestored, t.conflict);
  if (result.kind !== 'saved' && result.kind !== 'done') return failed(versionAddress(noun, id, number), t.notRestored);
  const text = [
    missingFiles.length > 0 ? t.missingFiles({ files: missingFiles.join(', ') }) : t.restoredText({ number }),
    ...('isStaged' in restored ? [articleDraftWords.savedText] : []),
  ].join('. ');
  return done(versionsAddress(noun, id), t.restored, text);
}

function missing(): Content {
  return notFoundScreen(() => t.notFound, endpoints.dashboard);
}

type ComparePageProps = {
  noun: VersionedNoun;
  from: VersionEntry;
  to: VersionEntry;
  /** Undefined when the content of one of them was erased. */
  changes: readonly FieldChange[] | undefined;
};

/** Two versions side by side; on phones a passage stands above its successor. */
function ComparePage({ noun, from, to, changes }: ComparePageProps) {
  return (
    <>
      <PageHeader
        action={<OutlineLink href={versionsAddress(noun, to.itemId)}>{t.all}</OutlineLink>}
        text={to.title ? `${to.title} · ${t.legend}` : t.legend}
        title={t.compareTitle({ from: from.number, to: to.number })}
      />
      <div className="mb-4 grid gap-x-6 gap-y-2 text-small lg:grid-cols-2">
        <VersionLine heading={t.before} version={from} />
        <VersionLine heading={t.after} version={to} />
      </div>
      {changes === undefined && (
        <EmptyList title={t.erasedTitle}>
          <p className="text-small text-slate">{t.erasedText}</p>
        </EmptyList>
      )}
      {changes?.length === 0 && <EmptyList title={t.same} />}
      {changes && <Changes changes={changes} noun={noun} />}
    </>
  );
}

function VersionLine({ heading, version }: { heading: string; version: VersionEntry }) {
  const { noun, itemId, number, savedAt, savedBy, erasedOn } = version;
  return (
    <p>
      <span className="font-700">{heading}</span>{' '}
      <TextLink href={versionAddress(noun, itemId, number)}>{t.number({ number })}</TextLink>
      {' · '}
      <Moment at={savedAt} />
      {' · '}
      <span className="[overflow-wrap:anywhere]">{savedBy ?? t.site}</span>
      {erasedOn && <span className="mt-1 block font-650">{erasureText(version)}</span>}
    </p>
  );
}

type VersionPageProps = {
  version: Version;
  /** The optimistic lock of the item; undefined when this version cannot be restored. */
  lock: number | undefined;
};

/** An item as it was in a version, and the form that restores it. */
function VersionPage({ version, lock }: VersionPageProps) {
  const { noun, itemId, number, savedAt, savedBy, title, record, digest } = version;
  return (
    <>
      <PageHeader
        action={<OutlineLink href={versionsAddress(noun, itemId)}>{t.all}</OutlineLink>}
        text={title}
        title={t.number({ number })}
      />
      <div className="grid gap-5">
        <div className="desk-panel grid gap-3 text-small">
          <p>
            <Moment at={savedAt} />
            {' · '}
            <span className="[overflow-wrap:anywhere]">{savedBy ?? t.site}</span>
          </p>
          <Purpose version={version} />
          {digest !== '' && (
            <p className="text-tiny text-slate [overflow-wrap:anywhere]">
              {t.digest}: {digest}
            </p>
          )}
          {lock !== undefined && (
            <form action={`${versionAddress(noun, itemId, number)}/restore`} className="mt-2 grid gap-3" method="post">
              <input name="version" type="hidden" value={lock} />
              <p>{t.restoreText}</p>
              <p>
                <button className="btn-primary" type="submit">
                  <Icon name="history" />
                  {t.restoreVersion}
                </button>
              </p>
            </form>
          )}
        </div>
        {record ? <RecordPanels noun={noun} record={record} /> : <p>{t.erasedText}</p>}
      </div>
    </>
  );
}

function RecordPanels({ noun, record }: { noun: VersionedNoun; record: VersionRecord }) {
  const { details, ...shared } = record;
  return (
    <>
      {Array.isArray(details) &&
        details.map((detail) => {
          const language = isLanguage(detail.language) ? detail.language : null;
          const { content, language: _own, title, ...texts } = detail;
          const clean = cleanContent(String(record.category), String(content ?? ''));
          return (
            <Panel
              id={`text-${language}`}
              key={language}
              title={`${valueText(noun, 'title', title)} (${fieldLabel(noun, String(language), null)})`}
            >
              <Facts noun={noun} values={texts} />
              {isReport(String(record.category)) ? (
                <p className="mt-4 [overflow-wrap:anywhere]">{clean}</p>
              ) : (
                <div
                  className="prose-article mt-4"
                  dangerouslySetInnerHTML={{ __html: clean }}
                  lang={language ?? undefined}
                />
              )}
            </Panel>
          );
        })}
      <Panel id="settings" title={t.purpose}>
        <Facts noun={noun} values={shared} />
      </Panel>
    </>
  );
}

function Facts({ noun, values }: { noun: VersionedNoun; values: Record<string, unknown> }) {
  const known = Object.entries(values).filter(([name]) => fieldLabel(noun, name, null) !== name);
  return (
    <dl className="grid gap-3 text-small sm:grid-cols-2">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="t-label text-slate">{fieldLabel(noun, name, null)}</dt>
          <dd className="[overflow-wrap:anywhere]">{valueText(noun, name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
