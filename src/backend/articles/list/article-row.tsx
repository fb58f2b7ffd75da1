import { currentLanguage } from '../../../current.ts';
import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import type { ArticleSummary } from '../../../domain/articles/queries.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import { articleDraftWords } from '../../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords as fields } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords as t } from '../../../i18n/backend/articles/articles.words.ts';
import { bulkWords } from '../../../i18n/backend/bulk.words.ts';
import { listWords } from '../../../i18n/backend/lists.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { IconName } from '../../../ui/media/icon-names.ts';
import { SelectBox } from '../../bulk/bulk-bar.tsx';
import { opensAddressedDialog, opensDialog } from '../../ui/dialog.tsx';
import { Allowed } from '../../ui/frame/staff-rights.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import type { Column } from '../../ui/lists/table.tsx';
import { draftAddress } from '../../ui/version-addresses.ts';
import { Completeness } from '../completeness.tsx';
import { choiceLabel } from '../labels.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine, UnpublishLine } from './article-badges.tsx';
import { articleAddress, type ListQuery } from './list-query.ts';

type ListView = {
  /** When unpublished changes are published, by the ids of the articles that have such changes. */
  drafted: ReadonlyMap<number, readonly DraftMoment[]>;
  query: ListQuery;
  /** Whether articles are selected at first; undefined without the right to do something with them. */
  isSelected: boolean | undefined;
};

export function articleColumns({ drafted, query, isSelected }: ListView): Column<ArticleSummary>[] {
  const selecting: Column<ArticleSummary> = {
    head: `#${bulkWords.select}`,
    select: true,
    cell: (article) => <SelectBox isSelected={isSelected ?? false} item={article} name={titleOf(article)} />,
  };
  return [
    ...(isSelected === undefined ? [] : [selecting]),
    {
      head: t.article,
      sort: 'title',
      alone: true,
      cell: (article) => (
        <>
          <a className="line-link font-650" href={articleAddress('articleEdit', article.id, query)}>
            {titleOf(article)}
          </a>
          <span className="mt-0.5 block text-tiny text-slate">
            {[choiceLabel(currentLanguage(), article.category), article.author].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      head: fields.status,
      sort: 'status',
      cell: ({ id, publishedAt, status, unpublishAt }) => (
        <>
          <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
          {drafted.has(id) && (
            <a className="mt-1 block w-fit" href={draftAddress(id)}>
              <StatusBadge tone="busy">{articleDraftWords.badge}</StatusBadge>
            </a>
          )}
        </>
      ),
    },
    {
      head: fields.languages,
      cell: ({ category, details }) => (
        <span className="block min-w-36">
          <Completeness category={category} details={details} />
        </span>
      ),
    },
    {
      head: t.published,
      sort: '-published',
      cell: ({ id, publishedAt, status, unpublishAt }) => (
        <>
          <PublishedLine at={publishedAt} status={status} />
          <DraftLines moments={drafted.get(id) ?? []} />
          {unpublishAt && <UnpublishLine at={unpublishAt} />}
        </>
      ),
    },
    { head: `#${listWords.actions}`, align: 'end', cell: (article) => <Actions article={article} query={query} /> },
  ];
}

function Actions({ article, query }: { article: ArticleSummary; query: ListQuery }) {
  const title = titleOf(article);
  const hrefOf = (screen: Parameters<typeof articleAddress>[0]) => articleAddress(screen, article.id, query);
  return (
    <span className="-my-2 inline-flex">
      <Action href={hrefOf('articlePreview')} icon="eye" of={title} opens={opensAddressedDialog} verb={t.view} />
      <Action href={hrefOf('articleEdit')} icon="pencil" of={title} verb={t.edit} />
      <Allowed needs="articles.delete">
        <Action href={hrefOf('articleDelete')} icon="trash" of={title} opens={opensDialog} verb={t.delete} />
      </Allowed>
    </span>
  );
}

type ActionProps = { href: string; verb: string; of: string; icon: IconName; opens?: object };

function Action({ href, verb, of, icon, opens }: ActionProps) {
  return (
    <a
      aria-label={t.actionOf({ verb, title: of })}
      className="inline-grid size-11 place-items-center rounded-full hover:bg-powder"
      href={href}
      title={verb}
      {...opens}
    >
      <Icon name={icon} />
    </a>
  );
}
