import { dlopen, FFIType } from 'bun:ffi';
import { readdirSync, readFileSync } from 'node:fs';

// `bun scripts/setup/reaper.ts program …` runs a program, and adopts the processes that its processes leave behind when they
// end. Linux adds the processor time of a process to the one that waits for it: without a parent that does, the time of a
// browser's pages and of a killed server's processes is lost. Other systems have no adopter.
const [program = '', ...parameters] = process.argv.slice(2);

const setChildSubreaper = 36;
const doNotBlock = 1;
/** In milliseconds. */
const maxWait = 60_000;
const libc = openLibrary();
libc?.prctl(setChildSubreaper, 1, 0, 0, 0);

const child = Bun.spawn([program, ...parameters], { stdio: ['ignore', 'inherit', 'inherit'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
// Often, because tests wait until a process is gone.
const timer = setInterval(waitForAdopted, 50);
const code = await child.exited;
clearInterval(timer);
// The runner has killed what was left, which takes a moment to end.
for (const deadline = Date.now() + maxWait; waitForAdopted() && Date.now() < deadline; await Bun.sleep(20));
process.exit(code);

/** Whether some are left that have not ended. */
function waitForAdopted(): boolean {
  if (!libc) return false;
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  const adopted = children.filter((pid) => pid !== child.pid);
  return adopted.filter((pid) => libc.waitpid(pid, null, doNotBlock) === 0).length > 0;
}

function openLibrary() {
  if (process.platform !== 'linux') return undefined;
  for (const library of ['libc.so.6', `libc.musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`]) {
    try {
      return dlopen(library, {
        prctl: { args: [FFIType.i32, FFIType.u64, FFIType.u64, FFIType.u64, FFIType.u64], returns: FFIType.i32 },
        waitpid: { args: [FFIType.i32, FFIType.ptr, FFIType.i32], returns: FFIType.i32 },
      }).symbols;
    } catch {
      // Another C library.
    }
  }
  return undefined;
}
