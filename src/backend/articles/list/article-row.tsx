import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import type { ArticleSummary } from '../../../domain/articles/queries.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import { articleDraftWords } from '../../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { IconName } from '../../../ui/media/icon-names.ts';
import { SelectBox } from '../../bulk/bulk-bar.tsx';
import { opensAddressedDialog, opensDialog } from '../../ui/dialog.tsx';
import { useStaffLanguage, useWords } from '../../ui/frame/staff-language.tsx';
import { Allowed } from '../../ui/frame/staff-rights.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { Cell } from '../../ui/lists/table.tsx';
import { draftAddress } from '../../ui/version-addresses.ts';
import { Completeness } from '../completeness.tsx';
import { choiceLabel } from '../labels.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine, UnpublishLine } from './article-badges.tsx';
import { articleAddress, type ListQuery } from './list-query.ts';

type ArticleRowProps = {
  article: ArticleSummary;
  /** When its unpublished changes are published; undefined without such changes. */
  draft: readonly DraftMoment[] | undefined;
  isSelected: boolean | undefined;
  query: ListQuery;
};

export function ArticleRow({ article, draft, isSelected, query }: ArticleRowProps) {
  const { id, status, publishedAt, unpublishAt, category, author } = article;
  const staff = useStaffLanguage();
  const t = articleListWords(staff);
  const fields = articleFieldWords(staff);
  const title = titleOf(article);
  return (
    <tr>
      {isSelected !== undefined && (
        <Cell select>
          <SelectBox isSelected={isSelected} item={article} name={title} />
        </Cell>
      )}
      <Cell>
        <a className="line-link font-650" href={articleAddress('articleEdit', id, query)}>
          {title}
        </a>
        <span className="mt-0.5 block text-tiny text-slate">
          {[choiceLabel(staff, category), author].filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell label={fields.status}>
        <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
        {draft && (
          <a className="mt-1 block w-fit" href={draftAddress(id)}>
            <StatusBadge tone="busy">{articleDraftWords(staff).badge}</StatusBadge>
          </a>
        )}
      </Cell>
      <Cell label={fields.languages}>
        <span className="block min-w-36">
          <Completeness category={category} details={article.details} />
        </span>
      </Cell>
      <Cell label={t.published}>
        <PublishedLine at={publishedAt} status={status} />
        {draft && <DraftLines moments={draft} />}
        {unpublishAt && <UnpublishLine at={unpublishAt} />}
      </Cell>
      <Cell align="end">
        <span className="-my-2 inline-flex">
          <Action
            href={articleAddress('articlePreview', id, query)}
            icon="eye"
            of={title}
            opens={opensAddressedDialog}
            verb={t.view}
          />
          <Action href={articleAddress('articleEdit', id, query)} icon="pencil" of={title} verb={t.edit} />
          <Allowed needs="articles.delete">
            <Action
              href={articleAddress('articleDelete', id, query)}
              icon="trash"
              of={title}
              opens={opensDialog}
              verb={t.delete}
            />
          </Allowed>
        </span>
      </Cell>
    </tr>
  );
}

type ActionProps = { href: string; verb: string; of: string; icon: IconName; opens?: object };

function Action({ href, verb, of, icon, opens }: ActionProps) {
  return (
    <a
      aria-label={useWords(articleListWords).actionOf({ verb, title: of })}
      className="inline-grid size-11 place-items-center rounded-full hover:bg-powder"
      href={href}
      title={verb}
      {...opens}
    >
      <Icon name={icon} />
    </a>
  );
}
