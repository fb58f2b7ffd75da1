import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LinearityCheck } from '../../scripts/regexps/check-linear.ts';
import { findRegexps } from '../../scripts/regexps/find-regexps.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regexps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inSource(source: string) {
  const file = join(folder, `${crypto.randomUUID()}.ts`);
  await writeFile(file, source);
  const { found, unchecked } = findRegexps(file);
  return {
    found: found.map(({ line, pattern, flags }) => [line, pattern, flags]),
    unchecked: unchecked.map(({ line, source: call }) => [line, call]),
  };
}

describe('in a source file is found', () => {
  test.each([
    ['const a = b.replace(/x+$/gi, "");', [[1, 'x+$', 'gi']]],
    [
      'f(\n  [/a/, { b: /c/u }],\n);',
      [
        [2, 'a', ''],
        [2, 'c', 'u'],
      ],
    ],
    ["const a = new RegExp('x+$', 'g');", [[1, 'x+$', 'g']]],
    ['const a = RegExp(`x+$`);', [[1, 'x+$', '']]],
    ['const namePattern = String.raw`^\\s+$`;\nnew RegExp(namePattern);', [[1, '^\\s+$', '']]],
    ["const other = 'x+$';", []],
  ])('%j: %j', async (source, found) => {
    expect(await inSource(source)).toEqual({ found, unchecked: [] });
  });

  test('a regular expression created at run time', async () => {
    expect(await inSource('f(new RegExp(a + b));')).toEqual({ found: [], unchecked: [[1, 'new RegExp(a + b)']] });
    expect(await inSource('new RegExp(rules.namePattern);')).toEqual({ found: [], unchecked: [] });
  });
});

describe('a regular expression', () => {
  test.each([
    ['^(a+)+$', '', 'exponential'],
    ['x+$', '', '2nd degree polynomial'],
    ['^([\\d.]+(px|em)?\\s*){1,4}$', '', '4th degree polynomial'],
    ['<[^>]*>', 'g', '2nd degree polynomial'],
  ])('/%s/%s is refused: %s', async (pattern, flags, complexity) => {
    const check = await LinearityCheck.open(join(folder, 'none.json'));
    expect(await check.judge(pattern, flags)).toEqual({ problem: expect.stringContaining(complexity) });
  });

  test('that is linear is accepted and cached', async () => {
    const path = join(folder, 'remembered.json');
    const check = await LinearityCheck.open(path);
    expect(await check.judge('<[^<>]*>', 'g')).toBeUndefined();
    expect(await check.judge('x+$', '')).toBeDefined();
    await check.save();
    expect(await Bun.file(path).json()).toEqual([expect.stringMatching(/ \/<\[\^<>\]\*>\/g$/)]);
  });
});
