import { join } from 'node:path';

const standalone = Bun.isStandaloneExecutable;

/**
 * The folder that holds `drizzle/`, `dist/` and `node_modules/`: the checkout, or the part of it that lies inside the
 * executable. For the main thread only: a worker is a bundle of its own and lies elsewhere.
 */
export const installation = standalone ? join(import.meta.dir, 'installation') : join(import.meta.dir, '..');

/** The address of a worker's module; an executable holds it translated. */
export function workerModule(path: string): string {
  return standalone ? join(import.meta.dir, path.replace(/\.ts$/, '.js')) : join(installation, path);
}
