import { plugin } from 'bun';
import { slow } from '../slow.ts';
import { beginFile } from './file-times.ts';

/**
 * Sets the same time limit for every test file: `bunfig.toml` cannot, `--timeout` is easily forgotten, and
 * `setDefaultTimeout` applies to the current file only. Also records when a file begins and ends. The calls are prepended to
 * the first line to keep line numbers.
 */
export function limitEveryFile(): void {
  const calls = `limitTime(${slow}); afterFile(endFile);`;
  const imports = [
    "import { afterAll as afterFile, setDefaultTimeout as limitTime } from 'bun:test';",
    `import { endFile } from '${import.meta.dir}/file-times.ts';`,
  ].join(' ');
  plugin({
    name: 'time limit',
    setup(build) {
      build.onLoad({ filter: /\.test\.tsx?$/ }, async ({ path }) => {
        beginFile(path);
        return {
          contents: `${imports} ${calls} ${await Bun.file(path).text()}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  });
}
