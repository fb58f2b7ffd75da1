import type { Db } from '../../../db/client.ts';
import { addDays, startOf, today } from '../../days.ts';
import { HourlyCounts } from '../../limits/memory-counts.ts';
import { networksOf } from '../../limits/networks.ts';
import {
  type Admission,
  checkPlaces,
  checkToken,
  consumeToken,
  type FullPlaces,
  NoRoomError,
  type Period,
  type Place,
  type Share,
  takePlaces,
} from '../../limits/places.ts';

/**
 * Reports in all on one day, for the database keeps no finer time, and by network within an hour in the memory of this
 * process. One network cannot use up a day. Direct reports are counted in all within that hour as well.
 */
const maxReports = {
  ordinary: { inAll: 2000, near: 20, wide: 60 },
  work: { inAll: 5000, near: 60, wide: 120 },
  waiting: { inAll: 5000, near: 30, wide: 60 },
  direct: { inAll: 50, near: 5, wide: 10 },
} as const satisfies Record<Share, Record<'inAll' | 'near' | 'wide', number>>;

type Sender = { address: string; token: string; pool: Share };

/** In this process, or in the server that has started it. */
export type NetworkCounts = {
  count: (subject: string) => number | Promise<number>;
  add: (subject: string) => void;
  /** A key that is replaced every hour. */
  hourKey: () => string;
};

type Counted = {
  db: Db;
  /** Accepted reports by network, in the memory of this process. */
  counts: NetworkCounts;
  full: FullPlaces;
};

/** The limits that a report falls under. The address is used for this call only, and in memory as a keyed hash. */
export function admissionOfReport({ db, counts, full }: Counted, { address, token, pool }: Sender): Admission {
  const places = networkPlacesOf(address, pool);
  const period = dayOf(today());
  const inAll = pool === 'direct' ? [] : [{ subject: `baik ${pool}`, max: maxReports[pool].inAll }];
  return {
    async check() {
      await checkToken(db, token);
      await requireRoom(places, counts);
      if (inAll.length > 0) await checkPlaces(db, full, inAll, period);
    },
    async take(tx) {
      await consumeToken(tx, token, period.name);
      // Other reports of the network may have been accepted since the check.
      await requireRoom(places, counts);
      // Last: other reports wait for this row until the transaction ends.
      await takePlaces(tx, inAll, period);
      for (const { subject } of places) counts.add(subject);
    },
  };
}

function networkPlacesOf(address: string, pool: Share): Place[] {
  const { near, wide } = networksOf(address);
  const max: Record<'inAll' | 'near' | 'wide', number> = maxReports[pool];
  const places = [{ subject: `${pool} ${near}`, max: max.near }];
  if (wide !== undefined) places.push({ subject: `${pool} ${wide}`, max: max.wide });
  return pool === 'direct' ? [...places, { subject: pool, max: max.inAll }] : places;
}

async function requireRoom(places: readonly Place[], counts: NetworkCounts): Promise<void> {
  for (const { subject, max } of places) {
    if ((await counts.count(subject)) >= max) throw new NoRoomError(HourlyCounts.secondsLeft());
  }
}

/** Ends at the latest when the day is over everywhere: the message says a time at which there is room again. */
function dayOf(day: string): Period {
  return { name: day, endsAt: startOf(addDays(day, 1)).getTime() };
}
