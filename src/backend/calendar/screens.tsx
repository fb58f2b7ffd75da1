import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import {
  type CalendarItem,
  calendarItems,
  findCalendarItem,
  type MovableItem,
  moveItem,
  spanOf,
  today,
  weeksOf,
} from '../../domain/calendar/queries.ts';
import { isEmptyImpact, predictImpact } from '../../domain/impact/impact.ts';
import { calendarWords as t } from '../../i18n/backend/calendar.words.ts';
import { formatMomentWithZone, zoneName } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { readForm } from '../../web/http/body.ts';
import { ConfirmChange, confirmedField, isConfirmed } from '../impact/confirm-change.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { inputProblemText } from '../ui/forms/command-form.ts';
import { fromLocal, toLocal } from '../ui/forms/local-time.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { addressParts, type CalendarQuery, calendarAddress, calendarQueryIn, namedItem } from './calendar-query.ts';
import { kindLabel } from './labels.ts';

/** The editorial calendar, and moving what is scheduled. */
export function calendarScreens(site: Site) {
  const { db } = site;
  const move = { needs: 'articles.publish', logs: ['update', 'article'] } as const;
  return screens(site, { name: 'calendar', section: 'calendar', back: endpoints.calendar, notFound: () => t.missing })
    .show(endpoints.calendar, 'calendar.read', async ({ query }) => {
      const asked = calendarQueryIn(query);
      const days = weeksOf(asked.month).flat();
      const [first = today(), last = today()] = [days[0], days.at(-1)];
      const found = await calendarItems(db, spanOf(first, last));
      const body = <CalendarPage found={found} query={asked} thisMonth={today().toPlainYearMonth()} />;
      return { title: t.title, body };
    })
    .show(endpoints.calendarMove, move.needs, async ({ query }) => {
      const item = await itemIn(db, query);
      return item ? moveScreen(item, query) : missing();
    })
    .receive(endpoints.calendarMove, move, (call) => moveNamed(site, call)).routes;
}

/** The form names the item, not its address. */
async function moveNamed(site: Site, { request, actor }: Call): Promise<Content | Response> {
  const { db, staleness } = site;
  const form = await readForm(request);
  const item = await itemIn(db, form);
  if (!item) return missing();
  const { kind, article } = item;
  const value = form.get('at') ?? '';
  const refuse = (error: string): Content => ({
    ...moveScreen(item, form, { value: value.slice(0, 30), error }),
    status: 422,
    flash: { variant: 'destructive', title: t.failed, text: error },
  });
  const at = fromLocal(value);
  if (!at) return refuse(t.noMoment);
  if (form.get('resolve') === 'edit') return moveScreen(item, form, { value: value.slice(0, 30) });
  const question = await confirmMove(site, item, at, form);
  if (question) return question;
  const version = /^\d{1,9}$/.test(form.get('version') ?? '') ? Number(form.get('version')) : undefined;
  const saved = await moveItem(staleness, actor, { kind, articleId: article.id, at, version });
  const { view } = calendarQueryIn(form);
  if (saved.kind === 'refused') return refuse(inputProblemText(saved.problem));
  if (saved.kind === 'conflict') return failed(calendarAddress(calendarQueryIn(form)), t.failed, t.conflict);
  if (saved.kind !== 'saved') return missing();
  const month = Temporal.PlainYearMonth.from(value.slice(0, 7));
  return done(`${calendarAddress({ month, view })}#item=${kind}-${article.id}`, t.moved, movedText(item, at));
}

/** Asks before a move that public pages show at once, such as another day on which a public article leaves the site. */
async function confirmMove(
  site: Site,
  item: MovableItem,
  at: Date,
  form: URLSearchParams,
): Promise<Content | undefined> {
  const { kind, article, isAhead } = item;
  const confirms = ['move'];
  if (!isAhead || at <= new Date() || isConfirmed(confirms, form.get(confirmedField))) return undefined;
  const edit = { fields: { [kind === 'publication' ? 'publishedAt' : 'unpublishAt']: at } };
  const prediction = await predictImpact(site, [{ kind: 'articles', id: article.id, action: 'edit', edit }]);
  if (!prediction || isEmptyImpact(prediction)) return undefined;
  const title = t.moveOf({ title: article.title });
  const question = { confirms, prediction, title, sent: [...form], texts: [movedText(item, at)], verb: t.move };
  return { title, status: 409, body: <ConfirmChange action={endpoints.calendarMove} {...question} /> };
}

function movedText({ kind, article: { title } }: MovableItem, at: Date): string {
  const moment = formatMomentWithZone(at, currentLanguage());
  return t.movedText({ title, kind: kindLabel({ kind, isAhead: true }), moment });
}

async function itemIn(db: Db, named: URLSearchParams): Promise<MovableItem | undefined> {
  const item = namedItem(named);
  return item && findCalendarItem(db, item.kind, item.articleId);
}

function missing(): Content {
  return notFoundScreen(() => t.missing, endpoints.calendar);
}

type Typed = { value?: string; error?: string };

function moveScreen(item: MovableItem, asked: URLSearchParams, typed: Typed = {}): Content {
  const title = t.moveOf({ title: item.article.title });
  return { title, body: <MovePage item={item} query={calendarQueryIn(asked)} {...typed} /> };
}

type MovePageProps = { item: CalendarItem; query: CalendarQuery; value?: string; error?: string | undefined };

/** The form that moves an item. */
function MovePage({ item, query, value, error }: MovePageProps) {
  const { article, at, kind } = item;
  const fields = { kind, article: article.id, version: article.version, ...addressParts(query) };
  return (
    <DialogContent title={t.moveOf({ title: article.title })}>
      <p className="text-small">
        {t.now}: {kindLabel(item)} {formatMomentWithZone(at, currentLanguage())}
      </p>
      <form action={endpoints.calendarMove} className="mt-5 grid max-w-120 gap-5" method="post" noValidate>
        {Object.entries(fields).map(([name, text]) => (
          <input key={name} name={name} type="hidden" value={text} />
        ))}
        <TextField
          aria-required
          defaultValue={value ?? toLocal(at)}
          error={error}
          id="move-at"
          label={t.newMoment({ zone: zoneName(at) })}
          name="at"
          type="datetime-local"
        />
        <SubmitOrCancel back={calendarAddress(query)} submit={t.save} />
      </form>
    </DialogContent>
  );
}
