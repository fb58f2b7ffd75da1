import { afterAll, beforeAll, expect, test } from 'bun:test';
import { fuzzApi } from '../../scripts/fuzz-api/fuzz.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

// A small sample of `bun run fuzz:api`, always with the same requests.
test(
  'no operation of the API answers 500 whatever it is asked',
  async () => {
    const api = await (await world.get('/api/docs/json')).json();
    const { requests, problems } = await fuzzApi({
      api,
      ask: (path, init) => world.handle(path, init),
      signIn: () => world.signedIn(),
      runs: 2,
      seed: 1,
      // The command measures time, on a machine that does nothing else.
      maxAnswerInMilliseconds: Number.POSITIVE_INFINITY,
    });
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThan(75);
  },
  2 * slow,
);
