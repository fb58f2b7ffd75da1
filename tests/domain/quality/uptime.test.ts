import { expect, test } from 'bun:test';
import { noteRunning, uptimeUntil } from '../../../src/domain/quality/installation-figures.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

/** The site looks at the clock at these moments only. */
async function runsAt(...moments: string[]): Promise<void> {
  for (const moment of moments) await noteRunning(world.db, () => new Date(moment))();
}

const share = async (moment: string) => {
  const { minutes, possibleMinutes } = (await uptimeUntil(world.db, new Date(moment))) ?? {};
  return `${minutes} of ${possibleMinutes}`;
};

test('a site that runs since its first start was up in all minutes, at any second at which it is asked', async () => {
  await runsAt('2031-05-04T23:57:50Z');
  expect(await share('2031-05-04T23:57:51Z')).toBe('1 of 1');
  // The next minute has begun, and the clock looks at it some seconds later.
  expect(await share('2031-05-04T23:58:05Z')).toBe('1 of 1');
  await runsAt('2031-05-04T23:58:10Z', '2031-05-04T23:58:30Z', '2031-05-04T23:59:10Z');
  expect(await share('2031-05-04T23:59:59Z')).toBe('3 of 3');
  expect(await share('2031-05-05T00:00:09Z')).toBe('3 of 3');
  await runsAt('2031-05-05T00:00:10Z');
  expect(await share('2031-05-05T00:00:11Z')).toBe('4 of 4');
});

test('a minute that passed without a look was down, and so is the time until the next start', async () => {
  expect(await share('2031-05-05T00:03:05Z')).toBe('4 of 6');
  await runsAt('2031-05-05T00:09:59Z');
  expect(await share('2031-05-05T00:10:20Z')).toBe('5 of 13');
});
