import { dlopen, FFIType, ptr } from 'bun:ffi';
import { existsSync, readFileSync } from 'node:fs';
import type { Log } from './web/log/log.ts';

/** `PR_SET_DUMPABLE` and `RLIMIT_CORE` of Linux, the same on x86-64 and arm64. */
const setDumpable = 4;
const coreFileSize = 4;

/** Names of the C library with glibc and with musl. */
const libraries = ['libc.so.6', 'libc.musl-x86_64.so.1', 'libc.musl-aarch64.so.1'];

/**
 * Keeps the memory of this process, in which reports and keys are, from being written to a disk by the system: no core dumps,
 * here and in every process that this one starts, no access by other processes of the same user, and a warning about swap.
 */
export function protectMemory(log: Log): void {
  if (process.platform !== 'linux') return;
  if (!forbidDumps())
    log.warn('core_dumps_not_off', { advice: 'Set the limit of core files to 0 where the server is started' });
  const devices = swapDevices(existsSync('/proc/swaps') ? readFileSync('/proc/swaps', 'latin1') : '');
  if (devices.length > 0) {
    log.warn('swap_in_use', {
      devices: devices.join(', '),
      advice:
        'Memory with reports and keys may be written there. Turn swap off, or encrypt it with a key made at each start',
    });
  }
}

/** The devices and files in a text such as /proc/swaps. */
export function swapDevices(text: string): string[] {
  return text
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(/\s/, 1).filter((name) => name !== ''));
}

/** Returns whether the system has agreed. */
export function forbidDumps(): boolean {
  for (const library of libraries) {
    try {
      const { symbols } = dlopen(library, {
        prctl: { args: [FFIType.i32, FFIType.u64, FFIType.u64, FFIType.u64, FFIType.u64], returns: FFIType.i32 },
        setrlimit: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 },
      });
      // The soft and the hard limit: neither this process nor one that it starts can raise them again.
      const none = new BigUint64Array(2);
      const isLimited = symbols.setrlimit(coreFileSize, ptr(none)) === 0;
      return symbols.prctl(setDumpable, 0, 0, 0, 0) === 0 && isLimited;
    } catch {
      // Another C library.
    }
  }
  return false;
}
