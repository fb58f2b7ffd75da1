import type { Db } from '../../../db/client.ts';
import { listArticleSummaries } from '../../../domain/articles/queries.ts';
import { changeArticles } from '../../../domain/bulk/articles.ts';
import { type ArticleBulk, articleBulk } from '../../../domain/bulk/input.ts';
import type { BulkOutcome } from '../../../domain/bulk/outcome.ts';
import { predictImpactOf } from '../../../domain/impact/impact.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import type { Staleness } from '../../../domain/publishing/staleness.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { bulkWords } from '../../../i18n/backend/bulk.words.ts';
import { endpoints } from '../../../routes.ts';
import { readForm } from '../../../web/http/body.ts';
import { readBulkForm } from '../../bulk/bulk-form.ts';
import { BulkConfirmPage } from '../../bulk/confirm-page.tsx';
import { BulkResultPage } from '../../bulk/result-page.tsx';
import { done, failed, type Screen } from '../../ui/frame/screen.tsx';
import { inputProblem } from '../../ui/input-problem.ts';
import { bulkAddress, type ListQuery, listAddress } from '../list/list-query.ts';

type Desk = { db: Db; staleness: Staleness };

/** The action chosen for the selected articles; archiving and deleting are confirmed first. */
export async function changeSelected(
  site: Desk,
  actor: Staff,
  request: Request,
  query: ListQuery,
): Promise<Screen | Response> {
  const { action, argument, items, isConfirmed } = readBulkForm(await readForm(request));
  const back = listAddress(query);
  const t = bulkWords(actor.language);
  if (items.length === 0 || action === '') return failed(back, t.nothingChosen, t.nothingChosenText);
  const topic = argument === 'none' ? null : argument;
  const parsed = articleBulk.safeParse({ action, items, ...(action === 'topic' && { topic }) });
  if (!parsed.success) {
    return failed(back, t.invalid, inputProblem(actor.language, parsed.error.issues[0]?.message ?? ''));
  }
  const change = parsed.data;
  if ((change.action === 'delete' || change.action === 'archive') && !isConfirmed) {
    return confirmScreen(site, actor, { action: change.action, items: change.items }, query);
  }
  const outcomes = await changeArticles(site.staleness, actor, change);
  const counted = t.articleCount({ count: outcomes.length });
  if (outcomes.every(({ result }) => result !== 'refused'))
    return done(back, t[change.action], t.done({ items: counted }));
  return {
    title: t[change.action],
    section: 'articles',
    body: <BulkResultPage back={back} items={counted} linkTo={linkTo} outcomes={outcomes} />,
  };
}

function linkTo({ id, name }: BulkOutcome) {
  return (
    <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.articleEdit}/${id}`}>
      {name || `#${id}`}
    </a>
  );
}

type Confirmed = { action: 'archive' | 'delete'; items: ArticleBulk['items'] };

async function confirmScreen(
  { db }: Desk,
  { language }: Staff,
  { action, items }: Confirmed,
  query: ListQuery,
): Promise<Screen> {
  const t = bulkWords(language);
  const ids = items.map(({ id }) => id);
  const found = await listArticleSummaries(db, { ids, unpublished: true });
  const named = found.map((article) => ({
    id: article.id,
    name: titleOf(article),
    version: items.find(({ id }) => id === article.id)?.version ?? article.version,
  }));
  const planned = named.map(({ id }) => ({ kind: 'articles', id, action }) as const);
  const title = t[`${action}Title`]({ items: t.articleCount({ count: named.length }) });
  return {
    title,
    section: 'articles',
    body: (
      <BulkConfirmPage
        action={bulkAddress(query)}
        back={listAddress(query)}
        prediction={await predictImpactOf(db, planned)}
        items={named}
        text={t[`${action}Text`]}
        title={title}
        value={action}
        verb={t[action]}
      />
    ),
  };
}
