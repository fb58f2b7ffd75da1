import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * This process's environment without the site's settings: tests must never use an operator's database or mailbox.
 * The settings are those in `.env.example`.
 */
export function environmentWithoutSettings() {
  const settings = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm);
  const env = { ...process.env };
  for (const [, name] of settings) if (name) delete env[name];
  delete env.NODE_ENV;
  return env;
}

/**
 * How the processes of tests run: without threads that collect garbage or compile beside the tests, which already use all
 * cores, and without returning freed memory to the system, which takes it back a moment later. Programs that tests start run as
 * an operator's do (`tests/support/processes.ts`).
 */
export const testRuntime = {
  BUN_JSC_useConcurrentGC: '0',
  BUN_JSC_useConcurrentJIT: '0',
  MIMALLOC_PURGE_DELAY: '-1',
};
