import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { plugin } from 'bun';
import { z } from 'zod';

/** Preloaded by a test run: the one file reads as if the mutant were in it, while the checkout stays as it is. */
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
// Programs that a test starts, as the server, are to have the same bug.
process.env.BUN_OPTIONS = `--preload ${import.meta.path}`;
