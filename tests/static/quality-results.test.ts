import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, recordResult } from '../../scripts/quality/record.ts';
import { sourcesDigest } from '../../scripts/quality/sources.ts';
import { casesIn, pageChecks } from '../../scripts/quality/test-cases.ts';

const sources = await sourcesDigest();
const others = 'fedcba9876543210fedcba9876543210fedcba98';
const expected = ['/id', '/en'];
const now = new Date('2026-11-22T09:05:00Z');

let folder: string;
const path = () => join(folder, 'markup.json');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quality-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const record = (items: Record<string, { findings: number }>, of = sources) =>
  recordResult({ measure: 'markup', expected, items, sources: of }, { folder, now });

test('the committed results were written by runs', async () => {
  await expect(readResults()).resolves.toBeArray();
});

test('a part of the pages completes earlier parts of the same sources, and replaces those of others', async () => {
  await record({ '/id': { findings: 1 } });
  await record({ '/en': { findings: 2 }, '/removed': { findings: 9 } });
  const [both] = await readResults(folder);
  expect(both).toMatchObject({
    measure: 'markup',
    finishedAt: '2026-11-22T09:05:00.000Z',
    sources,
    expected: 2,
    items: { '/id': { findings: 1 }, '/en': { findings: 2 } },
  });
  expect(Object.keys(both?.items ?? {})).toEqual(['/en', '/id']);
  await record({ '/id': { findings: 0 } }, others);
  expect((await readResults(folder))[0]?.items).toEqual({ '/id': { findings: 0 } });
});

describe('a file that no run has written is refused:', () => {
  const remedy = 'Results are written by runs only: run "bun run audit:nu" again, or delete the file.';
  const edits: [name: string, edit: (text: string) => string, message: string][] = [
    ['a smaller figure', (text) => text.replace('"findings": 3', '"findings": 0'), 'was changed after its run'],
    ['a later date', (text) => text.replace('09:05', '21:05'), 'was changed after its run'],
    ['a figure below zero', (text) => text.replace('"findings": 3', '"findings": -1'), 'items./id.findings'],
    ['a text instead of a figure', (text) => text.replace('"findings": 3', '"findings": "none"'), 'items./id.findings'],
    ['a field that is not known', (text) => text.replace('"format": 1', '"format": 1, "note": "good"'), 'note'],
    ['the result of another measure', (text) => text.replace('"markup"', '"faults"'), '(measure: '],
    ['a missing field', (text) => text.replace(/"sources": .*\n/, ''), '(sources: '],
    ['a merge conflict', (text) => `<<<<<<< HEAD\n${text}`, 'is not JSON'],
  ];

  test.each(edits)('%s', async (_name, edit, message) => {
    await record({ '/id': { findings: 3 } });
    const edited = edit(readFileSync(path(), 'utf8'));
    writeFileSync(path(), edited);
    const refusal = await readResults(folder).catch((error: Error) => error.message);
    expect(refusal).toStartWith('quality/markup.json ');
    expect(refusal).toContain(message);
    expect(refusal).toEndWith(remedy);
    // A run does not write over it either, so that no result is lost by accident.
    await expect(record({ '/en': { findings: 0 } })).rejects.toThrow('quality/markup.json ');
    rmSync(path());
  });
});

test('a result is written whole or not at all', async () => {
  await record({ '/id': { findings: 3 } });
  expect(existsSync(`${path()}.new`)).toBe(false);
});

test('checks of a page are counted by the address in the names of tests; skipped ones are left out', () => {
  const xml = `<testsuites tests="4"><testsuite name="x">
    <testcase name="has no accessibility violation" classname="/id &gt; x" time="1" file="tests/a.test.ts" />
    <testcase name="/id is valid HTML" classname="" time="1" file="tests/a.test.ts"><failure type="AssertionError">/en</failure></testcase>
    <testcase name="nothing is cut off on /en at 320 px" classname="" time="1" file="tests/b.test.ts" />
    <testcase name="/en is skipped" classname="" file="tests/b.test.ts"><skipped /></testcase>
  </testsuite></testsuites>`;
  expect(pageChecks(casesIn(xml), ['/id', '/en'])).toEqual({
    '/id': { passed: 1, failed: 1 },
    '/en': { passed: 1, failed: 0 },
  });
});
