import { changesBetween } from '../activity/changes.ts';
import type { ActivityEntry } from '../activity/commands.ts';
import { titleOf } from '../publishing/article-title.ts';
import { auditFields } from './audit-fields.ts';
import type { Article } from './queries.ts';

/** What the activity log says of a change. Before a creation and after a deletion there is no article. */
export function entryOf(before: Article | undefined, after: Article | undefined): ActivityEntry {
  const article = after ?? before;
  if (!article) throw new Error('An entry is about an article.');
  const [flatBefore, flatAfter] = [before && auditFields(before), after && auditFields(after)];
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
