import { afterEach, expect, jest, test } from 'bun:test';
import { startLinkCheck } from '../../../src/domain/links/link-check.ts';

afterEach(() => void jest.useRealTimers());

test('after its end the check of links looks at the database no more, also not for changes before', async () => {
  jest.useFakeTimers();
  const looks: PropertyKey[] = [];
  const db = new Proxy({} as never, {
    get(_target, name) {
      looks.push(name);
      throw new Error('The database is closed.');
    },
  });
  const check = startLinkCheck({ db, siteUrl: 'https://www.example.test', onError: () => {} });
  check.wake();
  await check.stop();
  jest.advanceTimersByTime(3_600_000);
  expect(looks).toEqual([]);
});
