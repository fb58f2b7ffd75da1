import { currentLanguage } from '../../current.ts';
import type { PortrayedLeader } from '../../domain/leaders/queries.ts';
import { type Board, boards } from '../../fields/leaders.ts';
import { leaderFieldWords as fields } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { thumbnailOf } from '../../web/pages/managed-picture.ts';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';

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
          columns={[
            { head: t.member, main: true, cell: (leader) => <Member leader={leader} /> },
            { head: fields.portrait, cell: (leader) => <Portrait leader={leader} /> },
            {
              head: t.shown,
              cell: ({ visible }) => (
                <StatusBadge tone={visible ? 'good' : 'quiet'}>{visible ? t.visible : t.hidden}</StatusBadge>
              ),
            },
            {
              head: t.order,
              cell: ({ id, name }, index) => (
                <form action={`${endpoints.leaderManager}/${id}/move`} className="-my-2 inline-flex" method="post">
                  <Move direction="up" label={t.moveUp({ name })} isPossible={index > 0} />
                  <Move direction="down" label={t.moveDown({ name })} isPossible={index < leaders.length - 1} />
                </form>
              ),
            },
            { head: `#${listWords.actions}`, align: 'end', cell: (leader) => <Actions leader={leader} /> },
          ]}
          rows={leaders}
        />
      ) : (
        <EmptyList title={t.nobody} />
      )}
    </section>
  );
}

type MemberProps = { leader: PortrayedLeader };

function Member({ leader: { id, name, position, positionEn } }: MemberProps) {
  return (
    <>
      <a className="line-link font-650" href={`${endpoints.leaderManager}/${id}`}>
        {name}
      </a>
      <span className="mt-0.5 block text-tiny text-slate">{currentLanguage() === 'en' ? positionEn : position}</span>
    </>
  );
}

function Actions({ leader: { id, name } }: MemberProps) {
  const address = `${endpoints.leaderManager}/${id}`;
  return (
    <span className="-my-2 inline-flex">
      <a aria-label={t.editOf({ name })} className={signClass} href={address} title={t.edit}>
        <Icon name="pencil" />
      </a>
      <a
        aria-label={t.deleteOf({ name })}
        className={signClass}
        href={`${address}/delete`}
        title={t.delete}
        {...opensDialog}
      >
        <Icon name="trash" />
      </a>
    </span>
  );
}

const signClass = 'inline-grid size-11 place-items-center rounded-full hover:bg-powder';

function Portrait({ leader: { portrait, picture } }: MemberProps) {
  if (!portrait) return t.noPortrait;
  if (!picture) return <StatusBadge tone="bad">{t.portraitGone}</StatusBadge>;
  return (
    <img
      alt={t.hasPortrait}
      className="h-14 w-11 rounded bg-powder object-cover object-top"
      height={56}
      loading="lazy"
      src={thumbnailOf(portrait)}
      width={44}
    />
  );
}

type MoveProps = { direction: 'up' | 'down'; label: string; isPossible: boolean };

function Move({ direction, label, isPossible }: MoveProps) {
  return (
    <button
      aria-label={label}
      className={`${signClass} disabled:opacity-35`}
      disabled={!isPossible}
      name="direction"
      type="submit"
      value={direction}
    >
      <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
    </button>
  );
}
