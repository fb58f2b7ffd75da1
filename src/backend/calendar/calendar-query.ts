import { type CalendarItem, type MovableKind, movableKinds, parseMonth, today } from '../../domain/calendar/queries.ts';
import { parseId } from '../../domain/input.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { draftAddress, reviewAddress } from '../ui/version-addresses.ts';

type CalendarView = 'month' | 'list';

export type CalendarQuery = { month: Temporal.PlainYearMonth; view: CalendarView };

/** Unknown values are ignored. */
export function calendarQueryIn(query: URLSearchParams): CalendarQuery {
  return {
    month: parseMonth(query.get('month') ?? '') ?? today().toPlainYearMonth(),
    view: query.get('view') === 'list' ? 'list' : 'month',
  };
}

export function calendarAddress({ month, view }: CalendarQuery): string {
  return withQuery(endpoints.calendar, { month: String(month), view: view === 'list' ? view : undefined });
}

/** Address of the form that moves an item. */
export function moveAddress({ kind, article }: CalendarItem, query: CalendarQuery): string {
  return withQuery(endpoints.calendarMove, { kind, article: article.id, ...addressParts(query) });
}

export function addressParts({ month, view }: CalendarQuery) {
  return { month: String(month), view };
}

/** Names an item in the document. */
export function itemKey({ kind, article, part }: CalendarItem): string {
  return [kind, article.id, part].filter((one) => one !== undefined).join('-');
}

export function namedItem(named: URLSearchParams): { kind: MovableKind; articleId: number } | undefined {
  const kind = movableKinds.find((known) => known === named.get('kind'));
  const articleId = parseId(named.get('article') ?? '');
  return kind && articleId ? { kind, articleId } : undefined;
}

/** Address of an item's screen. */
export function itemAddress({ kind, article }: CalendarItem): string {
  if (kind === 'changes') return draftAddress(article.id);
  return kind === 'due' ? reviewAddress(article.id) : `${endpoints.articleEdit}/${article.id}`;
}
