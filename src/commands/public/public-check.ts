import { Resolver } from 'node:dns/promises';
import { connect, type TLSSocket } from 'node:tls';
import { defaultLanguage } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';

export type Finding = { state: 'ok' | 'warning' | 'failed'; text: string };

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const failed = (text: string): Finding => ({ state: 'failed', text });

type Place = {
  siteUrl: string;
  mailDomain: string;
  httpPort: number;
  /** Name server to ask; those of this machine when undefined. */
  dnsServer: string | undefined;
};

type PublicCheck = { name: string; look: () => Promise<Finding | Finding[]> };

/** Checks of the site from outside, from the most fundamental one on. */
export function publicChecks({ siteUrl, mailDomain, httpPort, dnsServer }: Place): PublicCheck[] {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') {
    return [{ name: 'address', look: async () => failed(`SITE_URL is ${siteUrl}; the public site needs https://`) }];
  }
  const resolver = nameServer(dnsServer);
  const checks: PublicCheck[] = [
    { name: 'DNS', look: () => checkAddresses(resolver, url.hostname) },
    { name: 'certificate', look: () => checkCertificate(url) },
    { name: 'redirect', look: () => checkRedirect(siteUrl, httpPort) },
    { name: 'headers', look: () => checkPublicHeaders(siteUrl, href(routes.home.index, defaultLanguage)) },
    { name: 'closed addresses', look: () => checkClosedAddresses(siteUrl, endpoints.login) },
    { name: 'readiness', look: () => checkPublicReadiness(siteUrl) },
    { name: 'mail records', look: () => checkMailRecords(resolver, mailDomain) },
  ];
  return checks.map(({ name, look }) => ({ name, look: () => look().catch(explain) }));
}

const problems: Readonly<Record<string, string>> = {
  ConnectionRefused: 'nothing listens there',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name has no address',
  FailedToOpenSocket: 'nothing can be reached there',
  CERT_HAS_EXPIRED: 'the certificate has ended',
  TimeoutError: 'no answer within 10 seconds',
};

function explain(error: unknown): Finding {
  if (!(error instanceof Error)) return failed(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return failed(problems[code] ?? error.message);
}

const timeoutInMilliseconds = 10_000;

/** Headers that the site sends and a proxy must not take away, and what their values contain. */
const expectedHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

async function checkPublicHeaders(siteUrl: string, page: string): Promise<Finding> {
  const { status, headers } = await ask(siteUrl + page);
  if (status !== 200) return failed(`${page} answers with status ${status}`);
  const wrong = Object.entries(expectedHeaders).filter(([name, part]) => !headers.get(name)?.includes(part));
  if (wrong.length > 0) {
    const names = wrong.map(([name]) => `${name} is ${headers.has(name) ? `"${headers.get(name)}"` : 'missing'}`);
    return failed(`${names.join(', ')}: does a proxy change them?`);
  }
  const server = headers.get('server') ?? '';
  if (/\d/.test(server)) return warning(`the proxy tells its version: "server: ${server}"`);
  const encoding = headers.get('content-encoding');
  if (encoding === null) return warning('pages are not compressed');
  return ok(`complete; compressed with ${encoding}`);
}

/** What only staff and monitoring may see, and no cache may keep. */
async function checkClosedAddresses(siteUrl: string, signIn: string): Promise<Finding> {
  const [metrics, login] = await Promise.all([ask(`${siteUrl}/metrics`), ask(siteUrl + signIn)]);
  if (metrics.status === 200) return failed('/metrics can be read by everybody');
  const control = login.headers.get('cache-control') ?? '';
  if (!control.includes('no-store')) return failed(`${signIn} may be stored by caches: "cache-control: ${control}"`);
  return ok('/metrics is closed, and no cache stores the screens of staff');
}

async function checkRedirect(siteUrl: string, port: number): Promise<Finding> {
  const { hostname } = new URL(siteUrl);
  const { status, headers } = await ask(`http://${hostname}:${port}/en?from=http`);
  const location = headers.get('location') ?? '';
  if (status !== 301 && status !== 308)
    return failed(`http answers with status ${status} instead of a redirect to https`);
  if (location === `${siteUrl}/en?from=http`) return ok('http leads to the same address on https');
  return failed(`http leads to ${location} instead of ${siteUrl}/en?from=http`);
}

type Report = { status?: string; parts?: Record<string, string> };

async function checkPublicReadiness(siteUrl: string): Promise<Finding> {
  const answer = await ask(`${siteUrl}/ready`);
  const report = (await answer.json().catch(() => ({}))) as Report;
  if (answer.status !== 200) return failed(`/ready answers with status ${answer.status}`);
  if (report.status === 'ready') return ok('ready');
  const parts = Object.entries(report.parts ?? {}).map(([part, state]) => `${part} ${state}`);
  return warning(`${report.status ?? 'unknown'}: ${parts.join(', ')}`);
}

function ask(address: string): Promise<Response> {
  return fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, br' },
    signal: AbortSignal.timeout(timeoutInMilliseconds),
    decompress: false,
  });
}

/** Certificates of 90 days are renewed 30 days before their end: later means that the renewal fails. */
const daysUntilWarning = 21;
const daysUntilFailure = 7;
const dayInMilliseconds = 86_400_000;

/** Codes of certificates that are refused, as the TLS library names them. */
const refusal = /^(CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS_CERT|HOSTNAME_)/;

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  let socket: TLSSocket;
  try {
    socket = await openSecurely(hostname, Number(port || 443));
  } catch (error) {
    return explainRefusal(error);
  }
  try {
    const { valid_to, issuer } = socket.getPeerCertificate();
    const end = new Date(valid_to);
    if (Number.isNaN(end.getTime())) return failed('no certificate was sent');
    const days = Math.floor((end.getTime() - Date.now()) / dayInMilliseconds);
    const until = `until ${end.toISOString().slice(0, 10)}`;
    if (days < daysUntilFailure) return failed(`it ends in ${days} days, ${until}: renew it now`);
    if (days < daysUntilWarning) return warning(`it ends in ${days} days, ${until}: look why it is not renewed`);
    const version = socket.alpnProtocol === 'h2' ? 'HTTP/2' : 'no HTTP/2';
    return ok(`valid for ${days} days, ${until}, from ${issuer.O ?? issuer.CN}; ${socket.getProtocol()}, ${version}`);
  } finally {
    socket.destroy();
  }
}

/** Throws when it is not the certificate that is wrong. */
function explainRefusal(error: unknown): Finding {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!refusal.test(code)) throw error;
  if (code === 'CERT_HAS_EXPIRED') return failed('it has ended: renew it now');
  return failed(`browsers refuse it: ${error instanceof Error ? error.message : code}`);
}

function openSecurely(hostname: string, port: number): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const socket = connect({ host: hostname, port, servername: hostname, ALPNProtocols: ['h2', 'http/1.1'] });
  socket.setTimeout(timeoutInMilliseconds, () => socket.destroy(new Error('no answer within 10 seconds')));
  socket.once('secureConnect', () => resolve(socket));
  socket.once('error', reject);
  return promise;
}

const dnsTimeoutInMilliseconds = 3000;

function nameServer(address: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: dnsTimeoutInMilliseconds, tries: 2 });
  if (address !== undefined) resolver.setServers([address]);
  return resolver;
}

async function checkAddresses(resolver: Resolver, hostname: string): Promise<Finding> {
  const [v4, v6] = await Promise.all([recordsOf(resolver.resolve4(hostname)), recordsOf(resolver.resolve6(hostname))]);
  const addresses = [...v4, ...v6];
  if (addresses.length === 0) return failed(`${hostname} has no address`);
  const missing = v6.length === 0 ? '; no IPv6 address' : '';
  return ok(`${hostname} is ${addresses.join(', ')}${missing}`);
}

async function checkMailRecords(resolver: Resolver, domain: string): Promise<Finding[]> {
  const [exchangers, texts, policies] = await Promise.all([
    recordsOf(resolver.resolveMx(domain)),
    recordsOf(resolver.resolveTxt(domain)),
    recordsOf(resolver.resolveTxt(`_dmarc.${domain}`)),
  ]);
  const senders = texts.map((parts) => parts.join('')).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const rules = policies.map((parts) => parts.join('')).filter((text) => /^v=DMARC1\s*;/i.test(text));
  return [checkExchangers(domain, exchangers), checkSenders(domain, senders), checkPolicy(domain, rules)];
}

function checkExchangers(domain: string, records: readonly { exchange: string }[]): Finding {
  if (records.length === 0) return failed(`${domain} has no MX record: answers to mail of the site do not arrive`);
  return ok(`MX of ${domain}: ${records.map(({ exchange }) => exchange).join(', ')}`);
}

function checkSenders(domain: string, records: readonly string[]): Finding {
  const [record] = records;
  if (record === undefined)
    return failed(`${domain} has no SPF record (TXT "v=spf1 …"): mail of the site lands in spam`);
  if (records.length > 1) return failed(`${domain} has ${records.length} SPF records: receivers then count none`);
  if (/[?+]all\b/.test(record)) return warning(`the SPF record of ${domain} lets everybody send: ${record}`);
  return ok(`SPF of ${domain}: ${record}`);
}

function checkPolicy(domain: string, records: readonly string[]): Finding {
  const [record] = records;
  if (record === undefined) return warning(`${domain} has no DMARC record (TXT at _dmarc.${domain})`);
  if (/;\s*p=none\b/i.test(record)) return warning(`DMARC of ${domain} only watches (p=none): ${record}`);
  return ok(`DMARC of ${domain}: ${record}`);
}

/** No records and no such name are an empty answer; a name server that does not answer is an error. */
async function recordsOf<Answer>(lookup: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await lookup;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (['ENODATA', 'ENOTFOUND', 'DNS_ENODATA', 'DNS_ENOTFOUND'].includes(code)) return [];
    throw new Error(`the name server does not answer (${code || error})`);
  }
}
