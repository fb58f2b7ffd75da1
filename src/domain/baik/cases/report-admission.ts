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

/** Accepted reports by network, in the memory of this process or of the server that has started it. */
export type NetworkCounts = {
  count: (subject: string) => number | Promise<number>;
  add: (subject: string) => void;
  /** A key that is replaced every hour. */
  hourKey: () => string;
};

type Counted = { db: Db; counts: NetworkCounts; full: FullPlaces };

/** The limits that a report falls under. The address is used for this call only, and in memory as a keyed hash. */
export function admissionOfReport({ db, counts, full }: Counted, { address, token, pool }: Sender): Admission {
  const { near, wide } = networksOf(address);
  const max = maxReports[pool];
  const ofPool = { subject: pool === 'direct' ? pool : `baik ${pool}`, max: max.inAll };
  const inMemory: Place[] = [{ subject: `${pool} ${near}`, max: max.near }];
  if (wide !== undefined) inMemory.push({ subject: `${pool} ${wide}`, max: max.wide });
  if (pool === 'direct') inMemory.push(ofPool);
  const inAll = pool === 'direct' ? [] : [ofPool];
  const day = today();
  // Ends at the latest when the day is over everywhere: the message says a time at which there is room again.
  const period = { name: day, endsAt: startOf(addDays(day, 1)).getTime() };
  const requireRoom = async () => {
    for (const { subject, max: most } of inMemory) {
      if ((await counts.count(subject)) >= most) throw new NoRoomError(HourlyCounts.secondsLeft());
    }
  };
  return {
    async check() {
      await checkToken(db, token);
      await requireRoom();
      if (inAll.length > 0) await checkPlaces(db, full, inAll, period);
    },
    async take(tx) {
      await consumeToken(tx, token, period.name);
      // Other reports of the network may have been accepted since the check.
      await requireRoom();
      // Last: other reports wait for this row until the transaction ends.
      await takePlaces(tx, inAll, period);
      for (const { subject } of inMemory) counts.add(subject);
    },
  };
}
