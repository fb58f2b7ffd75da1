import type { Db } from '../../db/client.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { assetFields } from '../../fields/assets.ts';
import { leaderFields } from '../../fields/leaders.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { saveDraft } from '../article-drafts/commands.ts';
import { acceptedValues, articleFieldsOf, detailsOf, isLive, publicationFields } from '../article-drafts/queries.ts';
import type { ArticleEdit } from '../articles/edits.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import { type Saved, saveArticle } from '../articles/save.ts';
import { type AssetSite, assetSave, changeFile } from '../assets/commands.ts';
import { type AssetChanges, assetChanges } from '../assets/input.ts';
import { filesOf } from '../assets/pictures/picture-files.ts';
import { type Asset, findAsset, findAssetByPath } from '../assets/queries.ts';
import { command, conflict, noInput, type Outcome, perform } from '../command.ts';
import type { PlannedChange } from '../impact/planned-change.ts';
import { leaderSave } from '../leaders/commands.ts';
import { findLeader, type Leader, type LeaderChanges, leaderChanges } from '../leaders/queries.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';
import type { VersionReason } from '../versions/commands.ts';
import { findFileDigest } from '../versions/kept-files.ts';
import { findVersion, type Version } from '../versions/queries.ts';
import type { VersionRecord } from '../versions/record.ts';

/** `gone`: there is no such version, or its content was erased. */
export type Gone = { kind: 'gone'; erasedOn: string | null };
/** Files that the version refers to and that are not there any more: what refers to them stays as it is. */
export type Restored<Result> = { result: Result; missingFiles: string[] };

export type RestoreRequest = {
  id: number;
  /** The number of the version. */
  number: number;
  /** The optimistic lock of the item when it was read. */
  version?: number | undefined;
};

/**
 * Saves an earlier version of an article as a new one. Whether it is public stays as it is; as a `draft`, or for who may not publish, the
 * version becomes the unpublished changes of a public article. Throws ForbiddenError.
 */
export async function restoreArticle(
  site: AssetSite,
  actor: RoleHolder,
  request: RestoreRequest,
  to: 'draft' | 'live' = 'live',
): Promise<Gone | (Restored<Saved> & { isStaged?: boolean })> {
  const found = await articleEditOf(site.db, request);
  if ('kind' in found) return found;
  const { edit, missingFiles, current } = found;
  const reason = { kind: 'restore', restoredFrom: request.number } as const;
  const whole = { ...edit, version: request.version, reason };
  if (isLive(current) && (to === 'draft' || !may(actor, 'articles.publish'))) {
    // Restoring replaces the whole text, so the draft takes the published version into account.
    const staged = await saveDraft(site.db, actor, request.id, { ...whole, onto: current.version });
    if (staged.kind !== 'not-live') return { result: staged, missingFiles, isStaged: true };
  }
  return { result: await saveArticle(site.staleness, actor, request.id, whole), missingFiles };
}

/** The edit that makes an article equal to one of its versions. */
async function articleEditOf(
  db: Db,
  { id, number }: RestoreRequest,
): Promise<Gone | { edit: ArticleEdit; missingFiles: string[]; current: Article }> {
  const version = await findVersion(db, 'articles', id, number);
  const current = await findStoredArticle(db, id);
  if (!version?.record || !current) return gone(version);
  const { featuredImage, ...fields } = articleFieldsOf(version.record, publicationFields);
  const details = detailsOf(version.record);
  const missingFiles = await missingPictures(db, featuredImage, current.featuredImage);
  const picture = missingFiles.length === 0 && featuredImage !== undefined ? { featuredImage } : {};
  const kept = details.map(({ language }) => language);
  const removed = languageCodes.filter((language) => !kept.includes(language));
  return { edit: { fields: { ...fields, ...picture }, details, removed }, missingFiles, current };
}

export async function restoreLeader(
  { db, staleness }: AssetSite,
  by: RoleHolder,
  request: RestoreRequest,
): Promise<Gone | Restored<Outcome<Leader, Leader>>> {
  const { id, number, version: lock } = request;
  const found = await leaderChangesOf(db, request);
  if ('kind' in found) return found;
  const save = leaderSave({ kind: 'restore', restoredFrom: number });
  const input = { ...found.fields, ...(lock && { version: lock }) };
  return { result: await perform({ db, staleness }, save, { id, input, by }), missingFiles: found.missingFiles };
}

/** What has to change for a leader to be as in a version. */
async function leaderChangesOf(
  db: Db,
  { id, number }: RestoreRequest,
): Promise<Gone | { fields: LeaderChanges; missingFiles: string[] }> {
  const version = await findVersion(db, 'leaders', id, number);
  const current = await findLeader(db, id);
  if (!version?.record || !current) return gone(version);
  const values = acceptedValues(leaderFields, version.record, ['visible', 'sort_order']);
  const { portrait, ...given } = leaderChanges.parse(values);
  const missingFiles = await missingPictures(db, portrait, current.portrait);
  const picture = missingFiles.length === 0 && portrait !== undefined ? { portrait } : {};
  return { fields: { ...given, ...picture }, missingFiles };
}

/** Brings back the fields of an asset and its file, whose bytes versions keep. */
export async function restoreAsset(
  site: AssetSite,
  actor: RoleHolder,
  { id, number, version: lock }: RestoreRequest,
): Promise<Gone | Restored<Outcome<Asset, Asset>>> {
  const version = await findVersion(site.db, 'assets', id, number);
  const current = await findAsset(site.db, id);
  if (!version?.record || !current) return gone(version);
  const given = assetChangesOf(version.record);
  const reason = { kind: 'restore', restoredFrom: number } as const;
  const input = { ...given, ...(lock && { version: lock }) };
  const result = await perform(site, assetSave(reason), { id, input, by: actor });
  if (result.kind !== 'done' || version.record.path === current.path) return { result, missingFiles: [] };
  const withFile = await putFileBack(site, actor, result.value, version.record, reason);
  return withFile === 'not-kept'
    ? { result, missingFiles: [String(version.record.path)] }
    : { result: withFile, missingFiles: [] };
}

/** The fields that bring an asset back, without its file. */
function assetChangesOf(record: VersionRecord): AssetChanges {
  return assetChanges.parse(acceptedValues(assetFields, record, ['sort_order', 'media_type']));
}

/** What an account needs to read versions of a noun, and to restore them. */
export const versionNeeds = {
  articles: { read: 'versions.read', restore: 'articles.write', resource: 'article' },
  assets: { read: 'versions.read', restore: 'assets.write', resource: 'asset' },
  leaders: { read: 'leaders.read', restore: 'leaders.write', resource: 'leader' },
} as const satisfies Record<VersionedNoun, object>;

function gone(version: Version | undefined): Gone {
  return { kind: 'gone', erasedOn: version?.erasedOn ?? null };
}

async function missingPictures(db: Db, path: string | null | undefined, current: string | null) {
  return !path || path === current || (await findAssetByPath(db, path)) ? [] : [path];
}

/** Gives an asset the file back that a version had, and changes all references to it. */
async function putFileBack(
  { db, staleness, assetStore: store }: AssetSite,
  by: RoleHolder,
  known: Asset,
  record: VersionRecord,
  reason: Omit<VersionReason, 'by'>,
): Promise<Outcome<Asset, Asset> | 'not-kept'> {
  const facts = factsIn(record);
  if (!facts) return 'not-kept';
  const sha256 = await findFileDigest(db, facts.path);
  const isThere = await store.isPublished(facts.path);
  if (!isThere && !(sha256 && (await store.kept.putBack(sha256, filesOf(facts.path))))) {
    return 'not-kept';
  }
  const restoration = command({
    needs: 'assets.write',
    logs: ['update', 'asset'],
    input: noInput,
    find: findAsset,
    run: async ({ tx, by: actor, row: before }) =>
      before.version === known.version
        ? changeFile(tx, actor, before, facts, { verb: 'Restored', reason })
        : conflict(before),
  });
  return store.around(db, { paths: [facts.path], replaced: [known.path] }, () =>
    perform({ db, staleness }, restoration, { id: known.id, by }),
  );
}

function factsIn({ path, filename, width, height, size, pages, placeholder }: VersionRecord) {
  if (typeof path !== 'string' || typeof filename !== 'string') return undefined;
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    path,
    filename,
    width: number(width),
    height: number(height),
    size: number(size),
    pages: number(pages),
    placeholder: typeof placeholder === 'string' ? placeholder : null,
  };
}

/** What restoring a version would change at once; nothing when there is no such version, or it only becomes a draft. */
export async function planRestore(
  db: Db,
  noun: VersionedNoun,
  actor: RoleHolder,
  request: Pick<RestoreRequest, 'id' | 'number'>,
): Promise<PlannedChange[]> {
  const { id, number } = request;
  if (noun === 'articles') {
    const found = await articleEditOf(db, request);
    if ('kind' in found || (isLive(found.current) && !may(actor, 'articles.publish'))) return [];
    return [{ kind: noun, id, action: 'edit', edit: found.edit }];
  }
  if (noun === 'leaders') {
    const found = await leaderChangesOf(db, request);
    return 'kind' in found ? [] : [{ kind: noun, id, action: 'edit', fields: found.fields }];
  }
  const [version, current] = [await findVersion(db, noun, id, number), await findAsset(db, id)];
  if (!version?.record || !current) return [];
  const edit = { kind: noun, id, action: 'edit', fields: assetChangesOf(version.record) } as const;
  return version.record.path === current.path ? [edit] : [edit, { kind: noun, id, action: 'replace' }];
}
