import { setSystemTime } from 'bun:test';
import { openDatabase } from '../../../src/db/client.ts';
import { createAccount } from '../../../src/domain/accounts/commands.ts';
import { sweepApprovals } from '../../../src/domain/baik/approvals/approvals.ts';
import { askToAdmit, joinAs, type RecipientInTest, recipient, storeOf, unlock } from '../baik.ts';
import type { Place } from '../databases.ts';
import { fullAccessRoles } from '../people.ts';
import type { World } from '../world.ts';

/** Runs a step of a test as many hours ago. */
export async function hoursAgo<Result>(hours: number, step: () => Promise<Result>): Promise<Result> {
  setSystemTime(new Date(Date.now() - hours * 3_600_000));
  try {
    return await step();
  } finally {
    setSystemTime();
  }
}

/** What the server does hourly with approvals. */
export function sweep(world: World) {
  return sweepApprovals(storeOf(world), 'https://site.test/backend/baik');
}

/** A second recipient, whom the first one asked to admit 80 hours ago. Both are unlocked. */
export async function secondRecipient(world: World, first: RecipientInTest, username = 'budi') {
  const second = await recipient(world, username);
  await hoursAgo(80, async () => {
    await unlock(world, first);
    await askToAdmit(world, first, second);
  });
  await unlock(world, first);
  await unlock(world, second);
  return second;
}

/** One more recipient, whom two others admit. */
export async function furtherRecipient(
  world: World,
  [one, other]: readonly [RecipientInTest, RecipientInTest],
  username: string,
) {
  const newcomer = await recipient(world, username);
  await askToAdmit(world, one, newcomer);
  await askToAdmit(world, other, newcomer);
  return newcomer;
}

/** Opens the report channel of a site that does not run: its one recipient opens reports elsewhere. */
export async function openChannel(place: Place, username = 'rini', password = 'a good long password'): Promise<void> {
  const { db, close } = await openDatabase(place);
  await joinAs({ db }, await createAccount(db, username, password, fullAccessRoles));
  await close();
}
