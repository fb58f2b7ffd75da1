import { currentLanguage } from '../../current.ts';
import type { PortrayedLeader } from '../../domain/leaders/queries.ts';
import { leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import { leaderWords as t } from '../../i18n/backend/leaders.words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { thumbnailOf } from '../../web/pages/managed-picture.ts';
import { opensDialog } from '../ui/dialog.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell } from '../ui/lists/table.tsx';

type LeaderRowProps = { leader: PortrayedLeader; isFirst: boolean; isLast: boolean };

export function LeaderRow({ leader, isFirst, isLast }: LeaderRowProps) {
  const { id, name, position, positionEn, visible } = leader;
  const address = `${endpoints.leaderManager}/${id}`;
  return (
    <tr>
      <Cell main>
        <a className="line-link font-650" href={address}>
          {name}
        </a>
        <span className="mt-0.5 block text-tiny text-slate">{currentLanguage() === 'en' ? positionEn : position}</span>
      </Cell>
      <Cell label={leaderFieldWords.portrait}>
        <Portrait leader={leader} />
      </Cell>
      <Cell label={t.shown}>
        <StatusBadge tone={visible ? 'good' : 'quiet'}>{visible ? t.visible : t.hidden}</StatusBadge>
      </Cell>
      <Cell label={t.order}>
        <form action={`${address}/move`} className="-my-2 inline-flex" method="post">
          <Move direction="up" label={t.moveUp({ name })} isPossible={!isFirst} />
          <Move direction="down" label={t.moveDown({ name })} isPossible={!isLast} />
        </form>
      </Cell>
      <Cell align="end">
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
      </Cell>
    </tr>
  );
}

const signClass = 'inline-grid size-11 place-items-center rounded-full hover:bg-powder';

function Portrait({ leader: { portrait, picture } }: { leader: PortrayedLeader }) {
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
