import { describe, expect, test } from 'bun:test';
import { activityLogs, articles } from '../../src/db/schema/index.ts';
import { saveDraft, scheduleDraft } from '../../src/domain/article-drafts/commands.ts';
import { perform } from '../../src/domain/command.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../support/html.ts';
import { anyActor } from '../support/people.ts';
import { sentForm } from '../support/sent-form.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const show = (query: string) => world.html(`/backend/calendar?${query}`, 200, staff);
const listed = (page: ParsedPage) =>
  page.querySelectorAll('[data-listed]').map((link) => textOf(link.parentNode).replace(/\s+/g, ' ').trim());

/** The text of the days that have an item in the grid. */
function inGrid(page: ParsedPage): Record<string, string[]> {
  const days = page.querySelectorAll('td[data-day]').filter((day) => day.querySelector('[data-item]') !== null);
  return Object.fromEntries(
    days.map((day) => [day.getAttribute('data-day'), day.querySelectorAll('[data-item]').map((item) => textOf(item))]),
  );
}

function move(fields: Record<string, string>) {
  const body = new URLSearchParams({ month: '2090-03', view: 'month', ...fields });
  return world.handle('/backend/calendar/move', { method: 'POST', body, headers: staff });
}

const stored = async () => (await world.db.select().from(articles))[0];

describe('the month', () => {
  test('shows what is published, scheduled and unpublished on its day in the time of the company', async () => {
    await world.publish({ title: 'Past', publishedAt: new Date('2026-01-31T17:30:00Z') });
    await world.publish({
      title: 'Ended',
      publishedAt: new Date('2025-01-01T00:00:00Z'),
      unpublishAt: new Date('2026-02-10T01:00:00Z'),
    });
    await world.draft({ title: 'Draft', publishedAt: new Date('2026-02-11T01:00:00Z') });
    await world.archive({ title: 'Archived', publishedAt: new Date('2026-02-11T01:00:00Z') });
    const page = await show('month=2026-02');
    expect(listed(page)).toEqual(['00:30 WIBPastPublished', '08:00 WIBEndedUnpublished']);
    expect(inGrid(page)).toEqual({ '2026-02-01': ['Published00:30Past'], '2026-02-10': ['Unpublished08:00Ended'] });
    expect(
      page
        .querySelectorAll('td[data-day]')
        .map((day) => day.getAttribute('data-day'))
        .at(0),
    ).toBe('2026-01-26');
  });

  test('shows when unpublished changes appear, also of one language, and leads to them', async () => {
    const id = await world.publish({ title: 'Harbour' });
    await saveDraft(world.db, anyActor, id, { fields: { author: 'Sari' } });
    const publishAt = new Date('2090-03-05T02:30:00Z');
    await perform(world, scheduleDraft, { id, input: { publish_at: publishAt.toISOString() }, by: anyActor });
    const input = { publish_at: publishAt.toISOString(), language: 'en' } as const;
    await perform(world, scheduleDraft, { id, input, by: anyActor });
    const page = await show('month=2090-03');
    expect(listed(page).toSorted()).toEqual([
      '09:30 WIBHarbourChanges of the English texts will be published',
      '09:30 WIBHarbourChanges will be published',
    ]);
    const links = page.querySelectorAll('[data-listed]').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/backend/articles/draft/${id}`, `/backend/articles/draft/${id}`]);
    expect(page.querySelectorAll('[data-item][draggable=true]')).toHaveLength(0);
    const answer = await world.get('/api/backend/calendar?from=2090-03-05&to=2090-03-05', staff);
    expect(await answer.json()).toMatchObject({ items: [{ kind: 'changes' }, { kind: 'changes' }] });
  });

  test('has whole weeks from Monday to Sunday, and the days around it in the grid only', async () => {
    await world.publish({ title: 'Before', publishedAt: new Date('2026-06-30T05:00:00Z') });
    const page = await show('month=2026-07');
    const days = page.querySelectorAll('td[data-day]').map((day) => day.getAttribute('data-day'));
    expect([days.length, days[0], days.at(-1)]).toEqual([35, '2026-06-29', '2026-08-02']);
    expect(inGrid(page)).toEqual({ '2026-06-30': ['Published12:00Before'] });
    expect(textOf(page)).toContain('Nothing in this month');
  });

  test('leads from a crowded day to the list', async () => {
    for (let hour = 0; hour < 6; hour += 1)
      await world.publish({ publishedAt: new Date(`2026-02-03T0${hour}:00:00Z`) });
    const day = only(await show('month=2026-02'), 'td[data-day="2026-02-03"]');
    expect(day.querySelectorAll('[data-item]')).toHaveLength(4);
    const more = day.querySelectorAll('a').at(-1);
    expect([textOf(more), more?.getAttribute('href')]).toEqual([
      '2 more',
      '/backend/calendar?month=2026-02&view=list#day-2026-02-03',
    ]);
    const list = await show('month=2026-02&view=list');
    expect(only(list, '#day-2026-02-03').querySelectorAll('[data-listed]')).toHaveLength(6);
    expect(list.querySelectorAll('table')).toEqual([]);
  });

  test.each(['2026-13', '1899-12', '2201-01', '26-02', 'x'])('%s is this month', async (month) => {
    const page = await show(`month=${month}`);
    expect(page.querySelectorAll('.calendar-today')).toHaveLength(1);
  });

  test.each(['America/New_York', 'Pacific/Kiritimati', 'UTC'])('is the same on a server in %s', async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      await world.publish({ title: 'Late', publishedAt: new Date('2026-03-08T16:59:00Z') });
      await world.publish({ title: 'Early', publishedAt: new Date('2026-03-08T17:00:00Z') });
      const page = await show('month=2026-03');
      expect(inGrid(page)).toEqual({ '2026-03-08': ['Published23:59Late'], '2026-03-09': ['Published00:00Early'] });
      expect(textOf(only(page, '#day-2026-03-08 h2'))).toBe('Sunday, March 8, 2026');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

describe('moving', () => {
  test('by the form changes the moment of a scheduled article, and is logged with both moments', async () => {
    const id = await world.schedule({ title: 'Planned', publishedAt: new Date('2090-03-01T02:00:00Z') });
    const path = `/backend/calendar/move?kind=publication&article=${id}&month=2090-03`;
    const form = sentForm(await world.html(path, 200, staff), 'form[action="/backend/calendar/move"]');
    expect(form).toMatchObject({ at: ['2090-03-01T09:00'], version: ['1'] });
    const answer = await move({ kind: 'publication', article: String(id), version: '1', at: '2090-04-05T14:30' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/backend/calendar?month=2090-04#item=publication-${id}`);
    expect((await stored())?.publishedAt?.toISOString()).toBe('2090-04-05T07:30:00.000Z');
    const entry = (await world.db.select().from(activityLogs).orderBy(activityLogs.id)).at(-1);
    expect(entry?.changes).toEqual({
      publishedAt: { before: '2090-03-01T02:00:00.000Z', after: '2090-04-05T07:30:00.000Z' },
    });
  });

  test('changes the moment at which an article leaves the site', async () => {
    const id = await world.publish({ unpublishAt: new Date('2090-03-01T02:00:00Z') });
    const wanted = { kind: 'unpublication', article: String(id), at: '2090-03-02T09:00' };
    // The page of a public article says when it was last changed: the move is asked about.
    const asked = await move(wanted);
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain(`/en/read-news/${id}`);
    const back = await move({ ...wanted, resolve: 'edit' });
    expect(only(parseHtml(await back.text()), '[name=at]').getAttribute('value')).toBe('2090-03-02T09:00');
    expect((await move({ ...wanted, confirmed: 'move' })).status).toBe(303);
    expect((await stored())?.unpublishAt?.toISOString()).toBe('2090-03-02T02:00:00.000Z');
  });

  test.each([
    ['into the past', '2026-01-01T09:00', 'Must be in the future'],
    ['without a moment', '', 'Enter a date and a time'],
    ['to a day that does not exist', '2090-02-30T09:00', 'Enter a date and a time'],
    ['behind its own end', '2090-03-20T09:00', 'Must be after the published date'],
  ])('%s is refused with the form', async (_name, at, text) => {
    const publishedAt = new Date('2090-03-01T02:00:00Z');
    const id = await world.schedule({ publishedAt, unpublishAt: new Date('2090-03-10T02:00:00Z') });
    const answer = await move({ kind: 'publication', article: String(id), at });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text);
    expect((await stored())?.publishedAt).toEqual(publishedAt);
  });

  test('an article that is public already is refused', async () => {
    const id = await world.publish();
    const answer = await move({ kind: 'publication', article: String(id), at: '2090-03-02T09:00' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Only what is scheduled can be moved');
    expect((await world.get(`/en/read-news/${id}`)).status).toBe(200);
  });

  test('an article that someone else has saved meanwhile is refused', async () => {
    const id = await world.schedule({ publishedAt: new Date('2090-03-01T02:00:00Z') });
    await move({ kind: 'publication', article: String(id), version: '1', at: '2090-03-02T09:00' });
    const answer = await move({ kind: 'publication', article: String(id), version: '1', at: '2090-03-03T09:00' });
    expect(answer.headers.get('location')).toBe('/backend/calendar?month=2090-03');
    expect((await stored())?.publishedAt?.toISOString()).toBe('2090-03-02T02:00:00.000Z');
  });

  test.each(['kind=publication&article=999', 'kind=other&article=1', 'article=1', 'kind=unpublication&article=1'])(
    '%s is not found',
    async (query) => {
      await world.schedule();
      await world.html(`/backend/calendar/move?${query}`, 404, staff);
    },
  );
});

describe('the API', () => {
  const ask = (query: string) => world.get(`/api/backend/calendar?${query}`, staff);

  test('lists the items of some days', async () => {
    const id = await world.schedule({ title: 'Planned', publishedAt: new Date('2090-03-01T02:00:00Z') });
    const answer = await ask('from=2090-03-01&to=2090-03-01');
    expect(await answer.json()).toEqual({
      items: [
        {
          kind: 'publication',
          at: '2090-03-01T02:00:00.000Z',
          article: { id, title: 'Planned', version: 1 },
          ahead: true,
        },
      ],
      complete: true,
    });
    expect(await (await ask('from=2090-02-28&to=2090-02-28')).json()).toEqual({ items: [], complete: true });
  });

  test.each(['', 'from=2090-03-02&to=2090-03-01', 'from=2090-01-01&to=2090-12-31', 'from=0000-01-01&to=0000-01-02'])(
    'refuses "%s"',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
