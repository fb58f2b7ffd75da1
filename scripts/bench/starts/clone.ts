// Measures the first start on a bare machine: a fresh clone, an empty home directory, no Bun and no cache. Prints the
// seconds until /ready responds, and until a browser scrolling through the home page has all its pictures.
//   bun run bench:start
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../tests/support/browser.ts';
import { processorTime } from '../processor-time.ts';

const port = 3295;
const address = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
const [clone, home] = [join(folder, 'site'), join(folder, 'home')];
mkdirSync(home);
await run(['git', 'clone', '--quiet', process.cwd(), clone]);

const isWithoutBun = (directory: string) => Bun.which('bun', { PATH: directory }) === null;
const env = {
  PATH: (process.env.PATH ?? '').split(delimiter).filter(isWithoutBun).join(delimiter),
  HOME: home,
  PORT: String(port),
  // npm needs the certificate too where a network has its own authority.
  ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
};
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const site = Bun.spawn(['npm', 'start'], { cwd: clone, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
try {
  while (!(await answers(`${address}/ready`))) {
    if (site.exitCode !== null) throw new Error(`npm start exited with code ${site.exitCode}`);
    await Bun.sleep(50);
  }
  console.log(`\n/ready answers after ${seconds()} s, and ${processorTime(site.pid).toFixed(1)} s of processor time`);
  await readHome();
  console.log(`all pictures of the home page are there after ${seconds()} s`);
} finally {
  // In its own process group, because npm does not forward signals to its children.
  if (site.exitCode === null) process.kill(-site.pid, 'SIGTERM');
  await site.exited;
  rmSync(folder, { recursive: true, force: true });
}

async function readHome(): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}/en`);
    console.log(`the first view of the home page is there after ${seconds()} s`);
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager';
        image.scrollIntoView();
      }
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode()));
    });
  } finally {
    await browser.close();
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function run(command: string[]): Promise<void> {
  if ((await Bun.spawn(command, { stdio: ['ignore', 'inherit', 'inherit'] }).exited) !== 0) {
    throw new Error(`${command.join(' ')} failed.`);
  }
}
