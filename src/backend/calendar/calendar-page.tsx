import { currentLanguage } from '../../current.ts';
import {
  type CalendarItem,
  type CalendarItems,
  calendarKinds,
  dayOf,
  isMovable,
  today,
  weeksOf,
} from '../../domain/calendar/queries.ts';
import { calendarWords as t } from '../../i18n/backend/calendar.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { templates } from '../../i18n/site/words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { opensDialog } from '../ui/dialog.tsx';
import { toLocal } from '../ui/forms/local-time.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useMay } from '../ui/frame/staff-rights.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import {
  addressParts,
  type CalendarQuery,
  calendarAddress,
  itemAddress,
  itemKey,
  moveAddress,
} from './calendar-query.ts';
import { dayName, kindClass, kindIcon, kindLabel, monthName, timeOf, weekdayNames } from './labels.ts';

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

/** Items shown in a day; the list shows all of them. */
const maxItemsInDay = 4;

/** `days`: items by day, such as `2026-11-23`. */
type MonthGridProps = { query: CalendarQuery; days: ReadonlyMap<string, readonly CalendarItem[]> };

/** The month as a table; with script it is an ARIA grid whose items can be moved. */
function MonthGrid({ query, days }: MonthGridProps) {
  return (
    <div
      className="hidden lg:block"
      data-calendar={JSON.stringify(templates(t(currentLanguage()), ['target', 'notMoved']))}
    >
      <Legend />
      <p className="mb-3 max-w-[52rem] text-tiny text-slate" data-calendar-help="" hidden id="calendar-help">
        {t.howToMove}
      </p>
      <table className="calendar-grid" data-calendar-grid="">
        <caption className="sr-only">{t.caption({ month: monthName(query.month) })}</caption>
        <thead>
          <tr>
            {weekdayNames().map(({ short, long }) => (
              <th abbr={long} key={long} scope="col">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(query.month).map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => (
                <Day day={day} items={days.get(String(day)) ?? []} key={String(day)} query={query} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <form action={endpoints.calendarMove} data-calendar-move="" hidden method="post">
        {['kind', 'article', 'version', 'at'].map((name) => (
          <input key={name} name={name} type="hidden" />
        ))}
        {Object.entries(addressParts(query)).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
      </form>
      <p aria-live="polite" className="mt-3 min-h-6 text-small font-600" data-calendar-status="" />
    </div>
  );
}

/** What icons and colours mean. */
function Legend() {
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-tiny">
      {calendarKinds
        .flatMap((kind) => [true, false].map((isAhead) => ({ kind, isAhead })))
        .map((one) => (
          <li className="inline-flex items-center gap-1.5" key={kindLabel(one)}>
            <span className={`inline-block border-l-3 p-1 ${kindClass(one)}`}>
              <Icon className="size-3.5" name={kindIcon(one)} />
            </span>
            {kindLabel(one)}
          </li>
        ))}
    </ul>
  );
}

type DayProps = { day: Temporal.PlainDate; items: readonly CalendarItem[]; query: CalendarQuery };

function Day({ day, items, query }: DayProps) {
  const isOutside = day.month !== query.month.month;
  const isToday = day.equals(today());
  const left = items.length - maxItemsInDay;
  return (
    <td className={isOutside ? 'bg-powder/60' : ''} data-day={String(day)} data-day-name={dayName(day)}>
      <span className="sr-only">
        {dayName(day)}
        {isToday && `, ${t.isToday}`}
      </span>
      <span aria-hidden="true" className={`calendar-day ${isToday ? 'calendar-today' : ''}`}>
        {day.day}
      </span>
      {items.length > 0 && (
        <ul className="grid gap-1">
          {items.slice(0, maxItemsInDay).map((item) => (
            <li key={itemKey(item)}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <a
          className="line-link mt-1 inline-flex min-h-7 items-center text-tiny font-600"
          href={`${calendarAddress({ month: day.toPlainYearMonth(), view: 'list' })}#day-${day}`}
        >
          {t.more({ count: left })}
        </a>
      )}
    </td>
  );
}

function Item({ item }: { item: CalendarItem }) {
  const { article, at, kind } = item;
  const mayMove = useMay()('articles.publish') && isMovable(item);
  return (
    <a
      className={`calendar-item ${kindClass(item)}`}
      data-article={article.id}
      data-at={toLocal(at)}
      data-item={itemKey(item)}
      data-kind={kind}
      data-version={article.version}
      draggable={mayMove}
      href={itemAddress(item)}
      title={mayMove ? t.moveOf({ title: article.title }) : undefined}
    >
      <span className="flex items-center gap-1 font-650 tabular-nums">
        <Icon className="size-3.5" name={kindIcon(item)} />
        <span className="sr-only">{kindLabel(item)}</span>
        {timeOf(at)}
      </span>
      <span className="line-clamp-2">{article.title}</span>
    </a>
  );
}
