import type { Db } from '../db/client.ts';
import type { Staff } from '../domain/accounts/staff.ts';
import { isHandedOver } from '../domain/baik/cases/handovers.ts';
import type { Drafts } from '../domain/baik/uploads/drafts.ts';
import { endpoints } from '../routes.ts';
import type { UnreadReport } from '../web/forms/baik/unread-report.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import { sessionIdOf, staffOf } from '../web/sessions/session.ts';
import { startSpare } from '../workers/supervision/process-start.ts';
import { ProcessOverrunError } from '../workers/supervision/supervised-process.ts';
import type { ReportSettings, RequestHead } from './messages.ts';
import { OverwrittenBuffers } from './overwritten-buffers.ts';
import { maxInMemoryInBytes, overwriteBody, type ReceivedBody, receiveBody } from './received-body.ts';
import { ReportProcess } from './report-process.ts';
import { copyOf, isRead, type ReportRequest, referenceOf, reportRequestOf } from './report-requests.ts';
import { ServerServices, type ServerServicesOptions } from './server-services.ts';
import { ShareQueue, sharesOf } from './share-queue.ts';
import { UnlockedProcesses, type UnlockedTimes, unlockedTimes } from './unlocked-processes.ts';

type ReportProcessOptions = Omit<ServerServicesOptions, 'spool'> & {
  settings: ReportSettings;
  nodeEnvironment: string;
  db: Db;
  drafts: Drafts;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  times?: UnlockedTimes;
  /** Refuses a call that no process has to read. */
  refuseUnread: (request: Request, report: UnreadReport) => Promise<Response | undefined>;
  /** The buffers of the runtime could not be overwritten; it is tried again. */
  onOverwriteFailed: (error: unknown) => void;
};

type Sent = {
  address: string;
  /** Who shares the places in the queue, the widest group first. */
  groups: readonly string[];
  /** Hashed id of the session. */
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
  private readonly services: ServerServices;
  private readonly queues = {
    visitor: new ShareQueue(visitorLimits),
    staff: new ShareQueue(staffLimits),
  };
  private readonly running = new Set<ReportProcess>();
  private readonly buffers: OverwrittenBuffers;
  private spare: ReportProcess | undefined;
  private idle: Timer | undefined;
  private isStopped = false;

  constructor(private readonly options: ReportProcessOptions) {
    this.unlocked = new UnlockedProcesses(options.times ?? unlockedTimes);
    this.services = new ServerServices(options, this.unlocked);
    this.buffers = new OverwrittenBuffers({ onError: options.onOverwriteFailed });
  }

  /** The answer, or undefined when the server answers: no secret is involved. Throws what `receiveBody` and the queue do. */
  async answer(request: Request, address: string): Promise<Response | undefined> {
    const kind = reportRequestOf(request);
    try {
      return await this.answerKind(kind, request, address);
    } finally {
      // Also a form that was refused or broken off.
      if (kind && !isRead(request.method)) {
        this.buffers.overwriteSoon(Math.min(announcedLengthOf(request), maxInMemoryInBytes));
      }
    }
  }

  private async answerKind(
    kind: ReportRequest | undefined,
    request: Request,
    address: string,
  ): Promise<Response | undefined> {
    const session = sessionIdOf(request);
    const name = session === undefined ? undefined : nameOf(session);
    if (kind === 'staff') return this.answerStaff(request, address, name);
    if (kind !== 'visitor') return this.prepare();
    // An invented reference leads to nothing secret.
    if (isRead(request.method) && !(await this.leadsToSecret(request))) return undefined;
    return this.answerOnce('visitor', request, { address, groups: sharesOf(address), name: undefined });
  }

  private leadsToSecret(request: Request): Promise<boolean> {
    const draft = copyOf(new URL(request.url).pathname);
    return draft ? this.options.drafts.has(draft) : isHandedOver(this.options.db, referenceOf(request));
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
    if (isRead(request.method)) return name === undefined ? undefined : this.prepare();
    let staff: Staff | undefined;
    try {
      staff = name === undefined ? undefined : await staffOf(this.options.db, request);
    } finally {
      // The form is not passed on: its session has ended, or the database did not answer.
      if (!staff) await (body ? body.discard() : this.overwrite(request, address));
    }
    if (!staff) return undefined;
    return this.answerOnce('staff', request, { address, groups: [`staff ${staff.id}`], name, body });
  }

  /** Receives and overwrites the body of a request that is answered without it. */
  async overwrite(request: Request, address: string): Promise<void> {
    if (!isRead(request.method)) this.buffers.overwriteSoon(await overwriteBody(request, address));
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
    if (!this.spare || this.spare.hasEnded) this.spare = startSpare(() => this.start());
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
    // Its place in the queue may be a minute away.
    this.buffers.overwriteSoon(body.length);
    const discard = async (error: unknown) => {
      await body.discard();
      throw error;
    };
    const refused = await this.refuse(request, { ...body, address }).catch(discard);
    if (refused) {
      await body.discard();
      return refused;
    }
    const release = await this.queues[queue].take(groups, request.signal).catch(discard);
    const finish = async () => {
      release();
      await body.discard();
      this.buffers.overwriteSoon(body.length);
    };
    for (let tries = 1; ; tries += 1) {
      const process = await this.takeOr(finish);
      this.services.assign(process, { session: name, isCounted: body.draft !== undefined });
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

  private async refuse(request: Request, report: UnreadReport): Promise<Response | undefined> {
    const isCall = new URL(request.url).pathname === endpoints.baikSubmit;
    return isCall ? this.options.refuseUnread(request, report) : undefined;
  }

  private async answerBy(
    process: ReportProcess,
    request: Request,
    { address, body }: { address: string; body: ReceivedBody },
  ): Promise<Response> {
    return process.answer(this.headOf(request, address), body, () => {
      void body.discard();
      if (!process.isBusy && !this.unlocked.has(process)) process.end();
      this.buffers.overwriteSoon(body.length);
    });
  }

  private headOf({ method, url, headers }: Request, address: string): RequestHead {
    const { spool, counts } = this.options;
    const head = { method, url, headers: [...headers], address };
    return { ...head, hasRoom: spool.hasRoom(address), hourKey: counts.hourKey() };
  }

  /** Throws ProcessNotStartedError when `finish` has ended. */
  private async takeOr(finish: () => Promise<void>): Promise<ReportProcess> {
    try {
      return this.take();
    } catch (error) {
      await finish();
      throw error;
    }
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
    const process = new ReportProcess(this.options.settings, this.options.nodeEnvironment, this.services);
    this.services.add(process);
    this.running.add(process);
    void process.exited.then(() => this.running.delete(process));
    return process;
  }
}

/** Session ids are hashed, so that a memory dump does not also expose sessions. */
function nameOf(sessionId: string): string {
  return new Bun.CryptoHasher('sha256').update(sessionId).digest('hex');
}

/** Length of the body in bytes as its head says, of which less may have arrived; 0 when it does not say. */
function announcedLengthOf({ headers }: Request): number {
  return Number(headers.get('content-length')) || 0;
}
