import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTimeByFile } from '../../scripts/setup/processor-time.mjs';
import { failedIn } from '../../scripts/setup/test-results.mjs';

const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="3" assertions="1" failures="2" skipped="0" time="0.5">
  <testsuite name="tests/a.test.ts" file="tests/a.test.ts" tests="3">
    <testcase name="adds &lt;one&gt;" classname="" time="0.1" file="tests/a.test.ts" line="2" assertions="1">
      <failure type="AssertionError" message="expect(received).toBe(expected)&#10;&#10;Expected: 2&#10;">AssertionError</failure>
    </testcase>
    <testcase name="passes" classname="" time="0.1" file="tests/a.test.ts" line="3" assertions="0" />
    <testcase name="hangs" classname="" time="0.2" file="tests/a.test.ts" line="4" assertions="0">
      <failure type="TimeoutError" message="test timed out" />
    </testcase>
  </testsuite>
</testsuites>`;

test('failed tests are named with their errors, and files that a failed run did not reach', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const path = join(folder, 'report.xml');
    await Bun.write(path, report);
    const named = [
      'tests/a.test.ts: adds <one>\n      expect(received).toBe(expected)\n      Expected: 2',
      'tests/a.test.ts: hangs\n      test timed out',
    ];
    expect(failedIn(path, ['./tests/a.test.ts', './tests/b.test.ts'], 1)).toEqual([
      ...named,
      'tests/b.test.ts: not in the report',
    ]);
    expect(failedIn(path, ['./tests/a.test.ts'], 1)).toEqual(named);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('processor time is counted for the file on which a process works, until it begins the next one', () => {
  const lines = ['7\t1\ta', '8\t1\tb', '7\t4\ta', '8\t1.5\tb', '7\t4.5\tc', '7\t6.5\tc', '7\t6\td', '7\t6.5\td'];
  expect([...processorTimeByFile(lines.join('\n'))]).toEqual([
    ['a', 3.5],
    ['c', 2],
    ['b', 0.5],
    ['d', 0.5],
  ]);
});

// Other systems have no adopter.
test.if(process.platform === 'linux')('the time of a process that its parent left behind is counted', async () => {
  const burn = 'while (process.cpuUsage().user < 100_000);';
  const leave = `Bun.spawn([process.execPath, '-e', ${JSON.stringify(burn)}]).unref(); process.exit(3);`;
  // Under `npm test`, Bun ends what the processes of a test leave behind, by this variable.
  const { BUN_FEATURE_FLAG_NO_ORPHANS: _, ...env } = process.env;
  const reaper = Bun.spawn([process.execPath, 'scripts/setup/reaper.ts', process.execPath, '-e', leave], { env });
  expect(await reaper.exited).toBe(3);
  expect(Number(reaper.resourceUsage()?.cpuTime.user)).toBeGreaterThan(100_000);
});
