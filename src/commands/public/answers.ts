import { type Finding, failed, ok, warning } from './finding.ts';

const timeoutInMilliseconds = 10_000;

/** Headers that the site sends and a proxy must not take away, and what their values contain. */
const expectedHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

export async function checkPublicHeaders(siteUrl: string, page: string): Promise<Finding> {
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
export async function checkClosedAddresses(siteUrl: string, signIn: string): Promise<Finding> {
  const [metrics, login] = await Promise.all([ask(`${siteUrl}/metrics`), ask(siteUrl + signIn)]);
  if (metrics.status === 200) return failed('/metrics can be read by everybody');
  const control = login.headers.get('cache-control') ?? '';
  if (!control.includes('no-store')) return failed(`${signIn} may be stored by caches: "cache-control: ${control}"`);
  return ok('/metrics is closed, and no cache stores the screens of staff');
}

export async function checkRedirect(siteUrl: string, port: number): Promise<Finding> {
  const { hostname } = new URL(siteUrl);
  const { status, headers } = await ask(`http://${hostname}:${port}/en?from=http`);
  const location = headers.get('location') ?? '';
  if (status !== 301 && status !== 308)
    return failed(`http answers with status ${status} instead of a redirect to https`);
  if (location === `${siteUrl}/en?from=http`) return ok('http leads to the same address on https');
  return failed(`http leads to ${location} instead of ${siteUrl}/en?from=http`);
}

type Report = { status?: string; parts?: Record<string, string> };

export async function checkPublicReadiness(siteUrl: string): Promise<Finding> {
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
