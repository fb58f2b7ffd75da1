import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { redirects } from '../../db/schema/index.ts';
import { isCountedPath, pathKeyOf } from './addresses.ts';

type Count = { count: number; at: Date };

/** Paths that are counted between two writes. */
const maxCountedPaths = 60;
/** Rows of missed addresses: so many of the most frequent ones, which no flood of invented ones displaces, and of the latest others. */
const maxMissedOfEach = 250;

/**
 * Looks up where missing addresses lead, and counts those that lead nowhere. The list is in memory until it changes; counts are
 * written together, so that a flood of missing addresses costs no query each.
 */
export class Redirects {
  private known: Promise<ReadonlyMap<string, string>> | undefined;
  private hits = new Map<string, Count>();
  private missed = new Map<string, Count>();

  constructor(private readonly db: Db) {}

  /** The list is read again: it may have changed. */
  forget(): void {
    this.known = undefined;
  }

  /** Where a missing path leads; undefined without a redirect, and without a database. */
  async targetOf(pathname: string): Promise<string | undefined> {
    return (await this.list().catch(() => undefined))?.get(pathKeyOf(pathname));
  }

  countHit(pathname: string): void {
    add(this.hits, pathKeyOf(pathname));
  }

  countMissed(pathname: string): void {
    const path = pathKeyOf(pathname);
    if (!isCountedPath(pathname)) return;
    add(this.missed, path);
    if (this.missed.size <= maxCountedPaths) return;
    // Invented ones are asked for once: the longest known of those gives way.
    const once = [...this.missed].find(([, { count }]) => count === 1);
    if (once) this.missed.delete(once[0]);
  }

  /** Writes the counts; those that cannot be written are lost. */
  async writeCounts(): Promise<void> {
    const [hits, missed] = [this.hits, this.missed];
    [this.hits, this.missed] = [new Map(), new Map()];
    if (hits.size > 0) await this.writeHits(hits);
    if (missed.size > 0) await this.writeMissed(missed);
  }

  private list(): Promise<ReadonlyMap<string, string>> {
    if (this.known) return this.known;
    const reading = this.read();
    this.known = reading;
    reading.catch(() => {
      if (this.known === reading) this.forget();
    });
    return reading;
  }

  private async read(): Promise<ReadonlyMap<string, string>> {
    const { path, target } = redirects;
    const rows = await this.db.select({ path, target }).from(redirects);
    return new Map(rows.map((row) => [row.path, row.target]));
  }

  private async writeHits(counts: ReadonlyMap<string, Count>): Promise<void> {
    await this.db.execute(sql`
      update redirects set hits = hits + one.count, last_hit_at = greatest(last_hit_at, one.at)
      from ${rowsOf(counts)} where redirects.path = one.path`);
  }

  private async writeMissed(counts: ReadonlyMap<string, Count>): Promise<void> {
    await this.db.execute(sql`
      insert into missed_addresses as known (path, count, last_at) select path, count, at from ${rowsOf(counts)}
      on conflict (path) do update set count = known.count + excluded.count,
        last_at = greatest(known.last_at, excluded.last_at)`);
    await this.db.execute(sql`
      delete from missed_addresses where id in (
        select id from missed_addresses
        where id not in (select id from missed_addresses order by count desc, last_at desc limit ${maxMissedOfEach})
        order by last_at desc, id desc offset ${maxMissedOfEach})`);
  }
}

function add(counts: Map<string, Count>, path: string): void {
  counts.set(path, { count: (counts.get(path)?.count ?? 0) + 1, at: new Date() });
}

/** In one order, so that two nodes do not wait for each other. */
function rowsOf(counts: ReadonlyMap<string, Count>) {
  const rows = [...counts].map(([path, { count, at }]) => ({ path, count, at })).sort(byPath);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as one(path text, count int, at timestamptz)`;
}

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : 1;
}
