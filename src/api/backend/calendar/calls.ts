import { z } from 'zod';
import {
  type CalendarItem,
  type CalendarItems,
  calendarItems,
  calendarKinds,
  parseMonth,
  spanOf,
} from '../../../domain/calendar/queries.ts';
import { yearProblem } from '../../../fields/years.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { InvalidInputError } from '../../input.ts';
import { answer, calls } from '../calls.ts';

/** Days in one answer: a month with the weeks around it. */
const maxDays = 62;

const day = z.iso
  .date()
  .refine((text) => parseMonth(text.slice(0, 'YYYY-MM'.length)) !== undefined, yearProblem)
  .describe('In the time zone of the company');

const calendarQuery = z.strictObject({
  from: day,
  to: day.describe(`The last day; at most ${maxDays} days in all`),
});

const itemJson = z.object({
  kind: z.enum(calendarKinds),
  at: z.iso.datetime(),
  article: z.object({
    id: z.int(),
    title: z.string(),
    version: z.int().describe('To be sent back when the item is moved: PUT /api/backend/articles/{id}'),
  }),
  part: z
    .enum(['all', ...languageCodes])
    .optional()
    .describe('Of `changes`: all of them, or the texts of one language'),
  ahead: z.boolean().describe('Whether it lies in the future'),
});

const items = answer(
  'The items',
  z.object({
    items: z.array(itemJson),
    complete: z.boolean().describe('False when there are more items than one answer holds'),
  }),
  ({ items: found, isComplete }: CalendarItems) => ({ items: found.map(itemAsJson), complete: isComplete }),
);

export function calendarCalls(site: Site) {
  return calls(site, { name: 'calendar', noun: 'item' }).read(
    endpoints.apiCalendar,
    'calendar.read',
    {
      says: 'What is published, changed by schedule, unpublished and due for review on these days, in the order of time',
      query: calendarQuery,
      200: items,
      400: 'Invalid days',
    },
    ({ query }) => {
      const [from, to] = [Temporal.PlainDate.from(query.from), Temporal.PlainDate.from(query.to)];
      const { days } = from.until(to);
      if (days < 0 || days >= maxDays) throw new InvalidInputError(`Must be 1 to ${maxDays} days (to)`, 'to');
      return calendarItems(site.db, spanOf(from, to));
    },
  ).routes;
}

function itemAsJson({ kind, at, article, part, isAhead }: CalendarItem) {
  return { kind, at: at.toISOString(), article, ...(part && { part }), ahead: isAhead };
}
