import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { addressesOf, expand, publicAddresses, staffAddresses } from '../../scripts/bench/list-addresses.ts';
import { erasuresOf } from '../../src/domain/audit/verify.ts';
import { messageList } from '../../src/domain/contact/messages.ts';
import { readPart } from '../../src/domain/list.ts';
import { lastingWorld } from '../support/world.ts';

/*
 * How the database answers every list, search, page and call with as many rows as its planner needs to choose as with 100,000
 * articles, a few more than lists count. Runs on a PostgreSQL server only.
 */
const size = { articles: 12_200, assets: 2500, entries: 10_200 };
/** Rows that a query may sort: what it lists, and in searches what matches, but not the table. */
const maxSortedRows = (address: string) => (/search|cari|q=/.test(address) ? 12_000 : 3000);
const largeTables = ['articles', 'article_details', 'assets', 'activity_logs'];

const world = await lastingWorld({ leavesDatabaseChanged: true });
let cookie: string;
beforeAll(async () => {
  if (world.database.kind === 'embedded') return;
  const script = await Bun.file(join(import.meta.dir, '../../scripts/bench/lists.sql')).text();
  await world.database.alone(async (own) => {
    await own.unsafe(
      script
        .replaceAll('ARTICLES', String(size.articles))
        .replaceAll('ASSETS', String(size.assets))
        .replaceAll('ENTRIES', String(size.entries)),
    );
    await own.unsafe('vacuum analyze');
  });
  ({ cookie } = await world.signedIn());
});

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

test.each([...addressesOf(publicAddresses), ...addressesOf(staffAddresses)])(
  '%s reads no large table as a whole, and sorts no more than it lists or ranks',
  async (address) => {
    if (world.database.kind === 'embedded') return;
    const asked = onFixture(expand(address, 3, size));
    const headers = asked.includes('/backend') ? { cookie } : {};
    const queries = await queriesOf(async () => {
      const answer = await world.get(asked, headers);
      expect(answer.status).toBe(200);
      await answer.text();
    });
    for (const [query, parameters] of queries) {
      const most = maxSortedRows(asked);
      const problems = problemsOf(await planOf(query, parameters, ['seqscan']), most);
      // So near to the end of this table a sort may be cheaper; what counts is that it can be done without.
      const rest = problems.length > 0 ? problemsOf(await planOf(query, parameters, ['seqscan', 'sort']), most) : [];
      expect({ query, problems: rest }).toEqual({ query, problems: [] });
    }
  },
);

test.each([
  ['messages by sender', () => readPart(world.db, messageList, {}, { limit: 100, offset: 2000, sort: 'from' })],
  ['entries about erasures', () => erasuresOf(world.db)],
])('%s are read in the order of an index', async (_, read) => {
  if (world.database.kind === 'embedded') return;
  const queries = await queriesOf(async () => void (await read()));
  expect(queries).not.toEqual([]);
  for (const [query, parameters] of queries) {
    expect(problemsOf(await planOf(query, parameters, ['seqscan', 'sort']), 200)).toEqual([]);
  }
});

/** The last pages of shorter lists, and rows that the smaller fixture has. */
function onFixture(address: string): string {
  return address
    .replace('/id/berita?page=1664', '/id/berita?page=1500')
    .replace('category=press-release&page=831', 'category=press-release&page=750')
    .replace('/id/preview/berita?page=1664', '/id/preview/berita?page=1500')
    .replace('year=2020', 'year=2026')
    .replace('year=2016', 'year=2025')
    .replace('q=capacity+4321', 'q=capacity+4322')
    .replace(/articles-50/, 'articles-6')
    .replace(/PICTURE_\d+/, 'PICTURE_2001')
    .replace(/assets\/\d+/, 'assets/2001');
}

/** What is switched off remains only where no index could take its place: how large the tables are does not matter then. */
function planOf(query: string, parameters: readonly unknown[], without: readonly string[]): Promise<Plan> {
  return world.database.sql.begin(async (own) => {
    await own.unsafe(without.map((kind) => `set local enable_${kind} = off;`).join(' '));
    const [row] = await own.unsafe(`explain (analyze, timing off, format json) ${query}`, parameters as never[]);
    const [explained] = (row?.['QUERY PLAN'] ?? []) as { Plan: Plan }[];
    if (!explained) throw new Error('The database explained nothing.');
    return explained.Plan;
  });
}

function problemsOf(plan: Plan, most: number): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: parts = [] } = plan;
  const read = parts.reduce((sum, part) => sum + part['Actual Rows'] * part['Actual Loops'], 0);
  const discarded = (plan['Rows Removed by Filter'] ?? 0) * plan['Actual Loops'];
  const isScan = type === 'Seq Scan' && largeTables.includes(table) && plan['Actual Loops'] > 0;
  return [
    ...(isScan ? [`reads all of ${table}`] : []),
    // An index in whose order all rows are read is no better than none.
    ...(!isScan && largeTables.includes(table) && discarded > 0.9 * size.articles
      ? [`discards ${discarded} rows of ${table}`]
      : []),
    ...(type.endsWith('Sort') && read > most ? [`sorts ${read} rows`] : []),
    ...parts.flatMap((part) => problemsOf(part, most)),
  ];
}

/** The queries that are sent meanwhile. */
async function queriesOf(work: () => Promise<void>): Promise<[query: string, parameters: unknown[]][]> {
  const client = world.database.sql;
  const { unsafe } = client;
  const sent: [query: string, parameters: unknown[]][] = [];
  client.unsafe = ((query: string, parameters: never[], ...rest: never[]) => {
    if (/^\s*(select|with)\b/i.test(query)) sent.push([query, parameters]);
    return unsafe(query, parameters, ...rest);
  }) as typeof unsafe;
  try {
    await work();
  } finally {
    client.unsafe = unsafe;
  }
  return sent;
}
