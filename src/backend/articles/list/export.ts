import type { Db } from '../../../db/client.ts';
import { inBatches } from '../../../db/sorting.ts';
import { type ArticleFilter, listArticleSummaries } from '../../../domain/articles/queries.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords as t } from '../../../i18n/backend/articles/articles.words.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { csvFile } from '../../../web/formats/csv.ts';
import { choiceLabel } from '../labels.ts';

const maxRowsAtOnce = 500;

/** The filtered articles as a table, without their texts. */
export function exportArticles(db: Db, staff: Staff, filter: ArticleFilter): Response {
  const f = articleFieldWords;
  const titles = languageCodes.map((code) => `${f.title} (${f[code]})`);
  const head = [t.id, ...titles, f.category, f.topic, f.status, f.author, f.publishedAt, f.unpublishAt, t.created];
  return csvFile('articles.csv', head, rowsOf(db, staff, filter));
}

async function* rowsOf(db: Db, { language: staff }: Staff, filter: ArticleFilter) {
  const batches = inBatches(maxRowsAtOnce, (part) => listArticleSummaries(db, filter, part));
  for await (const articles of batches) {
    yield articles.map(({ id, details, category, topic, status, author, publishedAt, unpublishAt, createdAt }) => [
      id,
      ...languageCodes.map((code) => details.find(({ language }) => language === code)?.title ?? ''),
      choiceLabel(staff, category),
      topic && choiceLabel(staff, topic),
      choiceLabel(staff, status),
      author,
      publishedAt?.toISOString() ?? '',
      unpublishAt?.toISOString() ?? '',
      createdAt.toISOString(),
    ]);
  }
}
