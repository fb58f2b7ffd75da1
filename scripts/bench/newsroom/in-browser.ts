import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../../../tests/support/browser.ts';
import { build } from '../../build.ts';
import { signIn } from '../../sign-in.ts';
import { startServer, stopServers } from '../processes.ts';

const port = 3296;
const address = `http://localhost:${port}`;
const administrator = { username: 'admin', password: 'only for this benchmark' };

type Desk = {
  address: string;
  /** Of an administrator; the context has it too. */
  cookie: string;
  context: BrowserContext;
};

/** Builds the site, starts it on a throw-away embedded database, and measures in Chromium as a signed-in administrator. */
export async function measureInBrowser(seed: 'demo' | 'none', measure: (desk: Desk) => Promise<void>): Promise<void> {
  await build();
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await startServer({
      command: [process.execPath, '--no-env-file', 'src/server.ts'],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        SEED: seed,
        PICTURES: 'on-request',
        DATABASE_URL: '',
        DATA_DIR: directory,
        ADMIN_USERNAME: administrator.username,
        ADMIN_PASSWORD: administrator.password,
      },
      // The first account is made before the site is ready.
      url: `${address}/ready`,
    });
    const cookie = await signIn(address, administrator);
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    const cookies = cookie.split('; ').map((one) => one.split('=') as [string, string]);
    await context.addCookies(
      cookies.map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true })),
    );
    await measure({ address, cookie, context });
  } finally {
    await browser.close();
    await stopServers();
    rmSync(directory, { recursive: true, force: true });
  }
}
