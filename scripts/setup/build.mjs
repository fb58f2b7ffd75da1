import { runOrFail } from './programs.mjs';
import { progress } from './progress.mjs';

/**
 * Builds what the server needs in production; an up-to-date build is skipped.
 * @param {string} bun
 */
export function ensureBuild(bun) {
  return progress('Build', async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    await runOrFail('The build', bun, ['scripts/build.ts'], { env });
    return { note: 'ready', value: undefined };
  });
}
