// Measures the time from saving a file to the changed page under `bun dev`. Prints the median for each kind of change
// and the processor time used, including the standby server.
//   bun scripts/bench/dev.ts [rounds]

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../percentile.ts';
import { copyCheckout } from '../setup/checkout-copy.ts';
import { processorTime } from './processor-time.ts';

const rounds = Number(process.argv[2] ?? 5);
const port = 3297;
const page = `http://127.0.0.1:${port}/en`;

type Change = { file: string; from: string; to: (round: number) => string; shown: (round: number) => Promise<boolean> };

let firstNews = '';

const pageContains = async (text: string) => (await (await fetch(page)).text()).includes(text);

const changes: Record<string, Change> = {
  'a word': {
    file: 'src/i18n/public/home.words.ts',
    from: 'The year the refinery came to life',
    to: (round) => `The year number ${round}`,
    shown: (round) => pageContains(`The year number ${round}`),
  },
  'a template': {
    file: 'src/pages/home/home.tsx',
    from: 'id="report-title"',
    to: (round) => `id="report-title" data-round="${round}"`,
    shown: (round) => pageContains(`data-round="${round}"`),
  },
  'a query': {
    file: 'src/domain/articles/queries.ts',
    from: '{ by: articles.publishedAt, descending: true },',
    to: (round) => `{ by: articles.publishedAt, descending: ${round % 2 === 0} },`,
    shown: hasOtherNews,
  },
  'a style sheet': {
    file: 'src/ui/styles/home.css',
    from: '\n',
    to: (round) => `\n.round-${round} { color: red; }\n`,
    shown: async (round) => (await builtText(/\/static\/site\.\w+\.css/)).includes(`.round-${round}`),
  },
  'an island': {
    file: 'src/ui/search/search-box.island.tsx',
    from: 'className="search-box"',
    to: (round) => `className="search-box" data-round="${round}"`,
    shown: async (round) =>
      new RegExp(`data-round":"?${round}\\b`).test(await builtText(/\/static\/search-box\.\w+\.js/)),
  },
};

async function builtText(address: RegExp): Promise<string> {
  const [path] = address.exec(await (await fetch(page)).text()) ?? [];
  return path ? (await fetch(new URL(path, page))).text() : '';
}

/** Whether the newest article in the list differs from the one at the previous call. */
async function hasOtherNews(): Promise<boolean> {
  const [first] = /\/en\/read-news\/\d+/.exec(await (await fetch(`${page}/news`)).text()) ?? [];
  if (!first || first === firstNews) return false;
  firstNews = first;
  return true;
}

const checkout = copyCheckout();
const dev = Bun.spawn([process.execPath, 'scripts/dev.ts'], {
  cwd: checkout.root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(checkout.root, 'data'),
    SITE_URL: `http://localhost:${port}`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await until(() => fetch(page).then(({ ok }) => ok));
  await until(hasOtherNews);
  for (const [name, change] of Object.entries(changes)) await measure(name, change);
} finally {
  dev.kill('SIGTERM');
  await dev.exited;
  checkout.remove();
}

async function measure(name: string, { file, from, to, shown }: Change): Promise<void> {
  const path = join(checkout.root, file);
  const source = readFileSync(path, 'utf8');
  const times: number[] = [];
  await quiet();
  const before = processorTime(dev.pid);
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    if (!source.includes(from)) throw new Error(`${file} no longer contains ${JSON.stringify(from)}`);
    writeFileSync(path, source.replace(from, to(round)));
    await until(() => shown(round));
    times.push(performance.now() - started);
    await quiet();
  }
  const seconds = (processorTime(dev.pid) - before) / rounds;
  console.log(
    `${name.padEnd(14)} ${median(times).toFixed(0).padStart(6)} ms to the page, ${seconds.toFixed(2)} s of processor time`,
  );
}

/** Waits until the standby server has loaded its packages. */
async function quiet(): Promise<void> {
  for (let last = Number.NaN, now = processorTime(dev.pid); now !== last; last = now, now = processorTime(dev.pid)) {
    await Bun.sleep(400);
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition().catch(() => false))) await Bun.sleep(10);
}
