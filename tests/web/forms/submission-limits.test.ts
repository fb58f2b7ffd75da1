import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { forEverybody, forOneMailbox, SubmissionLimits } from '../../../src/web/forms/submission-limits.ts';

const minute = 60_000;
const start = new Date('2026-11-20T03:00:00Z').getTime();
beforeEach(() => void setSystemTime(start));
afterEach(() => void setSystemTime());

const plenty = { inAll: 100, fromOne: 100, unproven: 100, mistaken: 100 };
const limits = (allowed: Partial<typeof plenty>) => new SubmissionLimits({ ...plenty, ...allowed });
const secondsFor = (some: SubmissionLimits, address = 'one') => some.admit(address).seconds;

test('an address at its limit waits until its first submission is ten minutes old', () => {
  const some = limits({ fromOne: 2 });
  expect(secondsFor(some)).toBe(0);
  setSystemTime(start + minute);
  expect(secondsFor(some)).toBe(0);
  expect(secondsFor(some)).toBe(540);
  setSystemTime(start + 10 * minute - 1);
  expect(secondsFor(some)).toBe(1);
  setSystemTime(start + 10 * minute);
  expect(secondsFor(some)).toBe(0);
  expect(secondsFor(some)).toBe(60);
});

test('addresses have separate limits and a shared total', () => {
  const alone = limits({ fromOne: 1 });
  expect([secondsFor(alone, 'one'), secondsFor(alone, 'one'), secondsFor(alone, 'two')]).toEqual([0, 600, 0]);
  const together = limits({ inAll: 1 });
  expect([secondsFor(together, 'one'), secondsFor(together, 'two')]).toEqual([0, 600]);
});

test('a submission expires exactly to the millisecond, independent of others', () => {
  const some = limits({ fromOne: 2 });
  some.admit('one');
  setSystemTime(start + 10 * minute);
  expect([secondsFor(some), secondsFor(some), secondsFor(some)]).toEqual([0, 0, 600]);
});

test('a rejected form does not count', () => {
  const some = limits({ fromOne: 1 });
  expect([secondsFor(some), secondsFor(some)]).toEqual([0, 600]);
  setSystemTime(start + 10 * minute);
  expect(secondsFor(some)).toBe(0);
});

test.each(['fromOne', 'inAll'] as const)('a released submission does not count (%s)', (kind) => {
  const some = limits({ [kind]: 1 });
  const admission = some.admit('one');
  expect(secondsFor(some)).toBe(600);
  some.release(admission);
  expect(secondsFor(some)).toBe(0);
});

test('an address with too many rejected forms is limited, others are not', () => {
  const some = limits({ mistaken: 2 });
  some.release(some.admit('one'));
  some.release(some.admit('one'));
  expect(secondsFor(some, 'one')).toBe(600);
  expect(secondsFor(some, 'two')).toBe(0);
  setSystemTime(start + 10 * minute);
  expect(secondsFor(some, 'one')).toBe(0);
});

test('a wrong attempt is released for its address, but counts in the total', () => {
  const byAddress = limits({ fromOne: 1 });
  byAddress.countWrong(byAddress.admit('one'));
  expect(secondsFor(byAddress, 'one')).toBe(0);
  const inAll = limits({ inAll: 1 });
  inAll.countWrong(inAll.admit('one'));
  expect(secondsFor(inAll, 'two')).toBe(600);
});

test('wrong attempts of one address are counted', () => {
  const some = limits({ mistaken: 2 });
  some.countWrong(some.admit('one'));
  expect(secondsFor(some)).toBe(0);
  some.countWrong(some.admit('one'));
  expect(secondsFor(some)).toBe(600);
});

test('forms without a token have a separate limit per address', () => {
  const some = limits({ unproven: 1 });
  const admission = some.admit('one');
  expect([some.admitUnproven(admission), some.admitUnproven(admission)]).toEqual([0, 600]);
  expect(some.admitUnproven(some.admit('two'))).toBe(0);
  expect(secondsFor(some)).toBe(0);
  setSystemTime(start + 10 * minute);
  expect(some.admitUnproven(admission)).toBe(0);
});

/** Number of simultaneous submissions admitted from one address. */
function admitted(some: SubmissionLimits, after: (admission: { address: string; seconds: number }) => void): number {
  for (let count = 0; count < 2000; count += 1) {
    const admission = some.admit('one');
    if (admission.seconds > 0) return count;
    after(admission);
  }
  return Number.POSITIVE_INFINITY;
}

test('an address may send twenty forms in ten minutes, ten without a token, and a hundred and twenty with errors', () => {
  expect(admitted(new SubmissionLimits(), () => {})).toBe(20);
  const some = new SubmissionLimits();
  const admission = some.admit('one');
  const unproven = Array.from({ length: 11 }, () => some.admitUnproven(admission));
  expect(unproven).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600]);
  const mistaken = new SubmissionLimits();
  expect(admitted(mistaken, (one) => mistaken.release(one))).toBe(120);
});

test('fifteen addresses with twenty forms each use up the total of three hundred', () => {
  const some = new SubmissionLimits();
  for (let form = 0; form < 300; form += 1) expect(secondsFor(some, `address ${form % 15}`)).toBe(0);
  expect(secondsFor(some, 'another')).toBe(600);
});

test('a channel without client addresses has one limit for all', () => {
  expect(forEverybody(30)).toEqual({ inAll: 30, fromOne: 30, unproven: 15, mistaken: 300 });
});

test('a mailbox allows ten wrong attempts, and sixty right ones', () => {
  const wrong = new SubmissionLimits(forOneMailbox);
  expect(admitted(wrong, (admission) => wrong.countWrong(admission))).toBe(10);
  expect(admitted(new SubmissionLimits(forOneMailbox), () => {})).toBe(60);
});
