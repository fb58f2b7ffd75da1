import type { Sql } from 'postgres';
import type { Db } from '../db/client.ts';
import { DatabaseService } from '../db/database-service.ts';
import { sealOf } from '../domain/activity/chain.ts';
import { nameOfSession } from '../domain/baik/sealing/unlocked-keys.ts';
import type { Drafts } from '../domain/baik/uploads/drafts.ts';
import type { HourlyCounts } from '../domain/limits/memory-counts.ts';
import { networkOf } from '../domain/limits/networks.ts';
import { endpoints } from '../routes.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import type { WrongGuesses } from '../web/forms/wrong-guesses.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import { sessionIdOf, staffOf } from '../web/sessions/session.ts';
import { ProcessOverrunError } from '../workers/supervised-process.ts';
import { FormPlaces } from './form-places.ts';
import { Intake } from './intake.ts';
import type { ReportSettings, RequestHead, Services } from './messages.ts';
import { type ReceivedBody, receiveBody } from './received-body.ts';
import { ReportProcess } from './report-process.ts';
import { copyOf, isRead, reportRequestOf } from './report-requests.ts';
import { UnlockedProcesses } from './unlocked-processes.ts';

type ReportProcessOptions = {
  settings: ReportSettings;
  nodeEnvironment: string;
  sql: Sql;
  db: Db;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  counts: Pick<HourlyCounts, 'count' | 'add' | 'hourKey'>;
  guesses: Pick<WrongGuesses, 'wait' | 'count'>;
  tally: Pick<DayTally, 'count' | 'countKind'>;
  rewriteErased: () => void;
  drafts: Drafts;
  /** Refuses a visitor's form by its head. Throws UnreadableFormError. */
  refuseHead: (request: Request, address: string) => Response | undefined;
};

type FormRequest = {
  address: string;
  /** Whose forms wait for each other. */
  network: string;
  /** Of a form of staff: the hashed id of the session. */
  session?: string;
  body: ReceivedBody;
};

/** A form whose process has ended is given to the next one. */
const maxTries = 2;

/**
 * Answers the requests of the report channel by processes that end: one for all visitors, which is replaced before it has read much, and
 * one for each session in which reports are unlocked.
 */
export class ReportProcesses {
  private readonly unlocked = new UnlockedProcesses();
  private readonly places = new FormPlaces();
  private readonly intake = new Intake(() => this.start());
  private readonly running = new Set<ReportProcess>();
  private isStopped = false;

  constructor(private readonly options: ReportProcessOptions) {}

  begin(): void {
    this.intake.begin();
  }

  /** The answer, or undefined when the server answers: no secret is involved. Throws what `receiveBody` and the queue do. */
  async answer(request: Request, address: string): Promise<Response | undefined> {
    const { drafts, spool } = this.options;
    if (reportRequestOf(request) === 'staff') return this.answerStaff(request, address);
    const draft = copyOf(new URL(request.url).pathname);
    // An invented key leads to nothing secret.
    if (draft && !(await drafts.has(draft))) return undefined;
    const refused = draft ? undefined : this.options.refuseHead(request, address);
    if (refused) return refused;
    const body = await receiveBody(request, drafts, address);
    // What is in memory is counted when the process has found files in it.
    if (body.draft) spool.add(address, body.length);
    return this.answerForm(request, { address, network: networkOf(address), body });
  }

  private async answerStaff(request: Request, address: string): Promise<Response | undefined> {
    const { db, drafts } = this.options;
    const sessionId = sessionIdOf(request);
    if (sessionId === undefined) return undefined;
    const session = nameOfSession(sessionId);
    const process = this.unlocked.use(session);
    let body: ReceivedBody | undefined;
    if (process) {
      body = await receiveBody(request, drafts, undefined);
      try {
        return await this.answerBy(process, request, { address, network: '', session, body });
      } catch (error) {
        process.end();
        if (!(error instanceof ProcessOverrunError)) {
          await body.discard();
          throw error;
        }
        // It was ended from outside: its session is locked. What was sent is shown again by a fresh one.
        this.unlocked.forgetProcess(process);
      }
    }
    if (isRead(request.method)) return undefined;
    const staff = await staffOf(db, request);
    if (!staff) return undefined;
    body ??= await receiveBody(request, drafts, undefined);
    return this.answerForm(request, { address, network: `staff ${staff.id}`, session, body });
  }

  lock(sessionId: string): void {
    this.unlocked.lock(nameOfSession(sessionId));
  }

  stop(): void {
    this.isStopped = true;
    this.intake.stop();
    for (const process of this.running) process.end();
  }

  private async answerForm(request: Request, sent: FormRequest): Promise<Response> {
    const { body, network, session } = sent;
    let release = () => {};
    try {
      const isLarge = body.draft !== undefined || new URL(request.url).pathname.startsWith(endpoints.baikFiles);
      release = await this.places.take(network, isLarge, request.signal);
      for (let tries = 1; ; tries += 1) {
        // The process that reads a passphrase or a key becomes that of its session, and takes no other form.
        const process = session === undefined ? this.intake.take() : this.intake.takeNext();
        process.session = session;
        try {
          return await this.answerBy(process, request, sent, release);
        } catch (error) {
          if (session === undefined) this.intake.release(process);
          else process.end();
          // Forms have keys of their own: what was stored by the first process is not stored again.
          if (!(error instanceof ProcessOverrunError) || tries === maxTries || this.isStopped) throw error;
        }
      }
    } catch (error) {
      release();
      await body.discard();
      throw error;
    }
  }

  private async answerBy(
    process: ReportProcess,
    request: Request,
    { address, body, session }: FormRequest,
    release = () => {},
  ): Promise<Response> {
    const { spool, counts } = this.options;
    const head: RequestHead = {
      ...{ url: request.url, address, hasRoom: spool.hasRoom(address), hourKey: counts.hourKey() },
      ...(body.draft && { draft: body.draft }),
      length: body.length,
    };
    return process.answer(request, head, body.bytes, () => {
      release();
      void body.discard();
      if (session === undefined) this.intake.release(process);
      else if (!process.isBusy && !this.unlocked.has(process)) process.end();
    });
  }

  private start(): ReportProcess {
    const { settings, nodeEnvironment } = this.options;
    const process = new ReportProcess(settings, nodeEnvironment, (of) => this.servicesFor(of));
    this.running.add(process);
    void process.exited.then(() => this.running.delete(process));
    return process;
  }

  /** The database and the counts of the server, for a process until it ends. */
  private servicesFor(process: ReportProcess): Services {
    const { sql, spool, counts, guesses, tally, rewriteErased } = this.options;
    const { unlocked } = this;
    const database = new DatabaseService(sql, () => process.end());
    void process.exited.then(() => database.end());
    return {
      database: (call) => database.answer(call),
      countReports: (subject) => counts.count(subject),
      waitAfterGuesses: (subject) => guesses.wait(subject),
      sealEntry: (hash) => sealOf(hash),
      tally: (event) => tally.count(event),
      noteFailure: (kind) => tally.countKind(kind),
      addReport: (subject) => counts.add(subject),
      addUpload: ({ address, bytes }) => spool.add(address, bytes),
      countGuess: (subject) => guesses.count(subject),
      rewriteErased,
      unlocked: (recipientId) => {
        if (process.session !== undefined) unlocked.add(process.session, process, recipientId);
      },
      locked: () => unlocked.forgetProcess(process),
      recipientLocked: (recipientId) => unlocked.lockRecipient(recipientId, process),
    };
  }
}
