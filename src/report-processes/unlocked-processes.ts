import type { ReportProcess } from './report-process.ts';

type UnlockedTimes = { maxIdleInMilliseconds: number; maxUnlockedInMilliseconds: number };

export const unlockedTimes: UnlockedTimes = {
  maxIdleInMilliseconds: 10 * 60_000,
  maxUnlockedInMilliseconds: 12 * 3_600_000,
};

/** Sessions with a process at the same time; one more ends the one that was not used for the longest time. */
const maxUnlockedSessions = 8;

type Holder = Pick<ReportProcess, 'end' | 'exited' | 'hasEnded'>;

type Unlocked<Process> = { process: Process; recipientId: number; idle: Timer; end: Timer };

/** The processes of unlocked sessions, each of which holds the keys of one recipient until it ends. */
export class UnlockedProcesses<Process extends Holder = ReportProcess> {
  private readonly sessions = new Map<string, Unlocked<Process>>();

  constructor(private readonly times = unlockedTimes) {}

  /** The process of a session; its idle time starts again. */
  use(session: string): Process | undefined {
    const unlocked = this.sessions.get(session);
    if (!unlocked || unlocked.process.hasEnded) return undefined;
    unlocked.idle.refresh();
    this.sessions.delete(session);
    this.sessions.set(session, unlocked);
    return unlocked.process;
  }

  has(process: Process): boolean {
    return [...this.sessions.values()].some((unlocked) => unlocked.process === process);
  }

  add(session: string, process: Process, recipientId: number): void {
    if (this.sessions.get(session)?.process !== process) this.lock(session);
    const idle = setTimeout(() => this.lock(session), this.times.maxIdleInMilliseconds);
    const end = setTimeout(() => this.lock(session), this.times.maxUnlockedInMilliseconds);
    for (const timer of [idle, end]) timer.unref();
    this.sessions.set(session, { process, recipientId, idle, end });
    void process.exited.then(() => {
      if (this.sessions.get(session)?.process === process) this.forget(session);
    });
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > maxUnlockedSessions && oldest !== undefined) this.lock(oldest);
  }

  lock(session: string): void {
    this.forget(session)?.end();
  }

  /** The process stays for its last answer. */
  forgetProcess(process: Process): void {
    for (const [session, unlocked] of this.sessions) if (unlocked.process === process) this.forget(session);
  }

  /** The sessions of who is no recipient any more, except that of the process which has removed them. */
  lockRecipient(recipientId: number, by: Process): void {
    for (const [session, unlocked] of this.sessions) {
      if (unlocked.recipientId === recipientId && unlocked.process !== by) this.lock(session);
    }
  }

  private forget(session: string): Process | undefined {
    const unlocked = this.sessions.get(session);
    clearTimeout(unlocked?.idle);
    clearTimeout(unlocked?.end);
    this.sessions.delete(session);
    return unlocked?.process;
  }
}
