import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { spanOf, today, weeksOf } from '../../domain/calendar/month.ts';
import { moveItem } from '../../domain/calendar/move.ts';
import { calendarItems, findCalendarItem, type MovableItem } from '../../domain/calendar/queries.ts';
import { isEmptyImpact, predictImpact } from '../../domain/impact/impact.ts';
import { calendarWords } from '../../i18n/backend/calendar.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { fromLocal } from '../ui/forms/local-time.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { inputProblem } from '../ui/input-problem.ts';
import { CalendarPage } from './calendar-page.tsx';
import { calendarAddress, calendarQueryIn, namedItem } from './calendar-query.ts';
import { kindLabel } from './kind-label.ts';
import { MovePage } from './move-page.tsx';

export function calendarPages(site: Site) {
  const { db } = site;
  const find = async (named: URLSearchParams): Promise<MovableItem | undefined> => {
    const item = namedItem(named);
    return item && findCalendarItem(db, item.kind, item.articleId);
  };
  const missing = () => notFoundScreen((language) => calendarWords(language).missing, endpoints.calendar);
  const moveScreen = (item: MovableItem, asked: URLSearchParams, more: { value?: string; error?: string } = {}) =>
    ({
      title: (language) => calendarWords(language).moveOf({ title: item.article.title }),
      section: 'calendar',
      body: <MovePage item={item} query={calendarQueryIn(asked)} {...more} />,
    }) satisfies Screen;

  return new Elysia({ name: 'backend.calendar' })
    .get(
      endpoints.calendar,
      guardedScreen(site, 'calendar.read', async ({ query, actor }) => {
        const asked = calendarQueryIn(query);
        const days = weeksOf(asked.month).flat();
        const [first = today(), last = today()] = [days[0], days.at(-1)];
        const found = await calendarItems(db, spanOf(first, last));
        const body = <CalendarPage found={found} query={asked} thisMonth={today().toPlainYearMonth()} />;
        return { title: calendarWords(actor.language).title, section: 'calendar', body };
      }),
    )
    .get(
      endpoints.calendarMove,
      guardedScreen(site, 'articles.publish', async ({ query }) => {
        const item = await find(query);
        return item ? moveScreen(item, query) : missing();
      }),
    )
    .post(
      endpoints.calendarMove,
      guardedForm(
        site,
        { action: 'update', resource: 'article', needs: 'articles.publish' },
        async ({ request, actor }) => {
          const form = await readForm(request);
          const t = calendarWords(actor.language);
          const item = await find(form);
          if (!item) return missing();
          const { kind, article } = item;
          const value = form.get('at') ?? '';
          const refuse = (error: string): Screen => ({
            ...moveScreen(item, form, { value: value.slice(0, 30), error }),
            status: 422,
            flash: { variant: 'destructive', title: t.failed, text: error },
          });
          const at = fromLocal(value);
          if (!at) return refuse(t.noMoment);
          if (form.get('resolve') === 'edit') return moveScreen(item, form, { value: value.slice(0, 30) });
          const question = await confirmMove(db, actor.language, item, at, form);
          if (question) return question;
          const version = /^\d{1,9}$/.test(form.get('version') ?? '') ? Number(form.get('version')) : undefined;
          const saved = await moveItem(site.staleness, actor, { kind, articleId: article.id, at, version });
          const { view } = calendarQueryIn(form);
          if (saved.kind === 'refused') return refuse(inputProblem(actor.language, saved.problem));
          if (saved.kind === 'conflict') return failed(calendarAddress(calendarQueryIn(form)), t.failed, t.conflict);
          if (saved.kind !== 'saved') return missing();
          const month = Temporal.PlainYearMonth.from(value.slice(0, 7));
          const kindText = kindLabel(actor.language, { kind, isAhead: true });
          const moment = formatMomentWithZone(at, actor.language);
          const text = t.movedText({ title: article.title, kind: kindText, moment });
          return done(`${calendarAddress({ month, view })}#item=${kind}-${article.id}`, t.moved, text);
        },
      ),
      { parse: 'none' },
    );
}

/** Asks before a move that public pages show at once, such as another day on which a public article leaves the site. */
async function confirmMove(
  db: Db,
  language: Language,
  { kind, article, isAhead }: MovableItem,
  at: Date,
  form: URLSearchParams,
): Promise<Screen | undefined> {
  const confirms = ['move'];
  if (!isAhead || at <= new Date() || isConfirmed(confirms, form.get(confirmedField))) return undefined;
  const edit = { fields: { [kind === 'publication' ? 'publishedAt' : 'unpublishAt']: at } };
  const prediction = await predictImpact(db, { kind: 'articles', id: article.id, action: 'edit', edit });
  if (!prediction || isEmptyImpact(prediction)) return undefined;
  const t = calendarWords(language);
  const title = t.moveOf({ title: article.title });
  const moment = formatMomentWithZone(at, language);
  const text = t.movedText({ title: article.title, kind: kindLabel(language, { kind, isAhead: true }), moment });
  return {
    title,
    section: 'calendar',
    status: 409,
    body: (
      <ConfirmChange
        action={endpoints.calendarMove}
        confirms={confirms}
        prediction={prediction}
        sent={[...form]}
        texts={[text]}
        title={title}
        verb={t.move}
      />
    ),
  };
}
