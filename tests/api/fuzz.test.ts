import { expect, test } from 'bun:test';
import { fuzzApi } from '../../scripts/fuzz-api/fuzz.ts';
import { slow } from '../support/slow.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

// A small sample of `bun run fuzz:api` with a fixed seed.
test(
  'no operation of the API answers 500 to generated requests',
  async () => {
    const api = await (await world.get('/api/docs/json', await world.signedIn())).json();
    const { requests, problems } = await fuzzApi({
      api,
      ask: (path, init) => world.handle(path, init),
      signIn: () => world.signedIn(),
      runs: 2,
      seed: 1,
      // Response times are checked by the command only, on an idle machine.
      maxAnswerInMilliseconds: Number.POSITIVE_INFINITY,
    });
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThan(75);
  },
  2 * slow,
);
