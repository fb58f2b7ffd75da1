import type { ArticleWithBrokenLinks, BrokenKind, BrokenLink } from '../../domain/links/broken-links.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import { brokenLinkWords } from '../../i18n/backend/broken-links.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { countPages } from '../../web/http/paging.ts';
import { choiceLabel } from '../articles/labels.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import type { ListPage } from '../ui/lists/list-query.ts';
import { Cell, Table } from '../ui/lists/table.tsx';

export const pageSize = 25;

type BrokenLinksPageProps = ListPage<ArticleWithBrokenLinks> & { kind: BrokenKind };

/** Articles with files or links that do not exist, with the fields that have them. */
export function BrokenLinksPage({ rows, page, total, kind }: BrokenLinksPageProps) {
  const t = useWords(brokenLinkWords);
  const { edit } = useWords(articleListWords);
  const { actions } = useWords(listWords);
  return (
    <>
      <PageHeader
        text={
          <>
            {kind === 'files' ? t.filesText : t.linksText} {t.checked}
          </>
        }
        title={t[kind]}
      />
      <Kinds current={kind} />
      <ListRegion>
        {total > 0 ? (
          <>
            <ListSummary noun={t.count({ count: total })} page={page} pageSize={pageSize} total={total} />
            <Table caption={t[kind]} columns={[t.article, t.places, `#${actions}`]}>
              {rows.map((article) => (
                <Row article={article} edit={edit} key={article.id} />
              ))}
            </Table>
          </>
        ) : (
          <EmptyList title={t.nothing} />
        )}
        <ListPagination
          hrefOf={(to) => withQuery(endpoints.brokenLinks, { kind, page: to > 1 ? to : undefined })}
          page={page}
          pages={countPages(total, pageSize)}
        />
      </ListRegion>
    </>
  );
}

function Kinds({ current }: { current: BrokenKind }) {
  const t = useWords(brokenLinkWords);
  return (
    <nav aria-label={t.kinds} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-graphite/15 text-small">
        {(['files', 'links'] as const).map((kind) => (
          <li key={kind}>
            <a
              aria-current={kind === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent font-600 hover:text-laterite aria-[current]:border-laterite"
              href={withQuery(endpoints.brokenLinks, { kind })}
            >
              {kind === 'files' ? t.filesTab : t.linksTab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ article: { id, title, status, broken }, edit }: { article: ArticleWithBrokenLinks; edit: string }) {
  const staff = useStaffLanguage();
  const t = brokenLinkWords(staff);
  return (
    <tr>
      <Cell main>
        <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.articlePreview}/${id}`}>
          {title}
        </a>
        <span className="mt-0.5 block text-tiny text-slate">{choiceLabel(staff, status)}</span>
      </Cell>
      <Cell label={t.places}>
        {broken.length === 0 ? (
          t.corrected
        ) : (
          <ul className="grid gap-1 [overflow-wrap:anywhere]">
            {broken.map((one) => (
              <Place key={`${one.field} ${one.language} ${one.address}`} link={one} />
            ))}
          </ul>
        )}
      </Cell>
      <Cell align="end">
        <Allowed needs="articles.write">
          <a
            aria-label={`${edit}: ${title}`}
            className="line-link inline-flex min-h-11 items-center font-600"
            href={`${endpoints.articleEdit}/${id}`}
          >
            {edit}
          </a>
        </Allowed>
      </Cell>
    </tr>
  );
}

function Place({ link: { field, language, address } }: { link: BrokenLink }) {
  const t = useWords(articleFieldWords);
  return (
    <li>
      <span className="text-slate">
        {t[field]}
        {language && ` (${t[language]})`}:
      </span>{' '}
      {address}
    </li>
  );
}
