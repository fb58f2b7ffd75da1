import type { ArticleStatus } from '../../fields/article-values.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { loggedNames } from '../../fields/derive.ts';
import { type ActivityEntry, changesBetween, event } from '../activity/commands.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Article } from './queries.ts';

/** What the activity log says of a change. Before a creation and after a deletion there is no article. */
export function entryOf(before: Article | undefined, after: Article | undefined): ActivityEntry {
  const article = after ?? before;
  if (!article) throw new Error('An entry is about an article.');
  const [flatBefore, flatAfter] = [before && auditFields(before), after && auditFields(after)];
  const fields = Object.keys({ ...flatBefore, ...flatAfter });
  const changes = changesBetween(flatBefore, flatAfter, fields);
  const about = { noun: 'article', id: article.id, name: titleOf(article) } as const;
  return event(verbOf(before, after, changes !== undefined), about, { changes });
}

function verbOf(before: Article | undefined, after: Article | undefined, changed: boolean) {
  if (!before) return 'created';
  if (!after) return 'deleted';
  if (!changed) return 'unchanged';
  if (before.status === after.status) return 'updated';
  return ({ draft: 'unpublished', published: 'published', archived: 'archived' } as const)[
    after.status as ArticleStatus
  ];
}

/** What the log records of an article, as one list of names and values; of a language as `en.title`. */
function auditFields(article: Article): Record<string, unknown> {
  const audited = Object.fromEntries(loggedNames(commonFields).map((name): [string, unknown] => [name, article[name]]));
  for (const detail of article.details) {
    for (const name of loggedNames(translatedFields)) audited[`${detail.language}.${name}`] = detail[name];
  }
  return audited;
}
