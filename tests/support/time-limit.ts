import { plugin } from 'bun';
import { slow } from './slow.ts';

/**
 * Sets the same time limit for every test file: `bunfig.toml` cannot, `--timeout` is easily forgotten, and
 * `setDefaultTimeout` applies to the current file only. The call is prepended to the first line to keep line numbers.
 */
export function limitEveryFile(): void {
  plugin({
    name: 'time limit',
    setup(build) {
      build.onLoad({ filter: /\.test\.tsx?$/ }, async ({ path }) => ({
        contents: `import { setDefaultTimeout as limitTime } from 'bun:test'; limitTime(${slow}); ${await Bun.file(path).text()}`,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  });
}
