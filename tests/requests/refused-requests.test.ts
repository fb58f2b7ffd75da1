import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test';
import { handOver } from '../../src/domain/baik/cases/handovers.ts';
import { slow } from '../support/slow.ts';
import { countSpent, type Spent } from '../support/spent.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let counted: ReturnType<typeof countSpent>;
beforeAll(async () => {
  world = await openWorld({ hasReportProcesses: true });
}, slow);
beforeEach(async () => {
  await world.reset();
  counted = countSpent(world.database);
});
afterEach(() => {
  counted.stop();
  setSystemTime();
});
afterAll(() => world.close());

/** The status of the answer, and what it took. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Spent & { status: number }> {
  const { result, spent } = await counted.during(async () => {
    const answer = await world.get(path, headers);
    await answer.text();
    return answer.status;
  });
  return { status: result, ...spent };
}

const nothing: Spent = { processes: 0, renders: 0, queries: 0 };

describe.each(['/id/budaya-baik', '/en/baik-culture', '/id/budaya-baik/nilai', '/en/baik-culture/values'])(
  'the page after a form at %s',
  (page) => {
    const known = async () => `${page}?ref=${await handOver(world.db, { code: '' })}`;

    test('starts a process for a reference that a form was answered with', async () => {
      const { processes } = await ask(await known(), { 'sec-fetch-site': 'same-origin' });
      // This one cannot be started, so that it is also tried to have one in reserve.
      expect(processes).toBeGreaterThan(0);
      world.expectErrors(1);
    });

    test('starts none for an invented reference, and asks the database only when it has the shape of one', async () => {
      const malformed = await ask(`${page}?ref=x`);
      expect([malformed.status, malformed.processes]).toEqual([200, 0]);
      const invented = await ask(`${page}?ref=${'A'.repeat(22)}`);
      expect([invented.status, invented.processes]).toEqual([200, 0]);
    });

    test.each(['cross-site', 'same-site'])('refuses one that a %s page asks for, at no cost', async (site) => {
      const path = await known();
      await ask(path, { 'sec-fetch-site': site });
      expect(await ask(path, { 'sec-fetch-site': site })).toEqual({ status: 403, ...nothing });
      // It is still there for the person who sent the form.
      expect((await ask(path, { 'sec-fetch-site': 'same-origin' })).processes).toBeGreaterThan(0);
      world.expectErrors(1);
    });

    test('is asked for by one network only so often', async () => {
      // Nothing is allowed again meanwhile.
      setSystemTime(new Date());
      for (let round = 0; round < 6; round += 1) {
        const answers = await Promise.all(Array.from({ length: 5 }, () => ask(`${page}?ref=x`)));
        expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      }
      await ask(`${page}?ref=x`);
      expect(await ask(`${page}?ref=x`)).toEqual({ status: 429, ...nothing });
    });
  },
);
