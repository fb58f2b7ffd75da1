import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { isEmptyImpact, predictImpactOf } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { restoreArticle, restoreAsset, restoreLeader, versionNeeds } from '../../domain/restoring/restore.ts';
import { planRestore } from '../../domain/restoring/restore-plan.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { compareRecords } from '../../domain/versions/comparison/records.ts';
import { readItems } from '../../domain/versions/items.ts';
import { countVersions, findVersion, listVersions } from '../../domain/versions/queries.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { countPages, parsePage } from '../../web/http/paging.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { ComparePage } from './compare-page.tsx';
import { ListPage, pageSize } from './list-page.tsx';
import { VersionPage } from './version-page.tsx';

type ById = { id: string };
type ByNumber = { id: string; version: string };

/** Version history of articles, assets and leaders. */
export function versionPages(site: Site) {
  return new Elysia({ name: 'backend.versions' })
    .use(pagesOf(site, 'articles'))
    .use(pagesOf(site, 'assets'))
    .use(pagesOf(site, 'leaders'));
}

function pagesOf(site: Site, noun: VersionedNoun) {
  const { db } = site;
  const base = `${endpoints.versions}/${noun as string}/:id` as const;
  const { read, restore: needs, resource } = versionNeeds[noun];
  const find = async (given: string, number: number | undefined) => {
    const id = parseId(given);
    return id && number ? findVersion(db, noun, id, number) : undefined;
  };
  const screen = (title: Screen['title'], body: Screen['body']): Screen => ({ title, section: noun, body });

  return new Elysia({ name: `backend.versions.${noun}` })
    .get(
      base,
      guardedScreen<ById>(site, read, async ({ params, query, actor }) => {
        const id = parseId(params.id);
        const total = id === undefined ? 0 : await countVersions(db, noun, id);
        if (id === undefined || total === 0) return missing();
        const page = Math.min(parsePage(query.get('page') ?? undefined) ?? 1, countPages(total, pageSize));
        const versions = await listVersions(db, noun, id, { limit: pageSize, offset: (page - 1) * pageSize });
        const body = <ListPage id={id} noun={noun} page={page} total={total} versions={versions} />;
        return screen(versionWords(actor.language).title, body);
      }),
    )
    .get(
      `${base}/compare`,
      guardedScreen<ById>(site, read, async ({ params, query, actor }) => {
        const number = (name: string) => parseId(query.get(name) ?? '');
        const [from, to] = [await find(params.id, number('from')), await find(params.id, number('to'))];
        if (!from || !to) return missing();
        const changes = from.record && to.record ? compareRecords(noun, from.record, to.record) : undefined;
        const title = versionWords(actor.language).compareTitle({ from: from.number, to: to.number });
        return screen(title, <ComparePage changes={changes} from={from} noun={noun} to={to} />);
      }),
    )
    .get(
      `${base}/:version`,
      guardedScreen<ByNumber>(site, read, async ({ params, actor }) => {
        const version = await find(params.id, parseId(params.version));
        if (!version) return missing();
        const [item] = await readItems(db, noun, [version.itemId]);
        const isRestorable = item && version.record && item.record && may(actor, needs);
        const lock = isRestorable ? item.itemVersion : undefined;
        const title = versionWords(actor.language).number({ number: version.number });
        return screen(title, <VersionPage lock={lock} version={version} />);
      }),
    )
    .post(
      `${base}/:version/restore`,
      guardedForm<ByNumber>(site, { action: 'update', resource, needs }, async ({ request, params, actor }) => {
        const form = await readForm(request);
        const version = parseId(form.get('version') ?? '');
        const [id, number] = [parseId(params.id), parseId(params.version)];
        if (!id || !number) return missing();
        if (form.get('resolve') === 'edit') return seeOther(versionAddress(noun, id, number));
        const question = await confirmRestore(db, noun, actor, { id, number }, form);
        return question ?? restore(site, noun, actor, { id, number, version });
      }),
      { parse: 'none' },
    );
}

/** Asks before a version is restored that public pages will show at once. */
async function confirmRestore(
  db: Db,
  noun: VersionedNoun,
  actor: Staff,
  { id, number }: Pick<Wanted, 'id' | 'number'>,
  form: URLSearchParams,
): Promise<Screen | undefined> {
  const confirms = ['restore'];
  if (isConfirmed(confirms, form.get(confirmedField))) return undefined;
  const plan = await planRestore(db, noun, actor, { id, number });
  const prediction = plan.length > 0 ? await predictImpactOf(db, plan) : undefined;
  if (!prediction || isEmptyImpact(prediction)) return undefined;
  const t = versionWords(actor.language);
  const title = t.confirmTitle({ number });
  return {
    title,
    section: noun,
    status: 409,
    body: (
      <ConfirmChange
        action={`${versionAddress(noun, id, number)}/restore`}
        back={t.backToVersion}
        confirms={confirms}
        prediction={prediction}
        sent={[...form]}
        texts={[t.confirmText]}
        title={title}
        verb={t.restoreVersion}
      />
    ),
  };
}

type Wanted = { id: number; number: number; version: number | undefined };

async function restore(site: Site, noun: VersionedNoun, actor: Staff, wanted: Wanted): Promise<Response | Screen> {
  const t = versionWords(actor.language);
  const { id, number } = wanted;
  const restoring = { articles: restoreArticle, assets: restoreAsset, leaders: restoreLeader }[noun];
  const restored = await restoring(site, actor, wanted);
  if ('kind' in restored) return missing();
  const { result, missingFiles } = restored;
  if (result.kind === 'missing') return missing();
  if (result.kind === 'conflict') return failed(versionAddress(noun, id, number), t.notRestored, t.conflict);
  if (result.kind !== 'saved' && result.kind !== 'done') return failed(versionAddress(noun, id, number), t.notRestored);
  const text =
    missingFiles.length > 0 ? t.missingFiles({ files: missingFiles.join(', ') }) : t.restoredText({ number });
  return done(versionsAddress(noun, id), t.restored, text);
}

function missing(): Screen {
  return notFoundScreen((language) => versionWords(language).notFound, endpoints.dashboard);
}
