import { rm } from 'node:fs/promises';
import { pageTextsPath } from '../../src/page-texts.ts';
import { plainOutputs } from '../build/outputs.ts';
import { SiteBuild } from '../build/site-build.ts';
import { stampPath } from '../build.ts';

export type BuilderRequest = { changed: string[] };
export type BuilderAnswer =
  | {
      kind: 'ready' /** The sources that this process has loaded: a change of one needs a new process. */;
      loaded: string[];
    }
  | { kind: 'built'; parts: string[] }
  | { kind: 'failed'; message: string };

// Files built here are uncompressed; removing the marker makes the next production build start afresh.
await rm(stampPath, { force: true });
// Pages are read as they are now.
await rm(pageTextsPath, { force: true });
const build = new SiteBuild(plainOutputs);
await build.buildAll();
const root = `${process.cwd()}/`;
const loaded = Object.keys(require.cache)
  .filter((path) => path.startsWith(root) && !path.includes('/node_modules/'))
  .map((path) => path.slice(root.length));
answer({ kind: 'ready', loaded });

process.on('message', async ({ changed }: BuilderRequest) => {
  try {
    answer({ kind: 'built', parts: await build.update(changed) });
  } catch (error) {
    answer({ kind: 'failed', message: Bun.inspect(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});

function answer(message: BuilderAnswer): void {
  process.send?.(message);
}
