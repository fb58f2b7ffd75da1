import type { Db } from '../../db/client.ts';
import { networksOf } from '../limits/networks.ts';
import {
  type Admission,
  checkPlaces,
  checkToken,
  consumeToken,
  dailyHash,
  dayAt,
  type FullPlaces,
  type Place,
  type Pool,
  takePlaces,
  tenMinutesAt,
} from '../limits/places.ts';

/** Requests in ten minutes. */
const maxRequests = {
  ordinary: { inAll: 60, near: 5 },
  work: { inAll: 60, near: 10 },
  waiting: { inAll: 60, near: 5 },
} as const satisfies Record<Pool, Record<'inAll' | 'near', number>>;

/** Mails with a link that one address gets in a day, for requests of all visitors together. */
const maxLinksPerAddress = 3;

type Sender = { address: string; token: string; pool: Pool; email: string };

/** The limits that a data request falls under; they hold on every node and after a restart. */
export async function admissionOfRequest(
  { db, full }: { db: Db; full: FullPlaces },
  { address, token, pool, email }: Sender,
  now = Date.now(),
): Promise<Admission> {
  const hash = await dailyHash(db, now);
  const tenMinutes = tenMinutesAt(now);
  const today = dayAt(now);
  const places: Place[] = [
    { subject: `data-request ${pool}`, max: maxRequests[pool].inAll },
    { subject: `data-request ${pool} ${hash(networksOf(address).near)}`, max: maxRequests[pool].near },
  ];
  const links: Place[] = [{ subject: `data-request to ${hash(email.toLowerCase())}`, max: maxLinksPerAddress }];
  return {
    async check() {
      await checkToken(db, token);
      await checkPlaces(db, full, places, tenMinutes, now);
      await checkPlaces(db, full, links, today, now);
    },
    async take(tx) {
      await consumeToken(tx, token, today.name);
      await takePlaces(tx, places, tenMinutes, now);
      await takePlaces(tx, links, today, now);
    },
  };
}
