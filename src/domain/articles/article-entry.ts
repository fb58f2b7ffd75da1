import { changesBetween } from '../activity/changes.ts';
import type { ActivityEntry } from '../activity/commands.ts';
import { flatten } from './flatten.ts';
import type { Article } from './queries.ts';
import { titleOf } from './title.ts';

/** What the activity log says of a change. Before a creation and after a deletion there is no article. */
export function entryOf(before: Article | undefined, after: Article | undefined): ActivityEntry {
  const article = after ?? before;
  if (!article) throw new Error('An entry is about an article.');
  const [flatBefore, flatAfter] = [before && flatten(before), after && flatten(after)];
  const fields = Object.keys({ ...flatBefore, ...flatAfter });
  const changes = changesBetween(flatBefore, flatAfter, fields);
  const name = titleOf(article);
  return {
    action: before ? (after ? 'update' : 'delete') : 'create',
    description: `${verbOf(before, after, changes !== undefined)} article "${name}"`,
    resource: { type: 'article', name, id: article.id },
    changes,
  };
}

function verbOf(before: Article | undefined, after: Article | undefined, changed: boolean): string {
  if (!before) return 'Created';
  if (!after) return 'Deleted';
  if (!changed) return 'Saved without changes:';
  if (before.status !== after.status)
    return { draft: 'Unpublished', published: 'Published', archived: 'Archived' }[after.status] ?? 'Updated';
  return 'Updated';
}
