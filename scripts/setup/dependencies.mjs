import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmSettingsForBun } from './npm-settings.mjs';
import { runOrFail } from './programs.mjs';
import { progress } from './progress.mjs';
import { pinnedBunVersion, root } from './project.mjs';

const stamp = join(root, 'node_modules/.installed-for');

/**
 * Installs exactly the versions in bun.lock; does nothing when already installed.
 * @param {string} bun
 */
export function ensureDependencies(bun) {
  return progress('Dependencies', async () => {
    const wanted = fingerprint();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { note: 'up to date', value: undefined };
    const env = {
      ...process.env,
      ...(await npmSettingsForBun()),
      // The build needs the development packages, also where the operator exports NODE_ENV=production.
      NODE_ENV: 'development',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    };
    await runOrFail('Installing dependencies', bun, ['install', '--frozen-lockfile', '--no-progress'], { env });
    writeFileSync(stamp, wanted);
    return { note: 'installed', value: undefined };
  });
}

function fingerprint() {
  const hash = createHash('sha256').update(pinnedBunVersion());
  for (const file of ['package.json', 'bun.lock']) {
    const path = join(root, file);
    hash.update(existsSync(path) ? readFileSync(path) : 'missing');
  }
  return hash.digest('hex');
}
