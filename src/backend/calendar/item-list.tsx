import { type CalendarItem, isMovable } from '../../domain/calendar/queries.ts';
import { calendarWords } from '../../i18n/backend/calendar.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import { useMay } from '../ui/frame/staff-rights.tsx';
import { type CalendarQuery, itemAddress, itemKey, moveAddress } from './calendar-query.ts';
import { dayName, timeOf } from './dates.ts';
import { kindClass, kindIcon, kindLabel } from './kind-label.ts';

type ItemListProps = {
  query: CalendarQuery;
  days: readonly (readonly [day: string, items: readonly CalendarItem[]])[];
};

/** All items of the month by day. */
export function ItemList({ query, days }: ItemListProps) {
  const staff = useStaffLanguage();
  return (
    <ol className="grid gap-6">
      {days.map(([day, found]) => (
        <li className="scroll-mt-20" id={`day-${day}`} key={day}>
          <h2 className="text-small font-700 text-petrol-deep">{dayName(Temporal.PlainDate.from(day), staff)}</h2>
          <ul className="mt-2 grid gap-2">
            {found.map((item) => (
              <li key={itemKey(item)}>
                <Row item={item} query={query} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Row({ item, query }: { item: CalendarItem; query: CalendarQuery }) {
  const staff = useStaffLanguage();
  const t = calendarWords(staff);
  const mayMove = useMay()('articles.publish');
  const { article, at } = item;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 px-3 py-2 text-small ${kindClass(item)}`}>
      <span className="flex items-center gap-1.5 font-650 tabular-nums">
        <Icon className="size-4" name={kindIcon(item)} />
        <time dateTime={at.toISOString()}>
          {timeOf(at, staff)} {zoneName(at)}
        </time>
      </span>
      <a
        className="line-link min-w-0 flex-[1_1_14rem] font-600 [overflow-wrap:anywhere]"
        data-listed={itemKey(item)}
        href={itemAddress(item)}
      >
        {article.title}
      </a>
      <span className="text-tiny">{kindLabel(staff, item)}</span>
      {isMovable(item) && mayMove && (
        <a
          aria-label={t.moveOf({ title: article.title })}
          className="line-link inline-flex min-h-11 items-center gap-1.5 text-tiny font-600"
          href={moveAddress(item, query)}
          {...opensDialog}
        >
          <Icon className="size-4" name="calendar-event" />
          {t.move}
        </a>
      )}
    </div>
  );
}
