import { Elysia } from 'elysia';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { findEditedArticle } from '../../domain/article-drafts/queries.ts';
import { isEmptyImpact, predictImpactOf } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import {
  restoreArticle,
  restoreAsset,
  restoreLeader,
  versionNeeds,
  type Wanted,
} from '../../domain/restoring/restore.ts';
import { planRestore } from '../../domain/restoring/restore-plan.ts';
import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import type { FindRow } from '../../domain/row-by-id.ts';
import { compareRecords } from '../../domain/versions/comparison/records.ts';
import { readItems } from '../../domain/versions/items.ts';
import { countVersions, findVersion, listVersions, type Version } from '../../domain/versions/queries.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { countPages, parsePage } from '../../web/http/paging.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { ComparePage } from './compare-page.tsx';
import { ListPage, pageSize } from './list-page.tsx';
import { VersionPage } from './version-page.tsx';

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
      const edited = noun === 'articles' ? await findEditedArticle(db, version.itemId) : item;
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
  { id, number }: Wanted,
  form: URLSearchParams,
): Promise<Content | undefined> {
  const confirms = ['restore'];
  if (noun === 'articles' || isConfirmed(confirms, form.get(confirmedField))) return undefined;
  const plan = await planRestore(site.db, noun, currentStaff(), { id, number });
  const prediction = plan.length > 0 ? await predictImpactOf(site, plan) : undefined;
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

async function restore(site: Site, noun: VersionedNoun, wanted: Wanted): Promise<Response | Content> {
  const { id, number } = wanted;
  const restored = await {
    articles: () => restoreArticle(site, currentStaff(), wanted, 'draft'),
    assets: () => restoreAsset(site, currentStaff(), wanted),
    leaders: () => restoreLeader(site, currentStaff(), wanted),
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
