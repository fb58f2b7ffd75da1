import { commonFields, translatedFields } from '../../fields/articles.ts';
import { loggedNames } from '../../fields/derive.ts';
import type { Article } from './queries.ts';

type AuditFields = Record<string, unknown>;

/** What the activity log records of an article, as one list of names and values; of a language as `en.title`. */
export function auditFields(article: Article): AuditFields {
  const audited: AuditFields = Object.fromEntries(loggedNames(commonFields).map((name) => [name, article[name]]));
  for (const detail of article.details) {
    for (const name of loggedNames(translatedFields)) audited[`${detail.language}.${name}`] = detail[name];
  }
  return audited;
}
