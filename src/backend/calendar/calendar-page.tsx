import { dayOf } from '../../domain/calendar/month.ts';
import { type CalendarItem, type CalendarItems, isMovable } from '../../domain/calendar/queries.ts';
import { calendarWords as t } from '../../i18n/backend/calendar.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useMay } from '../ui/frame/staff-rights.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { type CalendarQuery, calendarAddress, itemAddress, itemKey, moveAddress } from './calendar-query.ts';
import { dayName, kindClass, kindIcon, kindLabel, monthName, timeOf } from './labels.ts';
import { MonthGrid } from './month-grid.tsx';

type CalendarPageProps = { query: CalendarQuery; thisMonth: Temporal.PlainYearMonth; found: CalendarItems };

/** The editorial calendar. Narrow screens always show the list. */
export function CalendarPage({ query, thisMonth, found: { items, isComplete } }: CalendarPageProps) {
  const days = Map.groupBy(items, ({ at }) => String(dayOf(at)));
  const ofMonth = [...days].filter(([day]) => day.startsWith(`${query.month}-`));
  const list = ofMonth.length > 0 ? <ItemList days={ofMonth} query={query} /> : <EmptyList title={t.nothing} />;
  return (
    <>
      <PageHeader text={t.text({ zone: zoneName() })} title={t.title} />
      <Months query={query} thisMonth={thisMonth} />
      {!isComplete && <p className="mb-4 text-small font-600 text-laterite-deep">{t.incomplete}</p>}
      {query.view === 'month' && <MonthGrid days={days} query={query} />}
      <div className={query.view === 'month' ? 'lg:hidden' : ''}>{list}</div>
    </>
  );
}

function Months({ query, thisMonth }: { query: CalendarQuery; thisMonth: Temporal.PlainYearMonth }) {
  const { month } = query;
  const to = (other: Temporal.PlainYearMonth) => calendarAddress({ ...query, month: other });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a aria-label={t.previous} className="icon-button" href={to(month.subtract({ months: 1 }))} title={t.previous}>
          <Icon name="chevron-left" />
        </a>
        <h2 className="t-item min-w-40 text-center text-petrol-deep">{monthName(month)}</h2>
        <a aria-label={t.next} className="icon-button" href={to(month.add({ months: 1 }))} title={t.next}>
          <Icon name="chevron-right" />
        </a>
        {!month.equals(thisMonth) && (
          <a className="line-link inline-flex min-h-11 items-center px-2 text-small font-600" href={to(thisMonth)}>
            {t.today}
          </a>
        )}
      </div>
      <nav aria-label={t.view} className="hidden gap-1 lg:flex">
        {(['month', 'list'] as const).map((view) => (
          <a
            aria-current={view === query.view ? 'true' : undefined}
            className="calendar-view"
            href={calendarAddress({ month, view })}
            key={view}
          >
            {t[view]}
          </a>
        ))}
      </nav>
    </div>
  );
}

type ItemListProps = {
  query: CalendarQuery;
  days: readonly (readonly [day: string, items: readonly CalendarItem[]])[];
};

/** All items of the month by day. */
function ItemList({ query, days }: ItemListProps) {
  return (
    <ol className="grid gap-6">
      {days.map(([day, found]) => (
        <li className="scroll-mt-20" id={`day-${day}`} key={day}>
          <h2 className="text-small font-700 text-petrol-deep">{dayName(Temporal.PlainDate.from(day))}</h2>
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
  const mayMove = useMay()('articles.publish');
  const { article, at } = item;
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 px-3 py-2 text-small ${kindClass(item)}`}>
      <span className="flex items-center gap-1.5 font-650 tabular-nums">
        <Icon className="size-4" name={kindIcon(item)} />
        <time dateTime={at.toISOString()}>
          {timeOf(at)} {zoneName(at)}
        </time>
      </span>
      <a
        className="line-link min-w-0 flex-[1_1_14rem] font-600 [overflow-wrap:anywhere]"
        data-listed={itemKey(item)}
        href={itemAddress(item)}
      >
        {article.title}
      </a>
      <span className="text-tiny">{kindLabel(item)}</span>
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
