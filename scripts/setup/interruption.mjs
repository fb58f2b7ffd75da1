import { constants } from 'node:os';
import { onLauncherGone } from './launcher.mjs';
import { stopRunningPrograms } from './programs.mjs';

/** @type {NodeJS.Signals | undefined} */
let received;

/** Ctrl-C and its like end the running program; whoever waits for it then finds the interruption and cleans up. */
export function listenForInterruption() {
  const interrupt = (/** @type {NodeJS.Signals} */ signal) => {
    received ??= signal;
    stopRunningPrograms();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, interrupt);
  onLauncherGone(() => interrupt('SIGTERM'));
}

/** Exit code by the shells' convention once a signal has come; nothing before. */
export function interruptionCode() {
  return received && 128 + constants.signals[received];
}
