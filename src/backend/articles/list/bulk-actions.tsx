import { listArticleSummaries } from '../../../domain/articles/queries.ts';
import type { ArticleBulk } from '../../../domain/bulk/outcome.ts';
import type { PredictingSite } from '../../../domain/impact/impact.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import { bulkWords as t } from '../../../i18n/backend/bulk.words.ts';
import { endpoints } from '../../../routes.ts';
import { bulkAct } from '../../bulk/bulk-act.tsx';
import { bulkAddress, listAddress, listQueryIn } from './list-query.ts';

/** Actions for the selected articles; archiving and deleting are confirmed first. */
export function articleActions(site: PredictingSite) {
  const { db } = site;
  return bulkAct<ArticleBulk>(site, {
    count: (values) => t.articleCount(values),
    addresses: ({ query }) => {
      const list = listQueryIn(query);
      return { list: listAddress(list), form: bulkAddress(list) };
    },
    inputOf: ({ action, argument }) => (action === 'topic' ? { topic: argument === 'none' ? null : argument } : {}),
    confirms: async ({ action, items }) => {
      if (action !== 'archive' && action !== 'delete') return undefined;
      const ids = items.map(({ id }) => id);
      const named = (await listArticleSummaries(db, { ids, unpublished: true })).map((article) => ({
        id: article.id,
        name: titleOf(article),
        version: items.find(({ id }) => id === article.id)?.version ?? article.version,
      }));
      return { items: named, changes: named.map(({ id }) => ({ kind: 'articles', id, action })) };
    },
    linkTo: ({ id, name }) => (
      <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.articleEdit}/${id}`}>
        {name || `#${id}`}
      </a>
    ),
  });
}
