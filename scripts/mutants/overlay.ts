import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { plugin } from 'bun';
import { z } from 'zod';

/** Preloaded by a test run: replaces the source of one module by the mutant without changing the checkout. */
const mutant = z
  .object({ path: z.string(), start: z.number(), end: z.number(), replacement: z.string() })
  .parse(JSON.parse(process.env.MUTANT ?? ''));

plugin({
  name: 'mutant',
  setup(build) {
    const escaped = mutant.path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    build.onLoad({ filter: new RegExp(`^${escaped}$`) }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
});
// Programs started by a test, such as the server, load the mutant too.
process.env.BUN_OPTIONS = `--preload ${import.meta.path}`;
