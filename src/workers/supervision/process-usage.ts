import { readdirSync, readFileSync } from 'node:fs';

type ProcessUsage = { residentInBytes: number; processorTimeInMilliseconds: number };

/** The unit of processor times in /proc, the same on all architectures of Linux. */
const tickInMilliseconds = 10;

/** What a process uses; undefined when it has ended, and on systems other than Linux. */
export function readProcessUsage(pid: number): ProcessUsage | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    const facts = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may hold spaces; the 14th and 15th fields are the times in user and kernel mode.
    const [user, system] = facts
      .slice(facts.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    if (kilobytes === undefined || user === undefined || system === undefined) return undefined;
    return {
      residentInBytes: Number(kilobytes) * 1024,
      processorTimeInMilliseconds: (user + system) * tickInMilliseconds,
    };
  } catch {
    return undefined;
  }
}

/** Open file descriptors of this process; undefined on systems other than Linux. */
export function countOpenDescriptors(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}
