const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src'],
  ...['font-src', 'media-src', 'connect-src', 'manifest-src', 'form-action', 'frame-ancestors', 'base-uri'],
  ...['object-src', 'frame-src', 'worker-src', 'default-src', 'require-trusted-types-for', 'trusted-types'],
] as const;

const schemes = ['data', 'blob', 'http', 'https', 'chrome-extension', 'moz-extension', 'safari-web-extension'] as const;
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self'] as const;

/** Maximum reports that are counted within a minute: the endpoint is open to everybody. */
const maxReportsPerMinute = 120;

export type CspCount = { directive: string; blocked: string; count: number };

/**
 * Counts what browsers report about the content security policy: the directive, and what kind of source was blocked. No
 * address, page, script or browser is kept. The counts are those of this process.
 */
export class CspReports {
  readonly since = new Date();
  private readonly counts = new Map<string, CspCount>();
  private dropped = 0;
  private minute = 0;
  private inMinute = 0;

  /** Counts one report, as browsers send it (CSP 2 and the Reporting API). Returns false for anything else. */
  count(report: unknown): boolean {
    const found = readReport(report);
    if (!found) return false;
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) [this.minute, this.inMinute] = [minute, 0];
    this.inMinute += 1;
    if (this.inMinute > maxReportsPerMinute) {
      this.dropped += 1;
      return true;
    }
    const key = `${found.directive} ${found.blocked}`;
    const known = this.counts.get(key) ?? { ...found, count: 0 };
    this.counts.set(key, { ...known, count: known.count + 1 });
    return true;
  }

  /** The most frequent first. */
  summary() {
    const reports = [...this.counts.values()].sort((one, other) => other.count - one.count);
    return { since: this.since.toISOString(), dropped: this.dropped, reports };
  }
}

function readReport(report: unknown): Omit<CspCount, 'count'> | undefined {
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
