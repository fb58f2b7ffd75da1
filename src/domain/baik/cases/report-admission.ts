import type { Db } from '../../../db/client.ts';
import { addDays, startOf, today } from '../../days.ts';
import { type Admission, NoRoomError, type Pool } from '../../limits/admission.ts';
import { HourlyCounts } from '../../limits/hourly-counts.ts';
import { type Networks, networksOf } from '../../limits/networks.ts';
import { checkPlaces, type FullPlaces, type Period, takePlaces } from '../../limits/places.ts';
import { checkToken, spendToken } from '../../limits/spent-tokens.ts';

/**
 * Reports in all on one day, for the database keeps no finer time, and by network within an hour in the memory of this
 * process. One network cannot use up a day.
 */
const maxReports = {
  ordinary: { inAll: 2000, near: 20, wide: 60 },
  work: { inAll: 5000, near: 60, wide: 120 },
  waiting: { inAll: 5000, near: 30, wide: 60 },
} as const satisfies Record<Pool, Record<'inAll' | 'near' | 'wide', number>>;

type Sender = { address: string; token: string; pool: Pool };

/** In this process, or in the server that has started it. */
export type NetworkCounts = {
  count: (subject: string) => number | Promise<number>;
  add: (subject: string) => void;
};

type Counted = {
  db: Db;
  /** Accepted reports by network, in the memory of this process. */
  counts: NetworkCounts;
  full: FullPlaces;
};

/** The limits that a report falls under. The address is used for this call only, and in memory as a keyed hash. */
export function admissionOfReport({ db, counts, full }: Counted, { address, token, pool }: Sender): Admission {
  const networks = networksOf(address);
  const period = dayOf(today());
  const places = [{ subject: `baik ${pool}`, max: maxReports[pool].inAll }];
  return {
    async check() {
      await checkToken(db, token);
      await requireRoomFor(networks, pool, counts);
      await checkPlaces(db, full, places, period);
    },
    async take(tx) {
      await spendToken(tx, token, period.name);
      // Other reports of the network may have been accepted since the check.
      await requireRoomFor(networks, pool, counts);
      // Last: other reports wait for this row until the transaction ends.
      await takePlaces(tx, places, period);
      for (const network of [networks.near, networks.wide]) if (network) counts.add(`${pool} ${network}`);
    },
  };
}

async function requireRoomFor({ near, wide }: Networks, pool: Pool, counts: NetworkCounts): Promise<void> {
  const max = maxReports[pool];
  const isFull =
    (await counts.count(`${pool} ${near}`)) >= max.near ||
    (wide !== undefined && (await counts.count(`${pool} ${wide}`)) >= max.wide);
  if (isFull) throw new NoRoomError(HourlyCounts.secondsLeft());
}

/** Ends at the latest when the day is over everywhere: the message says a time at which there is room again. */
function dayOf(day: string): Period {
  return { name: day, endsAt: startOf(addDays(day, 1)).getTime() };
}
