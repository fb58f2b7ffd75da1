import { afterEach } from 'bun:test';
import { join } from 'node:path';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { auditKey } from '../audit-key.ts';
import { databaseKind, prepareTemplates, removeAbandonedDirectories } from '../databases.ts';
import { whileLocked } from './locked.ts';
import { limitEveryFile } from './time-limit.ts';
import { takeUnexpectedErrors, watchConsole } from './unexpected-errors.ts';

removeAbandonedDirectories();
// In a copy of the checkout, the build of the checkout may do.
if (process.env.TEST_BUILD !== 'given') await whileLocked('build', buildSite);
// Creating the first embedded database exceeds the time limit of a test.
if (databaseKind === 'embedded') await prepareTemplates();

setSealKey(auditKey.sealKey);
limitEveryFile();
watchConsole();
afterEach(() => {
  const unexpected = takeUnexpectedErrors();
  if (unexpected.length > 0) throw new Error(`Unexpected errors in the log:\n${unexpected.join('\n')}`);
});

// `npm run test:all` shows journeys whose second attempt meets what the first one left.
if (process.env.TEST_REPEAT) repeatEveryTest();

/** Fails the first attempt of each test, after it has passed. */
function repeatEveryTest(): void {
  let attempts = 0;
  afterEach(() => {
    attempts += 1;
    if (attempts % 2 === 1) throw new Error('To be repeated');
  });
}

/** Builds in a separate process without the tests' NODE_ENV. Returns immediately when nothing has changed. */
async function buildSite(): Promise<void> {
  const root = join(import.meta.dir, '../../..');
  const build = Bun.spawn([process.execPath, 'scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await build.exited) !== 0) throw new Error('The build failed');
}
