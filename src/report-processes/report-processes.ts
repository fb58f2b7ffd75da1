import type { Sql } from 'postgres';
import type { Db } from '../db/client.ts';
import { DatabaseService } from '../db/database-service.ts';
import { sealOf } from '../domain/activity/seal-key.ts';
import type { Drafts } from '../domain/baik/uploads/drafts.ts';
import type { HourlyCounts } from '../domain/limits/hourly-counts.ts';
import { latestEntries } from '../domain/limits/latest-entries.ts';
import { networksOf } from '../domain/limits/networks.ts';
import { oneAtATimePerKey } from '../domain/locks/one-at-a-time.ts';
import type { Turns } from '../web/forms/turns.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import type { WrongGuesses } from '../web/forms/wrong-guesses.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import { sessionIdOf, staffOf } from '../web/sessions/session.ts';
import { FairQueue, type Sender } from '../workers/supervision/fair-queue.ts';
import { ProcessOverrunError } from '../workers/supervision/supervised-process.ts';
import type { FileQueue, Note, ReportSettings, RequestHead, ServiceCall } from './messages.ts';
import { overwriteSoon } from './overwritten-buffers.ts';
import { receiveBody } from './received-body.ts';
import { ReportProcess } from './report-process.ts';
import { isRead, reportRequestOf } from './report-requests.ts';
import { UnlockedProcesses, type UnlockedTimes, unlockedTimes } from './unlocked-processes.ts';

export type ReportProcessOptions = {
  settings: ReportSettings;
  nodeEnvironment: string;
  db: Db;
  sql: Sql;
  drafts: Drafts;
  turns: Pick<Turns, 'run'>;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  counts: Pick<HourlyCounts, 'count' | 'add'>;
  guesses: Pick<WrongGuesses, 'wait' | 'count'>;
  tally: Pick<DayTally, 'count' | 'countFailure'>;
  fileQueues: Record<FileQueue, Pick<FairQueue, 'take'>>;
  rewriteErased: () => void;
  times?: UnlockedTimes;
};

/** Processes that answer one request each. Forms that wait have been received and hold up to 256 KB. */
const queueLimits = { maxWaiting: 200, maxWaitInMilliseconds: 60_000 };
const maxRunning = { visitor: 4, staff: 2 };
/** A spare process that is not used gives its memory back after this time. */
const maxSpareTimeInMilliseconds = 10 * 60_000;
const maxKnownSenders = 10_000;

/**
 * Answers the requests of the report channel by processes that end with the request, or with the session that unlocked
 * reports in them: what they have read is gone then.
 */
export class ReportProcesses {
  private readonly unlocked: UnlockedProcesses;
  private readonly queues = {
    visitor: new FairQueue({ ...queueLimits, maxRunning: maxRunning.visitor }),
    staff: new FairQueue({ ...queueLimits, maxRunning: maxRunning.staff }),
  };
  private readonly senders = latestEntries<Sender>(maxKnownSenders);
  private readonly databases = new WeakMap<ReportProcess, DatabaseService>();
  /** The session whose request a process answers. */
  private readonly sessionOf = new WeakMap<ReportProcess, string>();
  /** Those whose body was counted as an upload. */
  private readonly counted = new WeakSet<ReportProcess>();
  private readonly places = new Map<number, { process: ReportProcess; release: () => void }>();
  private placeCount = 0;
  private readonly inTurn = oneAtATimePerKey();
  private readonly running = new Set<ReportProcess>();
  private spare: ReportProcess | undefined;
  private idle: Timer | undefined;
  private isStopped = false;

  constructor(private readonly options: ReportProcessOptions) {
    this.unlocked = new UnlockedProcesses(options.times ?? unlockedTimes);
  }

  /** The answer, or undefined when the server answers: no secret is involved. Throws what `receiveBody` and the queue do. */
  async answer(request: Request, address: string): Promise<Response | undefined> {
    const kind = reportRequestOf(request);
    const session = sessionIdOf(request);
    const name = session === undefined ? undefined : nameOf(session);
    if (kind === 'staff') {
      const process = name && this.unlocked.use(name);
      if (process) {
        const answer = this.answerBy(process, request, { address });
        // A process that was ended from outside: its session is locked.
        return isRead(request.method) ? answer.catch((error: unknown) => this.lockedAfter(error)) : answer;
      }
      if (isRead(request.method) || !name) return this.prepare();
      const staff = await staffOf(this.options.db, request);
      return staff && this.answerOnce('staff', request, { address, sender: `staff ${staff.id}`, name });
    }
    if (kind !== 'visitor') return this.prepare();
    const { near } = networksOf(address);
    return this.answerOnce('visitor', request, { address, sender: near, name: undefined });
  }

  /** The session is locked, or has ended. */
  lock(sessionId: string): void {
    this.unlocked.lock(nameOf(sessionId));
  }

  stop(): void {
    this.isStopped = true;
    for (const process of this.running) process.end();
  }

  private lockedAfter(error: unknown): undefined {
    if (!(error instanceof ProcessOverrunError)) throw error;
    return this.prepare();
  }

  /** A form that is shown is likely to be sent. */
  private prepare(): undefined {
    if (!this.spare || this.spare.hasEnded) this.spare = this.start();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.spare?.end();
      this.spare = undefined;
    }, maxSpareTimeInMilliseconds);
    this.idle.unref();
    return undefined;
  }

  private async answerOnce(
    queue: 'visitor' | 'staff',
    request: Request,
    { address, sender, name }: { address: string; sender: string; name: string | undefined },
  ): Promise<Response> {
    const isStaff = queue === 'staff';
    const head = this.headOf(request, address);
    const body = await receiveBody(request, { drafts: this.options.drafts, address: isStaff ? undefined : address });
    // What is in memory is counted as files when its process has found any.
    if (!isStaff && body.draft) this.options.spool.add(address, [{ size: body.length }]);
    overwriteSoon(body.length);
    return new Promise((resolve, reject) => {
      const work = async () => {
        const release = await this.queues[queue].take(this.senderOf(sender));
        const process = this.take();
        if (name !== undefined) this.sessionOf.set(process, name);
        if (body.draft) this.counted.add(process);
        const ended = Promise.withResolvers<void>();
        const onEnd = () => {
          // A session that was unlocked keeps its process.
          if (!this.unlocked.has(process)) process.end();
          ended.resolve();
        };
        try {
          resolve(await process.answer(head, body, onEnd));
          await Promise.race([ended.promise, process.exited]);
        } finally {
          release();
          await body.discard();
          overwriteSoon(body.length);
        }
      };
      this.options.turns.run(isStaff ? sender : address, work).catch(async (error: unknown) => {
        await body.discard().catch(() => {});
        reject(error);
      });
    });
  }

  private async answerBy(
    process: ReportProcess,
    request: Request,
    { address }: { address: string },
  ): Promise<Response> {
    const head = this.headOf(request, address);
    const body = await receiveBody(request, { drafts: this.options.drafts, address: undefined });
    return process.answer(head, body, () => {
      void body.discard();
      if (!process.isBusy && !this.unlocked.has(process)) process.end();
      overwriteSoon(body.length);
    });
  }

  private headOf({ method, url, headers }: Request, address: string): RequestHead {
    return { method, url, headers: [...headers], address, hasRoom: this.options.spool.hasRoom(address) };
  }

  private senderOf(name: string): Sender {
    const known = this.senders.get(name) ?? {};
    this.senders.set(name, known);
    return known;
  }

  private take(): ReportProcess {
    const { spare } = this;
    this.spare = undefined;
    const taken = spare && !spare.hasEnded ? spare : this.start();
    // Not earlier, so that the start of the next one does not slow this one down.
    void taken.exited.then(() => void (this.isStopped || this.prepare()));
    return taken;
  }

  private start(): ReportProcess {
    const { settings, nodeEnvironment, sql } = this.options;
    const process = new ReportProcess(settings, nodeEnvironment, {
      answer: (asks, from) => this.serve(asks, from),
      note: (tells, from) => this.note(tells, from),
    });
    const database = new DatabaseService(sql, () => process.end());
    this.databases.set(process, database);
    this.running.add(process);
    void process.exited.then(() => {
      this.running.delete(process);
      database.end();
      for (const [number, place] of this.places) if (place.process === process) this.free(number);
    });
    return process;
  }

  private async serve(asks: ServiceCall, from: ReportProcess): Promise<unknown> {
    switch (asks.service) {
      case 'database':
        return this.databases.get(from)?.answer(asks.asks);
      case 'reports-of-network':
        return this.options.counts.count(asks.subject);
      case 'wait-after-guesses':
        return this.options.guesses.wait(asks.subject);
      case 'entry-seal':
        return sealOf(asks.hash);
      case 'file-place':
        return this.hold(from, await this.options.fileQueues[asks.queue].take(from));
      case 'turn':
        return this.hold(from, await this.turnOf(asks.key));
    }
  }

  private note(tells: Note, from: ReportProcess): void {
    const { tally, counts, spool, guesses, rewriteErased } = this.options;
    switch (tells.note) {
      case 'tally':
        tally.count(tells.event);
        break;
      case 'failure':
        tally.countFailure(Object.assign(new Error(), { name: tells.name }));
        break;
      case 'report-of-network':
        counts.add(tells.subject);
        break;
      case 'uploaded':
        if (!this.counted.has(from)) spool.add(tells.address, [{ size: tells.bytes }]);
        break;
      case 'wrong-guess':
        guesses.count(tells.subject);
        break;
      case 'place-free':
        this.free(tells.place);
        break;
      case 'erased':
        rewriteErased();
        break;
      case 'unlocked': {
        const session = this.sessionOf.get(from);
        if (session !== undefined) this.unlocked.add(session, from, tells.recipientId);
        break;
      }
      case 'locked':
        this.unlocked.forgetProcess(from);
        break;
      case 'recipient-locked':
        this.unlocked.lockRecipient(tells.recipientId, from);
        break;
    }
  }

  /** What a process holds until it gives it back or ends. */
  private hold(process: ReportProcess, release: () => void): number {
    const place = ++this.placeCount;
    if (process.hasEnded) release();
    else this.places.set(place, { process, release });
    return place;
  }

  /** Returns the end of the turn. */
  private turnOf(key: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.inTurn(key, () => new Promise<void>((end) => resolve(end))).catch(reject);
    });
  }

  private free(number: number): void {
    this.places.get(number)?.release();
    this.places.delete(number);
  }
}

/** Session ids are hashed, so that a memory dump does not also expose sessions. */
function nameOf(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}
