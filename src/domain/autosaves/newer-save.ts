import type { Db } from '../../db/client.ts';
import { findLastSave } from '../activity/queries.ts';

export type NewerSave = {
  version: number;
  /** Undefined when the activity log does not know it. */
  by: string | undefined;
  at: Date | undefined;
};

/** The last save of an article, when it came after the version that a text was written on. */
export async function findNewerSave(
  db: Db,
  article: { id: number; version: number },
  baseVersion: number | null,
): Promise<NewerSave | undefined> {
  if (baseVersion === article.version) return undefined;
  const last = await findLastSave(db, 'article', article.id);
  return { version: article.version, by: last?.username, at: last?.at };
}
