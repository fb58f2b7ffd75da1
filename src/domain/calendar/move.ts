import { type Saved, saveArticle } from '../articles/save.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';
import type { MovableKind } from './queries.ts';

type Move = {
  kind: MovableKind;
  articleId: number;
  at: Date;
  /** That of the article when the calendar was shown. */
  version: number | undefined;
};

/** Moves an item of the calendar to another moment. Both moments must be in the future. */
export async function moveItem(
  staleness: Staleness,
  actor: RoleHolder,
  { kind, articleId, at, version }: Move,
  now = new Date(),
): Promise<Saved> {
  const field = kind === 'publication' ? 'publishedAt' : 'unpublishAt';
  if (at <= now) return { kind: 'refused', field: 'at', problem: 'Must be in the future' };
  return saveArticle(staleness, actor, articleId, {
    fields: { [field]: at },
    version,
    mayChange: ({ status, [field]: planned }) =>
      status === 'published' && planned !== null && planned > now
        ? undefined
        : { field: 'at', problem: 'Only what is scheduled can be moved' },
  });
}
