import { may } from '../../domain/rights/permissions.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import type { TrashedItem } from '../../domain/trash/queries.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { trashWords as t } from '../../i18n/backend/trash.words.ts';
import { endpoints } from '../../routes.ts';
import { opensDialog } from '../ui/dialog.tsx';
import type { ListLook } from '../ui/lists/list-screen.tsx';
import { Moment } from '../ui/lists/moment.tsx';

/** Deleted articles, assets and leaders with what can be done with them. */
export function trashLook(total: number): ListLook<TrashedItem> {
  return {
    texts: t,
    noun: t.items,
    above: total > 0 && <h2 className="t-item mb-1 text-petrol-deep">{t.count({ total })}</h2>,
    columns: [
      {
        head: t.item,
        alone: true,
        cell: ({ name, kind }) => (
          <>
            <span className="font-650 [overflow-wrap:anywhere]">{name}</span>
            <span className="mt-0.5 block text-tiny text-slate">{t[kind]}</span>
          </>
        ),
      },
      {
        head: t.deleted,
        cell: ({ deletedAt, deletedBy }) => (
          <>
            <Moment at={deletedAt} />
            <span className="block text-tiny text-slate">{t.deletedBy({ username: deletedBy })}</span>
          </>
        ),
      },
      { head: t.expires, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
      { head: `#${listWords.actions}`, align: 'end', cell: (item) => <Actions item={item} /> },
    ],
  };
}

function Actions({ item: { kind, id, name } }: { item: TrashedItem }) {
  const address = `${endpoints.trash}/${kind}/${id}`;
  return (
    <span className="inline-flex flex-wrap gap-x-5 whitespace-nowrap md:justify-end">
      <a
        aria-label={t.restoreOf({ name })}
        className="line-link inline-flex min-h-11 items-center font-600"
        href={`${address}/restore`}
        {...opensDialog}
      >
        {t.restore}
      </a>
      {may(currentStaff(), 'trash.purge') && (
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
  );
}
