import { constants } from 'node:os';
import { onParentExit } from './launcher.mjs';
import { stopRunningPrograms } from './programs.mjs';

/** @type {NodeJS.Signals | undefined} */
let received;

/** Signals such as Ctrl-C stop the running program; its caller then detects the interruption and cleans up. */
export function listenForInterruption() {
  const interrupt = (/** @type {NodeJS.Signals} */ signal) => {
    received ??= signal;
    stopRunningPrograms();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, interrupt);
  onParentExit(() => interrupt('SIGTERM'));
}

/** Exit code by shell convention after a signal; undefined before. */
export function interruptionCode() {
  return received && 128 + constants.signals[received];
}
