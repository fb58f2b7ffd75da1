import type { TrashedItem } from '../../domain/trash/queries.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { trashWords } from '../../i18n/backend/trash.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { countPages } from '../../web/http/paging.ts';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import type { ListPage } from '../ui/lists/list-query.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

export const pageSize = 25;

/** Deleted articles, assets and leaders with what can be done with them. */
export function TrashPage({ rows, page, total, mayPurge }: ListPage<TrashedItem> & { mayPurge: boolean }) {
  const t = useWords(trashWords);
  const { actions } = useWords(listWords);
  return (
    <>
      <PageHeader text={t.text} title={t.title} />
      <ListRegion>
        {total > 0 ? (
          <>
            <h2 className="t-item mb-1 text-petrol-deep">{t.count({ total })}</h2>
            <ListSummary noun={t.items({ count: total })} page={page} pageSize={pageSize} total={total} />
            <Table caption={t.caption} columns={[t.item, t.deleted, t.expires, `#${actions}`]}>
              {rows.map((item) => (
                <Row item={item} mayPurge={mayPurge} key={`${item.kind} ${item.id}`} />
              ))}
            </Table>
          </>
        ) : (
          <EmptyList title={t.nothing}>
            <p className="text-small text-slate">{t.nothingText}</p>
          </EmptyList>
        )}
        <ListPagination
          hrefOf={(to) => withQuery(endpoints.trash, { page: to > 1 ? to : undefined })}
          page={page}
          pages={countPages(total, pageSize)}
        />
      </ListRegion>
    </>
  );
}

function Row({ item, mayPurge }: { item: TrashedItem; mayPurge: boolean }) {
  const t = useWords(trashWords);
  const { kind, id, name, deletedAt, deletedBy, expiresAt } = item;
  const address = `${endpoints.trash}/${kind}/${id}`;
  return (
    <tr>
      <Cell>
        <span className="font-650 [overflow-wrap:anywhere]">{name}</span>
        <span className="mt-0.5 block text-tiny text-slate">{t[kind]}</span>
      </Cell>
      <Cell label={t.deleted}>
        <Moment at={deletedAt} />
        <span className="block text-tiny text-slate">{t.deletedBy({ username: deletedBy })}</span>
      </Cell>
      <Cell label={t.expires}>
        <Moment at={expiresAt} />
      </Cell>
      <Cell align="end">
        <span className="inline-flex flex-wrap gap-x-5 whitespace-nowrap md:justify-end">
          <a
            aria-label={t.restoreOf({ name })}
            className="line-link inline-flex min-h-11 items-center font-600"
            href={`${address}/restore`}
            {...opensDialog}
          >
            {t.restore}
          </a>
          {mayPurge && (
            <a
              aria-label={t.purgeOf({ name })}
              className="line-link inline-flex min-h-11 items-center"
              href={`${address}/purge`}
              {...opensDialog}
            >
              {t.purge}
            </a>
          )}
        </span>
      </Cell>
    </tr>
  );
}
