import { desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cspReports } from '../../db/schema/index.ts';
import { periods } from '../data-protection/periods.ts';

/** What a browser has blocked: no address, page or script. */
type CspViolation = { directive: string; blocked: string };
export type CspCount = CspViolation & { count: number };

/** Counts violations of today. */
export async function countViolations(db: Db, violations: readonly CspCount[]): Promise<void> {
  if (violations.length === 0) return;
  const { day, directive, blocked, count } = cspReports;
  // In one order, so that two nodes do not wait for each other.
  const keyOf = (one: CspViolation) => `${one.directive} ${one.blocked}`;
  const rows = [...violations].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insert(cspReports)
    .values(rows.map((row) => ({ ...row, day: sql`current_date` })))
    .onConflictDoUpdate({ target: [day, directive, blocked], set: { count: sql`${count} + excluded.count` } });
}

/** The most frequent of the last 30 days first. */
export async function violationsOfLastDays(db: Db): Promise<CspCount[]> {
  const { directive, blocked, count } = cspReports;
  const total = sql<number>`sum(${count})`.mapWith(Number);
  return db
    .select({ directive, blocked, count: total })
    .from(cspReports)
    .groupBy(directive, blocked)
    .orderBy(desc(total), directive, blocked);
}

/** Deletes the counts of earlier days. */
export async function sweepViolations(db: Db): Promise<void> {
  await db.delete(cspReports).where(lt(cspReports.day, sql`current_date - ${periods.browserReports.count}::int`));
}

const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src'],
  ...['font-src', 'media-src', 'connect-src', 'manifest-src', 'form-action', 'frame-ancestors', 'base-uri'],
  ...['object-src', 'frame-src', 'worker-src', 'default-src', 'require-trusted-types-for', 'trusted-types'],
] as const;

const schemes = ['data', 'blob', 'http', 'https', 'chrome-extension', 'moz-extension', 'safari-web-extension'] as const;
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self'] as const;

/** Maximum reports that are counted within a minute: the endpoint is public. */
const maxReportsPerMinute = 120;

/** Reports over the limit are counted under this name. */
const overLimit: CspViolation = { directive: 'not examined', blocked: 'too many' };

/**
 * Reads what browsers report about the content security policy: the directive, and what kind of source was blocked. No
 * address, page, script or browser is kept.
 */
export class CspReports {
  private overLimit = 0;
  private minute = 0;
  private inMinute = 0;

  /** What is to be counted for these reports, in the forms of CSP 2 and of the Reporting API. Undefined for anything else. */
  read(reports: readonly unknown[], now = Date.now()): CspCount[] | undefined {
    const found = reports.flatMap((report) => readReport(report) ?? []);
    if (found.length === 0) return undefined;
    const minute = Math.floor(now / 60_000);
    if (minute !== this.minute) [this.minute, this.inMinute] = [minute, 0];
    const accepted = found.slice(0, Math.max(0, maxReportsPerMinute - this.inMinute));
    this.inMinute += accepted.length;
    this.overLimit += found.length - accepted.length;
    if (accepted.length === 0) return [];
    const counts = new Map<string, CspCount>();
    const add = (violation: CspViolation, count: number) => {
      const key = `${violation.directive} ${violation.blocked}`;
      counts.set(key, { ...violation, count: (counts.get(key)?.count ?? 0) + count });
    };
    for (const violation of accepted) add(violation, 1);
    // Written together with the next report that is counted: a flood costs no queries.
    if (this.overLimit > 0) add(overLimit, this.overLimit);
    this.overLimit = 0;
    return [...counts.values()];
  }
}

function readReport(report: unknown): CspViolation | undefined {
  const outer = fieldsOf(report);
  const body = fieldsOf(outer?.['csp-report'] ?? outer?.body);
  if (!body) return undefined;
  const directive = body['effective-directive'] ?? body.effectiveDirective ?? body['violated-directive'];
  const blocked = body['blocked-uri'] ?? body.blockedURL;
  if (typeof directive !== 'string') return undefined;
  const [name = ''] = directive.split(' ');
  return {
    directive: directives.find((known) => known === name) ?? 'other',
    blocked: typeof blocked === 'string' ? kindOf(blocked) : 'unknown',
  };
}

/** A keyword, or the scheme of an address: never its host, which may name a person's server. */
function kindOf(blocked: string): string {
  if (blocked === '') return 'inline';
  const scheme = blocked.split(':', 1)[0]?.toLowerCase();
  return keywords.find((known) => known === blocked) ?? schemes.find((known) => known === scheme) ?? 'other';
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  // An object whose fields are checked one by one.
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
}
