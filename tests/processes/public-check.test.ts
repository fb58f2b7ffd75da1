import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../support/databases.ts';
import { run } from '../support/processes.ts';
import { type Records, startNameServer } from '../support/servers/name-server.ts';
import { openWorld, type World } from '../support/world.ts';

const openssl = Bun.which('openssl') ?? undefined;

/** What the domain of the demo company should have. */
const goodRecords: Records = {
  A: { localhost: ['127.0.0.1'] },
  MX: { 'example.test': ['mail.example.test'] },
  TXT: {
    'example.test': ['v=spf1 include:spf.protection.outlook.com -all', 'other=1'],
    '_dmarc.example.test': ['v=DMARC1; p=quarantine; rua=mailto:postmaster@example.test'],
  },
};

let world: World;
let directory: ReturnType<typeof makeDirectory>;

async function runOpenssl(...words: string[]) {
  const { exited } = Bun.spawn([openssl ?? '', ...words], { stdio: ['ignore', 'ignore', 'ignore'] });
  expect(await exited).toBe(0);
}

/** Makes a certificate for localhost that is valid for this many days; with 0, an expired one. */
async function makeCertificate(name: string, days: number) {
  const [key, certificate] = [join(directory.path, `${name}.key`), join(directory.path, `${name}.pem`)];
  await runOpenssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-subj', '/O=Test/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-days', String(Math.max(1, days)), '-keyout', key, '-out', certificate],
  );
  if (days === 0) {
    await runOpenssl('x509', '-in', certificate, '-signkey', key, '-days', '0', '-out', certificate);
  }
  return { path: certificate, tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') } };
}

type Certificate = Awaited<ReturnType<typeof makeCertificate>>;
type Change = (response: Response, path: string) => Response;

/** The site behind TLS; `change` is what a wrongly configured proxy does. */
function startFront({ tls }: Certificate, change: Change = (response) => response) {
  const https = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    tls,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const answer = await world.handle(pathname + search, { headers: request.headers });
      return change(new Response(answer.body, answer), pathname);
    },
  });
  const siteUrl = `https://localhost:${https.port}`;
  const http = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url);
      return change(new Response(null, { status: 301, headers: { location: siteUrl + pathname + search } }), 'http');
    },
  });
  return {
    siteUrl,
    httpPort: http.port ?? 0,
    stop: async () => void (await Promise.all([https.stop(true), http.stop(true)])),
  };
}

type Front = Pick<ReturnType<typeof startFront>, 'siteUrl' | 'httpPort'>;

/** Runs the command with a name server that has these records; the certificate is trusted as if an authority had signed it. */
async function check({ siteUrl, httpPort }: Front, records: Records, trusted?: Certificate) {
  const names = await startNameServer(records);
  const flags = ['--http-port', String(httpPort), '--dns-server', names.address];
  const settings = {
    DATA_DIR: directory.path,
    SITE_URL: siteUrl,
    GRAPH_SENDER: 'website@example.test',
    GRAPH_TENANT_ID: 't',
    GRAPH_CLIENT_ID: 'c',
    GRAPH_CLIENT_SECRET: 's',
    ...(trusted && { NODE_EXTRA_CA_CERTS: trusted.path }),
  };
  const { code, said } = await run('src/server.ts', settings, ['check', '--public', ...flags]).finish();
  await names.stop();
  return { code, said };
}

describe.skipIf(!openssl)('check --public', () => {
  let good: Certificate;
  beforeAll(async () => {
    directory = makeDirectory();
    world = await openWorld();
    await world.reset();
    good = await makeCertificate('good', 80);
  });
  afterAll(async () => {
    await world.close();
    directory.remove();
  });

  test('finds a well-run site in order', async () => {
    const front = startFront(good);
    const { code, said } = await check(front, goodRecords, good);
    expect(said).toMatch(/^ok {6}DNS: localhost is 127\.0\.0\.1; no IPv6 address$/m);
    expect(said).toMatch(/^ok {6}certificate: valid for 79 days, until \d{4}-\d\d-\d\d, from Test; TLSv1\.3/m);
    expect(said).toMatch(/^ok {6}redirect: http leads to the same address on https$/m);
    expect(said).toMatch(/^ok {6}headers: complete; compressed with (gzip|br)$/m);
    expect(said).toMatch(/^ok {6}closed addresses: \/metrics is closed/m);
    expect(said).toMatch(/^(ok {6}readiness: ready|warning readiness: degraded)/m);
    expect(said).toMatch(/^ok {6}mail records: MX of example\.test: mail\.example\.test$/m);
    expect(said).toMatch(/^ok {6}mail records: SPF of example\.test: v=spf1 /m);
    expect(said).toMatch(/^ok {6}mail records: DMARC of example\.test: v=DMARC1; p=quarantine/m);
    expect(said).not.toContain('failed');
    expect(code).toBe(0);
    await front.stop();
  });

  test('names what is wrong with a badly run one', async () => {
    const bad = await makeCertificate('bad', 5);
    const front = startFront(bad, (response, path) => {
      response.headers.set('server', 'nginx/1.22.1');
      response.headers.delete('strict-transport-security');
      if (path === 'http') return new Response('Hello');
      if (path === '/metrics') return new Response('process_cpu_seconds_total 1');
      if (path === '/ready') return new Response('down', { status: 502 });
      return response;
    });
    const records: Records = {
      MX: { 'example.test': [] },
      TXT: { 'example.test': ['v=spf1 +all', 'v=spf1 -all'], '_dmarc.example.test': ['v=DMARC1; p=none'] },
    };
    const { code, said } = await check(front, records, bad);
    expect(said).toContain('failed  DNS: localhost has no address');
    expect(said).toMatch(/^failed {2}certificate: it ends in 4 days, until /m);
    expect(said).toContain('failed  redirect: http answers with status 200 instead of a redirect to https');
    expect(said).toContain('failed  headers: strict-transport-security is missing: does a proxy change them?');
    expect(said).toContain('failed  closed addresses: /metrics can be read by everybody');
    expect(said).toContain('failed  readiness: /ready answers with status 502');
    expect(said).toContain('failed  mail records: example.test has no MX record');
    expect(said).toContain('failed  mail records: example.test has 2 SPF records');
    expect(said).toContain('warning mail records: DMARC of example.test only watches (p=none)');
    expect(code).toBe(1);
    await front.stop();
  });

  test('names a certificate that no browser accepts, one that has ended, and a site that does not answer', async () => {
    const front = startFront(good);
    expect((await check(front, goodRecords)).said).toMatch(
      /^failed {2}certificate: browsers refuse it: .*self.signed/im,
    );
    await front.stop();
    const ended = startFront(await makeCertificate('ended', 0));
    expect((await check(ended, goodRecords)).said).toMatch(/^failed {2}certificate: it has ended: renew it now$/m);
    await ended.stop();
    const { code, said } = await check(ended, {});
    expect(said).toContain('failed  certificate: nothing listens there');
    expect(said).toContain('failed  headers: nothing listens there');
    expect(said).not.toContain('DATABASE_URL');
    expect(code).toBe(1);
    const plain = await check({ siteUrl: 'http://localhost:3000', httpPort: 80 }, {});
    expect(plain).toEqual({
      code: 1,
      said: 'failed  address: SITE_URL is http://localhost:3000; the public site needs https://\n',
    });
  });
});
