import type { Sql } from 'postgres';
import type { Db } from '../db/client.ts';
import { DatabaseService } from '../db/database-service.ts';
import { sealOf } from '../domain/activity/seal-key.ts';
import type { Drafts } from '../domain/baik/uploads/drafts.ts';
import type { HourlyCounts } from '../domain/limits/hourly-counts.ts';
import { oneAtATimePerKey } from '../domain/locks/one-at-a-time.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import type { WrongGuesses } from '../web/forms/wrong-guesses.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import { sessionIdOf, staffOf } from '../web/sessions/session.ts';
import type { FairQueue } from '../workers/supervision/fair-queue.ts';
import { ProcessOverrunError } from '../workers/supervision/supervised-process.ts';
import type { FileQueue, Note, ReportSettings, RequestHead, ServiceCall } from './messages.ts';
import { overwriteSoon } from './overwritten-buffers.ts';
import { type ReceivedBody, receiveBody } from './received-body.ts';
import { ReportProcess } from './report-process.ts';
import { isRead, reportRequestOf } from './report-requests.ts';
import { ShareQueue, sharesOf } from './share-queue.ts';
import { UnlockedProcesses, type UnlockedTimes, unlockedTimes } from './unlocked-processes.ts';

export type ReportProcessOptions = {
  settings: ReportSettings;
  nodeEnvironment: string;
  db: Db;
  sql: Sql;
  drafts: Drafts;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  counts: Pick<HourlyCounts, 'count' | 'add'>;
  guesses: Pick<WrongGuesses, 'wait' | 'count'>;
  tally: Pick<DayTally, 'count' | 'countKind'>;
  fileQueues: Record<FileQueue, Pick<FairQueue, 'take'>>;
  rewriteErased: () => void;
  times?: UnlockedTimes;
};

type Sent = {
  address: string;
  /** Who shares the places in the queue, the widest group first. */
  groups: readonly string[];
  /** Of the session. */
  name: string | undefined;
  body?: ReceivedBody | undefined;
};

/** Processes that answer one request each. Forms that wait have been received and hold up to 256 KB. */
const queueLimits = { maxWaiting: 200, maxWaitInMilliseconds: 60_000, slowAfterInMilliseconds: 20_000 };
const visitorLimits = { ...queueLimits, maxRunning: 4, maxRunningOfOne: 3, maxSlow: 4 };
const staffLimits = { ...queueLimits, maxRunning: 2, maxRunningOfOne: 2, maxSlow: 2 };
/** A spare process that is not used gives its memory back after this time. */
const maxSpareTimeInMilliseconds = 10 * 60_000;
/** A form whose process was ended from outside is given to a fresh one. */
const maxTries = 2;

/**
 * Answers the requests of the report channel by processes that end with the request, or with the session that unlocked
 * reports in them: what they have read is gone then.
 */
export class ReportProcesses {
  private readonly unlocked: UnlockedProcesses;
  private readonly queues = {
    visitor: new ShareQueue(visitorLimits),
    staff: new ShareQueue(staffLimits),
  };
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
    if (kind === 'staff') return this.answerStaff(request, address, name);
    if (kind !== 'visitor') return this.prepare();
    return this.answerOnce('visitor', request, { address, groups: sharesOf(address), name: undefined });
  }

  private async answerStaff(
    request: Request,
    address: string,
    name: string | undefined,
  ): Promise<Response | undefined> {
    const process = name && this.unlocked.use(name);
    let body: ReceivedBody | undefined;
    if (process) {
      body = await receiveBody(request, { drafts: this.options.drafts, address: undefined });
      try {
        return await this.answerBy(process, request, { address, body });
      } catch (error) {
        process.end();
        // A process that was ended from outside: its session is locked. What was sent is shown again by a fresh one.
        if (error instanceof ProcessOverrunError) this.unlocked.forgetProcess(process);
        else {
          await body.discard();
          throw error;
        }
      }
    }
    if (isRead(request.method) || !name) return this.prepare();
    const staff = await staffOf(this.options.db, request);
    if (staff) return this.answerOnce('staff', request, { address, groups: [`staff ${staff.id}`], name, body });
    await body?.discard();
    return undefined;
  }

  /** The session is locked, or has ended. */
  lock(sessionId: string): void {
    this.unlocked.lock(nameOf(sessionId));
  }

  /** Opens the channel of a demonstration that never had a recipient. Returns who can unlock it now. */
  async openDemonstration(): Promise<string | undefined> {
    const process = this.start();
    try {
      return await process.demonstrate();
    } finally {
      process.end();
    }
  }

  stop(): void {
    this.isStopped = true;
    for (const process of this.running) process.end();
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

  private async answerOnce(queue: 'visitor' | 'staff', request: Request, sent: Sent): Promise<Response> {
    const isStaff = queue === 'staff';
    const { address, groups, name } = sent;
    const head = this.headOf(request, address);
    const { drafts, spool } = this.options;
    const body = sent.body ?? (await receiveBody(request, { drafts, address: isStaff ? undefined : address }));
    // What is in memory is counted as files when its process has found any.
    if (!isStaff && body.draft) spool.add(address, [{ size: body.length }]);
    overwriteSoon(body.length);
    const release = await this.queues[queue].take(groups, request.signal).catch(async (error: unknown) => {
      await body.discard();
      throw error;
    });
    const finish = async () => {
      release();
      await body.discard();
      overwriteSoon(body.length);
    };
    for (let tries = 1; ; tries += 1) {
      const process = this.take();
      if (name !== undefined) this.sessionOf.set(process, name);
      if (body.draft) this.counted.add(process);
      const passedOn = Promise.withResolvers<void>();
      try {
        const answer = await process.answer(head, body, passedOn.resolve);
        void Promise.race([passedOn.promise, process.exited]).then(() => {
          // A session that was unlocked keeps its process.
          if (!this.unlocked.has(process)) process.end();
          return finish();
        });
        return answer;
      } catch (error) {
        const mayTryAgain = error instanceof ProcessOverrunError && !process.wasEnded && tries < maxTries;
        process.end();
        // Forms have keys of their own: what was stored by the first process is not stored again.
        if (mayTryAgain) continue;
        await finish();
        throw error;
      }
    }
  }

  private async answerBy(
    process: ReportProcess,
    request: Request,
    { address, body }: { address: string; body: ReceivedBody },
  ): Promise<Response> {
    return process.answer(this.headOf(request, address), body, () => {
      void body.discard();
      if (!process.isBusy && !this.unlocked.has(process)) process.end();
      overwriteSoon(body.length);
    });
  }

  private headOf({ method, url, headers }: Request, address: string): RequestHead {
    return { method, url, headers: [...headers], address, hasRoom: this.options.spool.hasRoom(address) };
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
        tally.countKind(tells.kind);
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
