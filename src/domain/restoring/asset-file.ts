import { type AssetSite, changeFile } from '../assets/commands.ts';
import { filesOf } from '../assets/picture-files.ts';
import { type Asset, findAsset } from '../assets/queries.ts';
import { command, conflict, noInput, type Outcome, perform } from '../command.ts';
import { articlesTag, assetsTag, leadersTag } from '../publishing/page-tags.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import type { VersionReason } from '../versions/commands.ts';
import { findFileDigest } from '../versions/kept-files.ts';
import type { VersionRecord } from '../versions/record.ts';

/** Gives an asset the file back that a version had, and changes all references to it. */
export async function putFileBack(
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
    pages: [assetsTag, articlesTag, leadersTag],
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
