import type { RoleHolder } from '../accounts/permissions.ts';
import { type Saved, saveArticle } from '../articles/save.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { MovableKind } from './queries.ts';

type Move = {
  kind: MovableKind;
  articleId: number;
  at: Date;
  /** That of the article when the calendar was shown. */
  version: number | undefined;
};

/** Gives an item of the calendar another moment. Only what lies ahead is moved, and only to a moment that lies ahead. */
export async function moveItem(
  staleness: Staleness,
  actor: RoleHolder,
  { kind, articleId, at, version }: Move,
  now = new Date(),
): Promise<Saved> {
  const field = kind === 'publication' ? 'publishedAt' : 'unpublishAt';
  if (at <= now) return { kind: 'refused', field: 'at', problem: 'Must lie in the future' };
  return saveArticle(staleness, actor, articleId, {
    fields: { [field]: at },
    version,
    mayChange: ({ status, [field]: planned }) =>
      status === 'published' && planned !== null && planned > now
        ? undefined
        : { field: 'at', problem: 'Only what is scheduled can be moved' },
  });
}
