import { eraseDueCases } from './cases/case-commands.ts';
import { knownFiles } from './cases/case-queries.ts';
import { dropOldHandovers } from './cases/handovers.ts';
import { noticeRecipients } from './cases/notices.ts';
import type { ChannelStore } from './cases/report-commands.ts';
import { startOf, today } from './days.ts';
import type { Drafts } from './uploads/drafts.ts';

/** Between two rounds, in milliseconds. */
const interval = 3_600_000;

type Options = {
  store: ChannelStore;
  drafts: Drafts;
  /** The address of the recipients' screen, for the notice. */
  screen: string;
  onError: (error: unknown) => void;
  /** There is a new mail in the outbox. */
  wakeOutbox: () => void;
  /** Writes down what was counted on the days before. */
  writeTally: () => void;
};

/** Once an hour, and at the start: what is due is erased, what is left over is removed, recipients are told. */
export function startBaikClock(options: Options): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    options.writeTally();
    running = runMaintenance(options).catch(options.onError);
  };
  round();
  const timer = setInterval(round, interval);
  return {
    /** Fulfilled when the round under way has ended. */
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

export async function runMaintenance({
  store,
  drafts,
  screen,
  wakeOutbox,
}: Omit<Options, 'onError' | 'writeTally'>): Promise<void> {
  await drafts.sweep();
  await dropOldHandovers(store.db);
  await eraseDueCases(store);
  await tidyFiles(store);
  if (await noticeRecipients(store.db, screen)) wakeOutbox();
}

/**
 * Sealed files that no entry names were left by a process that died, or belong to a case that has been erased. All others
 * are written anew once their day is over: until then the file system knows the minute in which they came.
 */
async function tidyFiles({ db, files }: ChannelStore): Promise<void> {
  const midnight = startOf(today());
  const old = await files.listBefore(midnight);
  const known = await knownFiles(db);
  await files.remove(old.filter(({ id }) => !known.has(id)).map(({ id }) => id));
  for (const { id, day, isFresh } of old) if (isFresh && known.has(id)) await files.renew(id, day);
}
