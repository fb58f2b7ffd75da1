import { expect, test } from 'bun:test';
import { filesLike, readSource } from '../support/sources.ts';

const writes =
  /\.(?:insert|update|delete)\((?:articles|articleDetails|assets|leaders)\)|update \$\{(?:articles|articleDetails|assets|leaders)\}/;

test('every file that writes articles, assets or leaders stores versions of them', () => {
  const writers = filesLike('src/**/*.{ts,tsx}').filter((path) => writes.test(readSource(path)));
  expect(writers).toContain('src/domain/articles/save.ts');
  // What it writes is undone.
  const undone = 'src/domain/impact/planned-change.ts';
  expect(writers).toContain(undone);
  const silent = writers.filter(
    (path) => path !== undone && !/(?:keepVersions|storeFirstVersions|storeVersion)\(/.test(readSource(path)),
  );
  expect(silent).toEqual([]);
});
