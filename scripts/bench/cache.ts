import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openBrowser, viewports } from '../../tests/support/browser.ts';
import { makeDirectory } from '../../tests/support/databases.ts';
import { freePort, startServer } from '../../tests/support/processes.ts';
import { nginxPorts, purgeEndpoints, startNginxRecipe } from '../../tests/support/servers/nginx.ts';
import { alternate, type Subject } from './load.ts';

/** Seconds per reading, and readings of each. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const page = '/id';
/** What a visit consists of: home, the list of news, and one article. */
const visitedPages = ['/id', '/id/berita', '/id/baca-berita/1'];
const minRatio = 0.95;

/** nginx's own cache in front of the site, compared with nginx serving the same bytes from a file; then without the site. */
const ports = nginxPorts();
const filePort = freePort();
const place = makeDirectory();
const files = join(place.path, 'files');
const site = await startServer(
  { databaseUrl: undefined, dataDirectory: join(place.path, 'data') },
  {
    SEED: 'demo',
    SITE_URL: `http://localhost:${ports.https}`,
    PURGE_METHOD: 'DELETE',
    PURGE_URLS: purgeEndpoints(ports).join(','),
  },
);
mkdirSync(files);
const response = await fetch(site.address + page, { headers: { 'accept-encoding': 'gzip' }, decompress: false });
const headers = [...response.headers].filter(([name]) => !/^(content|date|etag|surrogate|cache|cdn)/.test(name));
writeFileSync(join(files, 'index.html.gz'), await response.bytes());
writeFileSync(join(files, 'index.html'), await (await fetch(site.address + page)).bytes());
const nginx = await startNginxRecipe(ports, [site.address], {
  plain: true,
  // The module for compressed files, the same headers and the same limit of connections.
  beside: `server {
    listen 127.0.0.1:${filePort};
    root ${files};
    gzip_static on;
    limit_conn connections 100;
    default_type "text/html; charset=utf-8";
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
    add_header cache-control no-cache;
    location / { try_files /index.html =404; }
  }`,
});
try {
  await compareWithFiles();
  await measureVisits();
  site.process.kill('SIGKILL');
  await site.process.exited;
  await askWithoutSite();
} finally {
  site.process.kill('SIGKILL');
  await nginx.stop();
  place.remove();
}

async function compareWithFiles(): Promise<void> {
  const gzip = { 'accept-encoding': 'gzip' };
  for (let visit = 1; visit <= 3; visit += 1) await (await fetch(nginx.address + page, { headers: gzip })).bytes();
  const answer = await fetch(nginx.address + page, { headers: gzip });
  if (answer.headers.get('x-cache') !== 'HIT') throw new Error('nginx answers the page, but not from its cache.');
  const cached: Subject = { name: 'cache', url: nginx.address + page, headers: gzip, pid: nginx.pid };
  const file: Subject = { name: 'file', url: `http://127.0.0.1:${filePort}/`, headers: gzip, pid: nginx.pid };
  const [ours, theirs] = await alternate(cached, file, rounds, seconds);
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  print(`${page} from nginx's cache: ${Math.round(ours.requestsPerSecond)} requests/s, failures: ${ours.failures}`);
  print(`the same bytes from a file: ${Math.round(theirs.requestsPerSecond)} requests/s, failures: ${theirs.failures}`);
  print(`ratio: ${ratio.toFixed(2)} (target: at least ${minRatio})`);
  if (ratio < minRatio || ours.failures > 0) process.exitCode = 1;
}

async function measureVisits(): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const device of ['phone', 'desktop'] as const) {
      const first = await bytesOfVisit(browser, device);
      print(
        `a first visit of ${visitedPages.length} pages on a ${device}: ${Math.round(first.bytes / 1000)} kB in ${first.requests} requests`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** With an empty browser cache, scrolled to the end of each page; bytes as they are transferred, headers included. */
async function bytesOfVisit(browser: Browser, device: 'phone' | 'desktop') {
  const context = await browser.newContext({
    viewport: viewports[device],
    deviceScaleFactor: device === 'phone' ? 3 : 1,
  });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  for (const path of visitedPages) {
    await tab.goto(nginx.address + path, { waitUntil: 'networkidle' });
    await tab.evaluate(async () => {
      for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight) {
        window.scrollTo(0, at);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await tab.waitForLoadState('networkidle');
  }
  await context.close();
  return { bytes, requests };
}

async function askWithoutSite(): Promise<void> {
  let answered = 0;
  for (const path of visitedPages) {
    const answer = await fetch(nginx.address + path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    if (answer.status === 200 && (await answer.text()).includes('</html>')) answered += 1;
  }
  print(`with the site killed: ${answered} of ${visitedPages.length} visited pages answered`);
  if (answered < visitedPages.length) process.exitCode = 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
