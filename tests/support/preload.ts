import { afterEach } from 'bun:test';
import { join } from 'node:path';
import { databaseKind, prepareTemplates, removeAbandonedDirectories } from './databases.ts';
import { whileLocked } from './locked.ts';
import { limitEveryFile } from './time-limit.ts';
import { takeUnexpectedErrors, watchConsole } from './unexpected-errors.ts';

removeAbandonedDirectories();
await whileLocked('build', buildSite);
// The first embedded database takes longer than a test may.
if (databaseKind === 'embedded') await prepareTemplates();

limitEveryFile();
watchConsole();
afterEach(() => {
  const unexpected = takeUnexpectedErrors();
  if (unexpected.length > 0) throw new Error(`This was logged and not expected:\n${unexpected.join('\n')}`);
});

/** A process of its own, because the build must not see the NODE_ENV of a test. It returns at once when nothing changed. */
async function buildSite(): Promise<void> {
  const root = join(import.meta.dir, '../..');
  const build = Bun.spawn([process.execPath, 'scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await build.exited) !== 0) throw new Error('The site did not build, so nothing can be tested.');
}
