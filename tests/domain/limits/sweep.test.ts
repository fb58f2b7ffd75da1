import { expect, test } from 'bun:test';
import { submissionCounts } from '../../../src/db/schema/index.ts';
import { admissionOfAcknowledgement, admissionOfMessage } from '../../../src/domain/contact/acknowledgement.ts';
import { FullPlaces, sweepLimits } from '../../../src/domain/limits/places.ts';
import { admissionOfRequest } from '../../../src/domain/privacy/intake.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const network = '2001:db8:1:2::3';
const email = 'sari@example.com';

/** A contact form and a data request at a moment, with what they count. */
async function send(moment: string): Promise<void> {
  const { db } = world;
  const now = Date.parse(moment);
  const sender = { address: network, pool: 'ordinary', email } as const;
  const counted = { db, full: new FullPlaces() };
  const message = await admissionOfMessage(counted, { ...sender, token: 'message' }, now);
  const request = await admissionOfRequest(counted, { ...sender, token: 'request' }, now);
  const acknowledgement = await admissionOfAcknowledgement(db, { email, network }, now);
  await db.transaction(async (tx) => {
    await message.take(tx);
    await request.take(tx);
    expect(await acknowledgement(tx)).toBe(true);
  });
}

/** What is stored after a sweep at that moment, each hash as a star. */
async function left(moment: string): Promise<string[]> {
  await sweepLimits(world.db, Date.parse(moment));
  const rows = await world.db.select().from(submissionCounts);
  return rows.map(({ subject, period }) => `${subject.replace(/[\w-]{43}/, '*')}, ${period}`).sort();
}

// The site sweeps every hour: a row stays for up to an hour after the first moment at which a sweep deletes it. So these
// of networks stay for less than two hours, and those of mailboxes for less than 25.
test('a form sent at 00:05 is counted by network until a sweep after 01:00, and by mailbox until the day is over', async () => {
  await send('2026-11-24T00:05:00Z');
  const ofDay = [
    'acknowledgement mailbox *, 2026-11-24',
    'acknowledgement, 2026-11-24',
    'data-request to *, 2026-11-24',
  ];
  expect(await left('2026-11-24T01:00:59Z')).toEqual(
    [
      'acknowledgement *, 2026-11-24T00:00',
      'acknowledgement *, 2026-11-24T00:00',
      'contact ordinary *, 2026-11-24T00:00',
      'contact ordinary *, 2026-11-24T00:00',
      'contact ordinary, 2026-11-24T00:00',
      'data-request ordinary *, 2026-11-24T00:00',
      'data-request ordinary, 2026-11-24T00:00',
      ...ofDay,
    ].sort(),
  );
  expect(await left('2026-11-24T01:01:00Z')).toEqual(ofDay);
  expect(await left('2026-11-24T23:59:59Z')).toEqual(ofDay);
  expect(await left('2026-11-25T00:00:00Z')).toEqual([]);
});

test('a form sent at 23:55 is counted until a sweep after midnight', async () => {
  await send('2026-11-24T23:55:00Z');
  expect(await left('2026-11-24T23:59:59Z')).toEqual(
    [
      'acknowledgement *, 2026-11-24T23:00',
      'acknowledgement *, 2026-11-24T23:00',
      'acknowledgement mailbox *, 2026-11-24',
      'acknowledgement, 2026-11-24',
      'contact ordinary *, 2026-11-24T23:50',
      'contact ordinary *, 2026-11-24T23:50',
      'contact ordinary, 2026-11-24T23:50',
      'data-request ordinary *, 2026-11-24T23:50',
      'data-request ordinary, 2026-11-24T23:50',
      'data-request to *, 2026-11-24',
    ].sort(),
  );
  expect(await left('2026-11-25T00:00:00Z')).toEqual([]);
});

test('a form sent as an hour of the day begins is counted by network for an hour, until the sweep after it', async () => {
  await send('2026-11-24T14:00:00Z');
  const networks = async (moment: string) => (await left(moment)).filter((row) => row.includes('*, 2026-11-24T'));
  expect(await networks('2026-11-24T15:00:59Z')).toHaveLength(5);
  expect(await networks('2026-11-24T15:01:00Z')).toEqual([]);
});

test('reports are counted by the day of the company, which begins at 17:00 UTC, until it is over in both', async () => {
  const rows = ['2026-11-24', '2026-11-25'].map((period) => ({ subject: 'baik ordinary', period, count: 1 }));
  await world.db.insert(submissionCounts).values(rows);
  const both = ['baik ordinary, 2026-11-24', 'baik ordinary, 2026-11-25'];
  expect(await left('2026-11-24T16:59:59Z')).toEqual(both);
  expect(await left('2026-11-24T17:00:00Z')).toEqual(both);
  expect(await left('2026-11-25T00:00:00Z')).toEqual(['baik ordinary, 2026-11-25']);
});
