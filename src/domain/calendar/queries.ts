import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { articleDetails, articleReviews, articles, draftSchedules } from '../../db/schema/index.ts';
import { isKnownYear } from '../../fields/years.ts';
import { isUnpublished, listArticleSummaries } from '../articles/queries.ts';
import { type Saved, saveArticle } from '../articles/save.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Staleness } from '../publishing/staleness.ts';
import type { RoleHolder } from '../rights/permissions.ts';

/** The month that a text such as `2026-11` names; undefined for anything else. */
export function parseMonth(text: string): Temporal.PlainYearMonth | undefined {
  if (!/^\d{4}-\d\d$/.test(text)) return undefined;
  try {
    const month = Temporal.PlainYearMonth.from(text);
    return isKnownYear(month.year) ? month : undefined;
  } catch {
    return undefined;
  }
}

/** Today in the company's time zone, independent of the server's. */
export function today(): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(company.timeZone);
}

/** The weeks that a calendar of the month shows, from Monday to Sunday. */
export function weeksOf(month: Temporal.PlainYearMonth): Temporal.PlainDate[][] {
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  const start = first.subtract({ days: first.dayOfWeek - 1 });
  const days = start.until(last).days + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => start.add({ days: week * 7 + day })),
  );
}

/** From midnight of the first day to midnight after the last one, in the company's time zone. */
type Span = { from: Date; to: Date };

export function spanOf(first: Temporal.PlainDate, last: Temporal.PlainDate): Span {
  return { from: midnight(first), to: midnight(last.add({ days: 1 })) };
}

export function dayOf(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone).toPlainDate();
}

function midnight(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime(company.timeZone).epochMilliseconds);
}

/** What can be moved to another moment in the calendar. */
export const movableKinds = ['publication', 'unpublication'] as const;
export type MovableKind = (typeof movableKinds)[number];

/** `changes`: unpublished changes of an article that are published then. */
export const calendarKinds = [...movableKinds, 'changes', 'due'] as const;
type CalendarKind = (typeof calendarKinds)[number];

/** Something that happens to an article at a moment. */
export type CalendarItem = {
  kind: CalendarKind;
  at: Date;
  article: { id: number; title: string; version: number };
  /** For `changes`: all of them, or the texts of one language. */
  part?: DraftPart;
  /** Whether it is in the future. */
  isAhead: boolean;
};

type DraftPart = (typeof draftSchedules.$inferSelect)['part'];

export type MovableItem = CalendarItem & { kind: MovableKind };

export function isMovable({ kind, isAhead }: Pick<CalendarItem, 'kind' | 'isAhead'>): boolean {
  return isAhead && movableKinds.some((one) => one === kind);
}

/** Items of one kind in one answer: a month of a busy newsroom has a few dozen. */
const maxItemsPerKind = 500;

export type CalendarItems = { items: CalendarItem[]; isComplete: boolean };

/** What is published, unpublished and due for review in this span, in the order of time. */
export async function calendarItems(db: Db, span: Span, now = new Date()): Promise<CalendarItems> {
  const ofKinds: Found[][] = await Promise.all([
    momentsOf(db, 'publication', span),
    momentsOf(db, 'unpublication', span),
    scheduledChanges(db, span),
    dueReviews(db, span),
  ]);
  const found = ofKinds.flat();
  const isComplete = calendarKinds.every((kind) => found.filter((one) => one.kind === kind).length <= maxItemsPerKind);
  const byId = await nameArticles(db, [...new Set(found.map(({ id }) => id))]);
  const items = found.flatMap(({ kind, id, at, part }): CalendarItem[] => {
    const article = byId.get(id);
    if (!article || !at) return [];
    return [{ kind, at, article, isAhead: at > now, ...(part && { part }) }];
  });
  return { items: items.sort((one, other) => +one.at - +other.at || one.article.id - other.article.id), isComplete };
}

/** Only what the calendar shows of them: whole rows of hundreds of articles would take most of its time. */
async function nameArticles(db: Db, ids: number[]): Promise<Map<number, CalendarItem['article']>> {
  if (ids.length === 0) return new Map();
  const { id, version, defaultLanguage } = articles;
  const { articleId, language, title } = articleDetails;
  // As one parameter: hundreds of them take longer to plan than to find.
  const listed = sql`(select unnest(${`{${ids.join(',')}}`}::text::int[]))`;
  const [rows, titles] = await Promise.all([
    db.select({ id, version, defaultLanguage }).from(articles).where(inArray(id, listed)),
    db.select({ articleId, language, title }).from(articleDetails).where(inArray(articleId, listed)),
  ]);
  const byArticle = Map.groupBy(titles, (one) => one.articleId);
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, title: titleOf({ ...row, details: byArticle.get(row.id) ?? [] }), version: row.version },
    ]),
  );
}

/** The moment of one article, if it is planned or past. */
export async function findCalendarItem(
  db: Db,
  kind: MovableKind,
  articleId: number,
  now = new Date(),
): Promise<MovableItem | undefined> {
  const [article] = await listArticleSummaries(db, { ids: [articleId], status: 'published', unpublished: true });
  const at = article && (kind === 'publication' ? article.publishedAt : article.unpublishAt);
  if (!article || !at) return undefined;
  const { id, version } = article;
  return { kind, at, article: { id, title: titleOf(article), version }, isAhead: at > now };
}

type Found = { kind: CalendarKind; id: number; at: Date | null; part?: DraftPart };

const columns = { publication: articles.publishedAt, unpublication: articles.unpublishAt } as const;

async function momentsOf(db: Db, kind: MovableKind, { from, to }: Span) {
  const column = columns[kind];
  const rows = await db
    .select({ id: articles.id, at: column })
    .from(articles)
    .where(and(eq(articles.status, 'published'), gte(column, from), lt(column, to)))
    .orderBy(asc(column))
    .limit(maxItemsPerKind + 1);
  return rows.map((row) => ({ ...row, kind }));
}

/** Changes that were not published when they were due stay where they were to appear. */
async function scheduledChanges(db: Db, { from, to }: Span) {
  const { articleId, part, publishAt } = draftSchedules;
  const rows = await db
    .select({ id: articleId, at: publishAt, part })
    .from(draftSchedules)
    .where(and(gte(publishAt, from), lt(publishAt, to)))
    .orderBy(asc(publishAt))
    .limit(maxItemsPerKind + 1);
  return rows.map((row) => ({ ...row, kind: 'changes' as const }));
}

/** Reviews that wait for a decision or a correction. */
async function dueReviews(db: Db, { from, to }: Span) {
  const { articleId, dueAt, status } = articleReviews;
  const rows = await db
    .select({ id: articleId, at: dueAt })
    .from(articleReviews)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(and(isUnpublished, ne(status, 'approved'), gte(dueAt, from), lt(dueAt, to)))
    .orderBy(asc(dueAt))
    .limit(maxItemsPerKind + 1);
  return rows.map((row) => ({ ...row, kind: 'due' as const }));
}

type Move = {
  kind: MovableKind;
  articleId: number;
  at: Date;
  /** That of the article when the calendar was shown. */
  version: number | undefined;
};

/** Moves an item of the calendar to another moment. Both moments must be in the future. */
export async function moveItem(
  staleness: Staleness,
  actor: RoleHolder,
  { kind, articleId, at, version }: Move,
  now = new Date(),
): Promise<Saved> {
  const field = kind === 'publication' ? 'publishedAt' : 'unpublishAt';
  if (at <= now) return { kind: 'refused', field: 'at', problem: 'notAhead' };
  return saveArticle(staleness, actor, articleId, {
    fields: { [field]: at },
    version,
    mayChange: ({ status, [field]: planned }) =>
      status === 'published' && planned !== null && planned > now
        ? undefined
        : { field: 'at', problem: 'notScheduled' },
  });
}
