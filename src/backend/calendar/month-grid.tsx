import { currentLanguage } from '../../current.ts';
import { today, weeksOf } from '../../domain/calendar/month.ts';
import { type CalendarItem, calendarKinds, isMovable } from '../../domain/calendar/queries.ts';
import { calendarWords as t } from '../../i18n/backend/calendar.words.ts';
import { templates } from '../../i18n/site/words.ts';
import { endpoints } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { toLocal } from '../ui/forms/local-time.ts';
import { useMay } from '../ui/frame/staff-rights.tsx';
import { addressParts, type CalendarQuery, calendarAddress, itemAddress, itemKey } from './calendar-query.ts';
import { dayName, kindClass, kindIcon, kindLabel, monthName, timeOf, weekdayNames } from './labels.ts';

/** Items shown in a day; the list shows all of them. */
const maxItemsInDay = 4;

/** `days`: items by day, such as `2026-11-23`. */
type MonthGridProps = { query: CalendarQuery; days: ReadonlyMap<string, readonly CalendarItem[]> };

/** The month as a table; with script it is an ARIA grid whose items can be moved. */
export function MonthGrid({ query, days }: MonthGridProps) {
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
