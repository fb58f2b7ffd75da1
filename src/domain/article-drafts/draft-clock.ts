import type { Db } from '../../db/client.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { publishDueDrafts } from './commands.ts';

/** How late scheduled changes may be published, in milliseconds. */
const intervalInMilliseconds = 10_000;

type Options = { db: Db; staleness: Staleness; onError: (error: unknown) => void };

/** Publishes scheduled changes of articles. Every node looks; the lock of the article lets one of them publish. */
export function startDraftClock({ db, staleness, onError }: Options): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= publishDueDrafts(db, staleness)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  look();
  const timer = setInterval(look, intervalInMilliseconds);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
