import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { CanaryRun, type Findings } from '../../scripts/canary/run.ts';
import { isLongRun } from '../support/long-run.ts';
import { canReadMemory, untilIdle } from '../support/process-memory.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(6 * slow);

/** Reading the memory of another process takes the rights of root, and Linux. */
const withMemory = test.if(canReadMemory(process.pid) && process.getuid?.() === 0);
const withMemoryInLongRun = isLongRun ? withMemory : () => {};
/** The network buffer of the server is overwritten a moment after the last request. */
const maxSearches = 20;

let run: CanaryRun;
beforeAll(async () => {
  run = await CanaryRun.start('src/server.ts');
  // What a server does after its start writes over much of its memory by chance.
  await untilIdle(run.pid);
});
afterAll(() => run.end());

withMemory(
  'a passphrase and a recovery key are in the process of the unlocked session only, and nowhere after it',
  async () => {
    await run.play.setUp();
    const { memory } = await settled(run, ({ memory: hits }) =>
      hits.every((hit) => hit.process.includes('report-process')),
    );
    expect(memory.map(({ process }) => process)).toContainEqual(expect.stringContaining('report-process'));
    expect(memory.filter(({ process }) => !process.includes('report-process'))).toEqual([]);
    await run.play.lock();
    expect(await settled(run, isNowhere)).toEqual({ memory: [], stored: [] });
    await run.play.unlockSignedOut();
    expect(await settled(run, isNowhere)).toEqual({ memory: [], stored: [] });
  },
);

withMemory('a report, its file and its receipt are in no memory, file and log after they were sent', async () => {
  await run.play.report('with script', (text, files) => run.play.sendByScript(text, files));
  await run.play.reportFromElsewhere();
  expect(await settled(run, isNowhere)).toEqual({ memory: [], stored: [] });
});

// Checks the search, not the site.
withMemoryInLongRun('a server that keeps the text of a form is detected', async () => {
  const planted = await CanaryRun.start('tests/support/planted-memory.ts');
  try {
    await planted.play.setUp();
    await planted.play.lock();
    const { memory } = await planted.search();
    expect(memory).toContainEqual(expect.objectContaining({ mark: 'passphrase', encoding: 'form-encoded' }));
  } finally {
    await planted.end();
  }
});

const isNowhere = ({ memory, stored }: Findings) => memory.length + stored.length === 0;

/** What is found once it is as expected, or at last. */
async function settled(of: CanaryRun, isExpected: (found: Findings) => boolean): Promise<Findings> {
  let found = await of.search();
  for (let searches = 1; searches < maxSearches && !isExpected(found); searches += 1) found = await of.search();
  return found;
}
