import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { CanaryRun } from '../../scripts/canary/run.ts';
import { isLongRun } from '../support/long-run.ts';
import { canReadMemory } from '../support/programs/process-memory.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(6 * slow);

/** Reading the memory of another process takes the rights of root, and Linux. */
const withMemory = test.if(canReadMemory(process.pid) && process.getuid?.() === 0);
const withMemoryInLongRun = isLongRun ? withMemory : () => {};
/** Not the receive buffers of the server, of which nothing is promised. */
const nowhere = { processes: [], heap: [], stored: [], server: expect.anything() };

let run: CanaryRun;
beforeAll(async () => {
  run = await CanaryRun.start('tests/support/programs/snapshotting-server.ts');
});
afterAll(() => run.end());

withMemory(
  'a passphrase and a recovery key are in the process of the unlocked session, and in none after it',
  async () => {
    const [intake] = run.channelProcesses();
    await run.play.setUp();
    const [session] = run.channelProcesses().filter((pid) => pid !== intake);
    const { processes, ...others } = await run.search();
    expect(new Set(processes.map(({ process }) => process))).toEqual(new Set([`report-process (${session})`]));
    expect({ processes: [], ...others }).toEqual(nowhere);
    await run.play.lock();
    await run.play.unlockSignedOut();
    expect(await run.search()).toEqual(nowhere);
  },
);

withMemory(
  'a report, its file and its receipt are on no disk, in no log and backup, and in no process but the buffers of the server once the one that read them was replaced',
  async () => {
    const receipt = await run.play.report('with script', (text, files) => run.play.sendByScript(text, files));
    await run.play.writeToMailbox(receipt);
    await run.play.reportFromElsewhere();
    await run.replaceIntake();
    expect(await run.search()).toEqual(nowhere);
  },
);

// Checks the search, not the site.
withMemoryInLongRun('a server that keeps the text of a form is detected', async () => {
  const planted = await CanaryRun.start('tests/support/programs/planted-memory.ts');
  try {
    await planted.play.setUp();
    await planted.play.lock();
    expect((await planted.search()).heap).toContain('passphrase (form-encoded) in the heap of the server');
  } finally {
    await planted.end();
  }
});
