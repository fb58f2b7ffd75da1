import { type BackgroundLoop, startLoop } from '../../background-loop.ts';
import { makeVariants } from './make-variants.ts';
import { releaseAllClaims } from './pending-variants.ts';

/** Another node may have been killed while it made some. */
const pollIntervalInMilliseconds = 60_000;

type Options = Parameters<typeof makeVariants>[0] & {
  /** Whether no other process uses the database. */
  isAlone: boolean;
  onError: (error: unknown) => void;
};

/** Makes variants of uploaded pictures in the background: those that are missing at the start, and new ones when woken. */
export function startVariantMaking({ isAlone, onError, ...options }: Options): BackgroundLoop {
  let isFirst = isAlone;
  const work = async (isStopped: () => boolean) => {
    if (isFirst) await releaseAllClaims(options.db);
    isFirst = false;
    await makeVariants(options, isStopped);
  };
  return startLoop({ work, everyMilliseconds: pollIntervalInMilliseconds, onError });
}
