import type { PortrayedLeader } from '../../domain/leaders/queries.ts';
import { type Board, boards } from '../../fields/leaders.ts';
import { leaderFieldWords as fields } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Table } from '../ui/lists/table.tsx';
import { LeaderRow } from './leader-row.tsx';

/** Members of both boards in the order of the public page. */
export function ListPage({ leaders }: { leaders: readonly PortrayedLeader[] }) {
  return (
    <>
      <PageHeader
        action={
          <a className="btn-primary" href={endpoints.leaderCreate}>
            <Icon name="plus" />
            {t.create}
          </a>
        }
        text={t.text}
        title={t.title}
      />
      <div className="grid gap-10">
        {boards.map((board) => (
          <BoardSection board={board} key={board} leaders={leaders.filter((leader) => leader.board === board)} />
        ))}
      </div>
    </>
  );
}

function BoardSection({ board, leaders }: { board: Board; leaders: readonly PortrayedLeader[] }) {
  return (
    <section aria-labelledby={`${board}-title`}>
      <h2 className="t-item mb-3 text-petrol-deep" id={`${board}-title`}>
        {fields[board]}
      </h2>
      {leaders.length > 0 ? (
        <Table
          caption={t.caption({ board: fields[board] })}
          columns={[t.member, fields.portrait, t.shown, t.order, `#${listWords.actions}`]}
        >
          {leaders.map((leader, index) => (
            <LeaderRow isFirst={index === 0} isLast={index === leaders.length - 1} key={leader.id} leader={leader} />
          ))}
        </Table>
      ) : (
        <EmptyList title={t.nobody} />
      )}
    </section>
  );
}
