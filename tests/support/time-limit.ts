import { plugin } from 'bun';
import { slow } from './slow.ts';

/**
 * Gives every test file the same time limit, however it is run: `bunfig.toml` cannot, `--timeout` is easily left out, and
 * `setDefaultTimeout` holds for the file that is running. The call goes in front of the first line, so lines stay in place.
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
