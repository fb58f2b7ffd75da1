import { Elysia } from 'elysia';
import type { VersionedNoun } from '../../../db/schema/version-values.ts';
import { parseId } from '../../../domain/input.ts';
import {
  type Gone,
  restoreArticle,
  restoreAsset,
  restoreLeader,
  versionNeeds,
} from '../../../domain/restoring/restore.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { compareRecords } from '../../../domain/versions/comparison/records.ts';
import { countVersions, findVersion, listVersions } from '../../../domain/versions/queries.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { readJson, readQuery } from '../../input.ts';
import { answerSaved } from '../articles/answers.ts';
import { staffArticleAsJson } from '../articles/bodies.ts';
import { answerAsset } from '../assets/calls.ts';
import { guardedRead, guardedWrite } from '../guard.ts';
import { answerLeader } from '../leaders/calls.ts';
import * as described from './operations.ts';
import { changesAsJson, entryAsJson, versionAsJson } from './version-json.ts';

type ById = { id: string };
type ByNumber = { id: string; version: string };
type Restore = (actor: Staff, wanted: { id: number; number: number; version: number | undefined }) => Promise<Response>;

/** Versions of articles, assets and leaders for staff. */
export function versionsApi(site: Site) {
  const restoreArticleVersion: Restore = async (actor, wanted) => {
    const done = await restoreArticle(site, actor, wanted);
    return 'kind' in done ? answerGone(done) : named(answerSaved(done.result, staffArticleAsJson), done.missingFiles);
  };
  const restoreAssetVersion: Restore = async (actor, wanted) => {
    const done = await restoreAsset(site, actor, wanted);
    return 'kind' in done ? answerGone(done) : named(await answerAsset(done.result), done.missingFiles);
  };
  const restoreLeaderVersion: Restore = async (actor, wanted) => {
    const done = await restoreLeader(site, actor, wanted);
    return 'kind' in done ? answerGone(done) : named(await answerLeader(done.result), done.missingFiles);
  };
  return new Elysia({ name: 'api.backend.versions' })
    .use(versionsOf(site, 'articles', endpoints.apiStaffArticles, restoreArticleVersion))
    .use(versionsOf(site, 'assets', endpoints.apiStaffAssets, restoreAssetVersion))
    .use(versionsOf(site, 'leaders', endpoints.apiStaffLeaders, restoreLeaderVersion));
}

function versionsOf(site: Site, noun: VersionedNoun, base: string, restore: Restore) {
  const { db } = site;
  const { read, restore: needs, resource } = versionNeeds[noun];
  return new Elysia({ name: `api.backend.versions.${noun}` })
    .get(
      `${base}/:id/versions`,
      guardedRead<ById>(site, read, async ({ request, params }) => {
        const page = readQuery(described.versionQuery, request);
        const id = parseId(params.id);
        const total = id === undefined ? 0 : await countVersions(db, noun, id);
        if (id === undefined || total === 0) return notFound();
        const found = await listVersions(db, noun, id, page);
        return json(found.map(entryAsJson), { headers: { 'x-total-count': String(total) } });
      }),
      described.listed,
    )
    .get(
      `${base}/:id/versions/:version`,
      guardedRead<ByNumber>(site, read, async ({ params }) => {
        const version = await find(params.id, parseId(params.version));
        if (!version?.record) return answerGone({ kind: 'gone', erasedOn: version?.erasedOn ?? null });
        return json(versionAsJson({ ...version, record: version.record }));
      }),
      described.shown,
    )
    .get(
      `${base}/:id/compare`,
      guardedRead<ById>(site, read, async ({ request, params }) => {
        const { from, to } = readQuery(described.compareQuery, request);
        const [before, after] = [await find(params.id, from), await find(params.id, to)];
        if (!before || !after) return notFound();
        if (!before.record || !after.record) {
          return answerGone({ kind: 'gone', erasedOn: before.erasedOn ?? after.erasedOn });
        }
        return json({ changes: changesAsJson(compareRecords(noun, before.record, after.record)) });
      }),
      described.compared,
    )
    .post(
      `${base}/:id/versions/:version/restore`,
      guardedWrite<ByNumber>(site, { action: 'update', resource, needs }, async ({ request, params, actor }) => {
        const { version } = await readJson(described.restoreInput, request);
        const [id, number] = [parseId(params.id), parseId(params.version)];
        return id && number ? restore(actor, { id, number, version }) : notFound();
      }),
      described.restored,
    );

  async function find(given: string, number: number | undefined) {
    const id = parseId(given);
    return id && number ? findVersion(db, noun, id, number) : undefined;
  }
}

function answerGone({ erasedOn }: Gone): Response {
  return erasedOn ? jsonError(410, `The content of this version was erased on ${erasedOn}`) : notFound();
}

function notFound(): Response {
  return jsonError(404, 'There is no such version');
}

function named(response: Response, missingFiles: readonly string[]): Response {
  if (missingFiles.length > 0) response.headers.set('x-missing-files', missingFiles.map(encodeURI).join(', '));
  return response;
}
