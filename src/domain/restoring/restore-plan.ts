import type { Db } from '../../db/client.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { isLive } from '../article-drafts/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { findAsset } from '../assets/queries.ts';
import type { PlannedChange } from '../impact/planned-change.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';
import { findVersion } from '../versions/queries.ts';
import { articleEditOf, assetChangesOf, leaderChangesOf, type Wanted } from './restore.ts';

/** What restoring a version would change at once; nothing when there is no such version, or it only becomes a draft. */
export async function planRestore(
  db: Db,
  noun: VersionedNoun,
  actor: RoleHolder,
  wanted: Pick<Wanted, 'id' | 'number'>,
): Promise<PlannedChange[]> {
  const { id, number } = wanted;
  if (noun === 'articles') {
    const current = await findStoredArticle(db, id);
    if (current && isLive(current) && !may(actor, 'articles.publish')) return [];
    const found = await articleEditOf(db, wanted);
    return 'kind' in found ? [] : [{ kind: noun, id, action: 'edit', edit: found.edit }];
  }
  if (noun === 'leaders') {
    const found = await leaderChangesOf(db, wanted);
    return 'kind' in found ? [] : [{ kind: noun, id, action: 'edit', fields: found.fields }];
  }
  const [version, current] = [await findVersion(db, noun, id, number), await findAsset(db, id)];
  if (!version?.record || !current) return [];
  const edit = { kind: noun, id, action: 'edit', fields: assetChangesOf(version.record) } as const;
  return version.record.path === current.path ? [edit] : [edit, { kind: noun, id, action: 'replace' }];
}
