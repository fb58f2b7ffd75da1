import type { Db } from '../../db/client.ts';
import { utcDay } from '../days.ts';
import { networksOf } from '../limits/networks.ts';
import {
  type Admission,
  checkPlaces,
  checkToken,
  consumeToken,
  dailyHash,
  type FullPlaces,
  type Place,
  type Share,
  takePlaces,
  tenMinutesAt,
} from '../limits/places.ts';

/** Messages in ten minutes. In all, as many as the mailbox takes in that time; a network may be a whole office. */
const maxMessages = {
  ordinary: { inAll: 300, near: 20, wide: 60 },
  work: { inAll: 300, near: 60, wide: 120 },
  waiting: { inAll: 300, near: 30, wide: 60 },
  direct: { inAll: 50, near: 5, wide: 10 },
} as const satisfies Record<Share, Record<'inAll' | 'near' | 'wide', number>>;

type Sender = { address: string; token: string; pool: Share };

/** The limits that a message falls under; all of them hold on every node and after a restart. */
export async function admissionOfMessage(
  { db, full }: { db: Db; full: FullPlaces },
  { address, token, pool }: Sender,
  now = Date.now(),
): Promise<Admission> {
  const hash = await dailyHash(db, now);
  const period = tenMinutesAt(now);
  const places = placesOf(address, pool, hash);
  return {
    async check() {
      await checkToken(db, token);
      await checkPlaces(db, full, places, period, now);
    },
    async take(tx) {
      await consumeToken(tx, token, utcDay(now));
      await takePlaces(tx, places, period, now);
    },
  };
}

function placesOf(address: string, pool: Share, hash: (text: string) => string): Place[] {
  const { near, wide } = networksOf(address);
  const max: Record<'inAll' | 'near' | 'wide', number> = maxMessages[pool];
  const places = [
    { subject: `contact ${pool}`, max: max.inAll },
    { subject: `contact ${pool} ${hash(near)}`, max: max.near },
  ];
  if (wide !== undefined) places.push({ subject: `contact ${pool} ${hash(wide)}`, max: max.wide });
  return places;
}
