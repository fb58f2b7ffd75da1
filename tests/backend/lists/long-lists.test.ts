import { beforeAll, describe, expect, test } from 'bun:test';
import { type SQL, sql } from 'drizzle-orm';
import { orderingOf } from '../../../src/db/sorting.ts';
import { activityList } from '../../../src/domain/activity/queries.ts';
import { articleSorts, countArticles, listArticleSummaries } from '../../../src/domain/articles/queries.ts';
import { readPart } from '../../../src/domain/list.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { lastingWorld } from '../../support/world.ts';

const entries = 10_060;
const stories = 6000;

const world = await lastingWorld();
let staff: { cookie: string };
beforeAll(async () => {
  await world.reset();
  staff = await world.signedIn();
  await fill();
}, slow);

/** Rows made by the database; entry number 1 is the newest. */
async function fill(): Promise<void> {
  const run = (statement: SQL) => world.db.execute(statement);
  await run(sql`insert into activity_logs (username, action_type, event, args, status, timestamp)
    select 'editor' || i % 12, (array['login', 'update', 'delete', 'other'])[1 + i % 4], 'message.manyExported', jsonb_build_object('count', i),
      case when i % 33 = 0 then 'failed' else 'success' end, timestamptz '2026-03-01' - i * interval '1 minute'
    from generate_series(1, ${entries}::int) i`);
  await run(sql`insert into articles (category, status, published_at, title_key, language_count, list_text)
    select 'news', case when i % 3 = 0 then 'archived' else 'published' end, timestamptz '2026-03-01' - i * interval '1 hour',
      'story ' || i, case when i % 50 = 0 then 1 else 2 end, 'Story number ' || i || ' of the harbour'
    from generate_series(1, ${stories}::int) i`);
  // With vacuum, because new entries of a text index are searched one by one until then.
  for (const table of ['activity_logs', 'articles']) await world.database.sql.unsafe(`vacuum analyze ${table}`);
}

describe('beyond ten thousand rows', () => {
  test('a list says "more than", its last page is full, and it goes on from row to row', async () => {
    const first = await world.html('/backend/logs?search=exported', 200, staff);
    expect(textOf(first)).toContain('Showing 1-50 of more than 10,000 entries');
    const last = await world.html('/backend/logs?search=exported&page=200', 200, staff);
    expect(textOf(last)).toContain('Showing 9,951-10,000 of more than 10,000 entries');
    const next = only(last, 'nav[aria-label="Pages"] a[rel="next"]').getAttribute('href') ?? '';
    expect(next).toMatch(/^\/backend\/logs\?search=exported&after=\d+$/);
    const beyond = await world.html(next, 200, staff);
    expect(textOf(beyond)).toContain('Showing entries after the first 10,000');
    expect(beyond.querySelectorAll('tbody tr')).toHaveLength(50);
    expect(textOf(beyond.querySelectorAll('tbody tr')[0] as never)).toContain('Exported more than 10001 messages');
    const end = await world.html(only(beyond, 'a[rel="next"]').getAttribute('href') ?? '', 200, staff);
    expect(end.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(end.querySelectorAll('a[rel="next"]')).toHaveLength(0);
  });

  test('the API answers with an inexact total and a link to the next part', async () => {
    const answer = await world.get('/api/backend/logs?search=exported&limit=200&offset=9800', staff);
    expect(answer.headers.get('x-total-count')).toBe('10000');
    expect(answer.headers.get('x-total-count-exact')).toBe('false');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
    const rest = await world.get(next, staff);
    const descriptions = ((await rest.json()) as { description: string }[]).map(({ description }) => description);
    expect(descriptions).toHaveLength(60);
    expect(descriptions[0]).toBe('Exported more than 10001 messages');
    expect(rest.headers.get('link')).toBeNull();
  });

  test('a shorter list has an exact total', async () => {
    const answer = await world.get('/api/backend/logs?status=failed', staff);
    expect(answer.headers.get('x-total-count')).toBe('304');
    expect(answer.headers.get('x-total-count-exact')).toBeNull();
    expect((await world.get('/api/backend/logs?offset=10001', staff)).status).toBe(400);
  });

  test.each(['time', '-user', 'user', 'action', '-status'] as const)(
    'parts in the order %s follow each other without gap and overlap',
    async (sort) => {
      const filter = { search: 'entry' };
      const whole = await readPart(world.db, activityList, filter, { limit: 4000, sort });
      const after = whole[1999]?.id;
      const rest = await readPart(world.db, activityList, filter, { limit: 2000, sort, after });
      expect(rest.map(({ id }) => id)).toEqual(whole.slice(2000).map(({ id }) => id));
    },
  );
});

describe('plans', () => {
  const limit = 15;
  test.each([
    ['newest first', {}, {}, 'articles_newest_first'],
    ['a title order', {}, { ordering: orderingOf(articleSorts, 'title') }, 'articles_by_title'],
    ['the reverse', {}, { ordering: orderingOf(articleSorts, '-title') }, 'articles_by_title'],
    ['a status order', {}, { ordering: orderingOf(articleSorts, '-status') }, 'articles_newest_of_status'],
    ['one language', { partial: true }, {}, 'articles_in_one_language'],
    ['a rare word', { text: 'number 2718' }, {}, 'articles_by_part'],
    ['a common word', { text: 'harbour' }, {}, 'articles_newest_first'],
    ['what follows a row', {}, { after: 1500 }, 'articles_newest_first'],
  ] as const)('articles: %s is read from its index', async (_name, filter, page, index) => {
    const read = () => listArticleSummaries(world.db, { ...filter, unpublished: true }, { limit, ...page });
    expect(await indexesOf(read)).toContain(index);
  });

  test('articles: a count reads no row of texts', async () => {
    const plan = await plansOf(() => countArticles(world.db, { unpublished: true, text: 'harbour' }));
    expect(plan.join(' ')).not.toContain('article_details');
  });

  test.each([
    ['newest first', {}, {}, 'activity_logs_newest'],
    ['a user', { user: 'editor3' }, {}, 'activity_logs_by_user'],
    ['a status', { status: 'failed' }, {}, 'activity_logs_by_status'],
    ['an order by user', {}, { sort: '-user' }, 'activity_logs_by_user'],
    ['days', { from: '2026-02-25', to: '2026-02-25' }, {}, 'activity_logs_newest'],
    ['a rare word', { search: 'number 2718' }, {}, 'activity_logs_search'],
    [
      'words of another language',
      { search: 'tidak ada', storedTexts: [['Archived'], ['Hid ', '"']] },
      {},
      'activity_logs_search',
    ],
    ['what follows a row', {}, { after: 5000 }, 'activity_logs_newest'],
  ] as const)('log: %s is read from its index', async (_name, filter, part, index) => {
    const read = () => readPart(world.db, activityList, filter, { limit: 50, ...part });
    expect(await indexesOf(read)).toContain(index);
  });
});

async function indexesOf(read: () => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(read);
  return plans.flatMap((plan) => [...plan.matchAll(/"Index Name":\s*"(\w+)"/g)].map(([, name = '']) => name));
}

/** The plans of the queries that are sent meanwhile. */
async function plansOf(read: () => Promise<unknown>): Promise<string[]> {
  const client = world.database.sql;
  const { unsafe } = client;
  const sent: [query: string, parameters: unknown[]][] = [];
  client.unsafe = ((query: string, parameters: never[], ...rest: never[]) => {
    sent.push([query, parameters]);
    return unsafe(query, parameters, ...rest);
  }) as typeof unsafe;
  try {
    await read();
  } finally {
    client.unsafe = unsafe;
  }
  const plans: string[] = [];
  for (const [query, parameters] of sent) {
    plans.push(JSON.stringify(await client.unsafe(`explain (format json) ${query}`, parameters as never[])));
  }
  return plans;
}
