import { expect, test } from 'bun:test';
import { UnlockedProcesses, unlockedTimes } from '../../src/report-processes/unlocked-processes.ts';

/** A process that waits until it is ended. */
function start() {
  const child = Bun.spawn(['sleep', '600'], { stdio: ['ignore', 'ignore', 'ignore'] });
  return {
    get hasEnded() {
      return child.signalCode !== null;
    },
    exited: child.exited,
    end: () => child.kill('SIGKILL'),
  };
}

type Process = ReturnType<typeof start>;
const sessions = (times = unlockedTimes) => new UnlockedProcesses<Process>(times);

test('an unlocked session is locked ten minutes after its last use, and after twelve hours', async () => {
  expect(unlockedTimes).toEqual({ maxIdleInMilliseconds: 600_000, maxUnlockedInMilliseconds: 43_200_000 });
  const idle = sessions({ maxIdleInMilliseconds: 20, maxUnlockedInMilliseconds: 60_000 });
  const unused = start();
  idle.add('a', unused, 1);
  await unused.exited;
  expect(idle.use('a')).toBeUndefined();
  const limited = sessions({ maxIdleInMilliseconds: 60_000, maxUnlockedInMilliseconds: 20 });
  const used = start();
  limited.add('a', used, 1);
  await used.exited;
  expect(limited.use('a')).toBeUndefined();
});

test('the ninth unlocked session locks the one that was not used for the longest time', async () => {
  const unlocked = sessions();
  const processes = Array.from({ length: 9 }, start);
  for (const [index, process] of processes.entries()) {
    if (index === 8) unlocked.use('session 0');
    unlocked.add(`session ${index}`, process, index);
  }
  await processes[1]?.exited;
  expect(processes.map((_, index) => unlocked.use(`session ${index}`) !== undefined)).toEqual(
    processes.map((_, index) => index !== 1),
  );
  for (const process of processes) process.end();
});

test('who is no recipient any more loses every unlocked session but the one in which that was done', async () => {
  const unlocked = sessions();
  const [own, other, colleague] = [start(), start(), start()];
  unlocked.add('own', own, 1);
  unlocked.add('other', other, 1);
  unlocked.add('colleague', colleague, 2);
  unlocked.lockRecipient(1, own);
  await other.exited;
  expect([unlocked.use('own'), unlocked.use('other'), unlocked.use('colleague')]).toEqual([own, undefined, colleague]);
  for (const process of [own, colleague]) process.end();
});
