import { join } from 'node:path';

const standalone = Bun.isStandaloneExecutable;

/**
 * Folder with `drizzle/`, `dist/` and `node_modules/`: the checkout, or its copy inside the executable.
 * Valid on the main thread only: a worker is bundled separately at another path.
 */
export const installation = standalone ? join(import.meta.dir, 'installation') : join(import.meta.dir, '..');

/** URL of a worker's module; inside the executable it is compiled to JavaScript. */
export function workerModule(path: string): string {
  return standalone ? join(import.meta.dir, path.replace(/\.ts$/, '.js')) : join(installation, path);
}
