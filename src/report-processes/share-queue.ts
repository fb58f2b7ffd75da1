import { isIPv4 } from 'node:net';
import { networksOf } from '../domain/limits/networks.ts';
import { QueueFullError } from '../workers/supervision/fair-queue.ts';

/** Who waits, as groups within each other, the widest first: such as the neighbours of a network, and the network itself. */
type Groups = readonly string[];

type Task = { groups: Groups; isLong: boolean; start: () => void; refuse: (error: QueueFullError) => void };

type ShareLimits = {
  maxRunning: number;
  /** Running tasks of one group of the level before the last, slow ones included. */
  maxRunningOfOne: number;
  /** A task that takes longer waits for files or for a slow line: it makes room for others, up to this number. */
  maxSlow: number;
  slowAfterInMilliseconds: number;
  maxWaiting: number;
  maxWaitInMilliseconds: number;
};

/**
 * Lets a few tasks run at once, and shares the places that are left between the groups that wait: first between the widest ones,
 * then between those within them. When no more can wait, the group with most waiting tasks loses its youngest one. A flood therefore
 * holds up its own neighbours first. Groups are known while a task of theirs waits or runs.
 */
export class ShareQueue {
  private readonly running = new Set<Task>();
  private waiting: Task[] = [];
  /** When a task of a group was started last, counted in tasks. */
  private readonly served = new Map<string, number>();
  private count = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** Waits for a place, until the signal. Returns what gives it back. Throws QueueFullError. */
  async take(groups: Groups, signal?: AbortSignal): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task: Task = { groups, isLong: false, start: resolve, refuse: reject };
    this.waiting.push(task);
    this.startNext();
    if (this.waiting.length > this.limits.maxWaiting) this.refuse(this.mostCrowding(), 'Too many tasks wait.');
    const { maxWaitInMilliseconds, slowAfterInMilliseconds } = this.limits;
    const tooLong = setTimeout(() => this.refuse(task, 'A task has waited for too long.'), maxWaitInMilliseconds);
    const gone = () => this.refuse(task, 'The client of this task has disconnected.');
    signal?.addEventListener('abort', gone);
    if (signal?.aborted) gone();
    try {
      await promise;
    } finally {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', gone);
    }
    const slow = setTimeout(() => {
      task.isLong = true;
      this.startNext();
    }, slowAfterInMilliseconds);
    slow.unref();
    return () => {
      clearTimeout(slow);
      this.running.delete(task);
      this.forget(task);
      this.startNext();
    };
  }

  private refuse(task: Task, reason: string): void {
    if (!this.waiting.includes(task)) return;
    this.waiting = this.waiting.filter((one) => one !== task);
    this.forget(task);
    task.refuse(new QueueFullError(reason));
  }

  /** Number of running tasks that make room for others. */
  private get slow(): number {
    return Math.min(this.limits.maxSlow, [...this.running].filter(({ isLong }) => isLong).length);
  }

  private startNext(): void {
    while (this.running.size - this.slow < this.limits.maxRunning) {
      const running = countGroups(this.running);
      const ready = this.waiting.filter(
        ({ groups }) => (running.get(groups.at(-2) ?? groups[0] ?? '') ?? 0) < this.limits.maxRunningOfOne,
      );
      const [first, ...others] = ready;
      if (!first) return;
      const next = others.reduce((one, other) => (this.isBefore(other, one, running) ? other : one), first);
      this.waiting = this.waiting.filter((one) => one !== next);
      this.running.add(next);
      this.count += 1;
      for (const group of next.groups) this.served.set(group, this.count);
      next.start();
    }
  }

  /** The first difference of their groups decides: fewer running tasks, then the earlier turn. */
  private isBefore(one: Task, other: Task, running: ReadonlyMap<string, number>): boolean {
    for (const [level, group] of one.groups.entries()) {
      const rival = other.groups[level] ?? '';
      if (group === rival) continue;
      const byRunning = (running.get(group) ?? 0) - (running.get(rival) ?? 0);
      if (byRunning !== 0) return byRunning < 0;
      return (this.served.get(group) ?? 0) < (this.served.get(rival) ?? 0);
    }
    return false;
  }

  /** The youngest waiting task of the group that has most of them on each level. */
  private mostCrowding(): Task {
    let tasks = this.waiting;
    const youngest = tasks.at(-1) as Task;
    for (const level of youngest.groups.keys()) {
      const counts = countGroups(tasks, level);
      const most = Math.max(...counts.values());
      const own = youngest.groups[level] ?? '';
      // The newcomer gives way when its own group has as many as any.
      const isOwn = tasks.at(-1) === youngest && counts.get(own) === most;
      const largest = isOwn ? own : [...counts].find(([, count]) => count === most)?.[0];
      tasks = tasks.filter(({ groups }) => groups[level] === largest);
    }
    return tasks.at(-1) ?? youngest;
  }

  private forget({ groups }: Task): void {
    const known = countGroups([...this.running, ...this.waiting]);
    for (const group of groups) if (!known.has(group)) this.served.delete(group);
  }
}

/** How many tasks each group has, on one level or on all. */
function countGroups(tasks: Iterable<Task>, level?: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { groups } of tasks) {
    for (const group of level === undefined ? groups : groups.slice(level, level + 1)) {
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  }
  return counts;
}

/** The /16, the /24 and the address in IPv4; the /32, the /48 and the /64 in IPv6. */
export function sharesOf(address: string): Groups {
  const { near, wide } = networksOf(address);
  if (wide !== undefined) return [`${wide.split(':').slice(0, 2).join(':')}::/32`, wide, near];
  if (!isIPv4(near)) return [near, near, near];
  const numbers = near.split('.');
  return [`${numbers.slice(0, 2).join('.')}/16`, `${numbers.slice(0, 3).join('.')}/24`, near];
}
