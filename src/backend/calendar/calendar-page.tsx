import { dayOf } from '../../domain/calendar/month.ts';
import type { CalendarItems } from '../../domain/calendar/queries.ts';
import { calendarWords } from '../../i18n/backend/calendar.words.ts';
import { zoneName } from '../../i18n/site/dates.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { type CalendarQuery, calendarAddress } from './calendar-query.ts';
import { monthName } from './dates.ts';
import { ItemList } from './item-list.tsx';
import { MonthGrid } from './month-grid.tsx';

type CalendarPageProps = { query: CalendarQuery; thisMonth: Temporal.PlainYearMonth; found: CalendarItems };

/** The editorial calendar. Narrow screens always show the list. */
export function CalendarPage({ query, thisMonth, found: { items, isComplete } }: CalendarPageProps) {
  const t = useWords(calendarWords);
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
  const staff = useStaffLanguage();
  const t = calendarWords(staff);
  const { month } = query;
  const to = (other: Temporal.PlainYearMonth) => calendarAddress({ ...query, month: other });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a aria-label={t.previous} className="icon-button" href={to(month.subtract({ months: 1 }))} title={t.previous}>
          <Icon name="chevron-left" />
        </a>
        <h2 className="t-item min-w-40 text-center text-petrol-deep">{monthName(month, staff)}</h2>
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
