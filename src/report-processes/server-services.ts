import type { Sql } from 'postgres';
import { DatabaseService } from '../db/database-service.ts';
import { sealOf } from '../domain/activity/seal-key.ts';
import type { HourlyCounts } from '../domain/limits/hourly-counts.ts';
import { oneAtATimePerKey } from '../domain/locks/one-at-a-time.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import type { WrongGuesses } from '../web/forms/wrong-guesses.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import type { FairQueue } from '../workers/supervision/fair-queue.ts';
import type { Note, ServiceCall } from './messages.ts';
import type { ProcessServices, ReportProcess } from './report-process.ts';
import type { UnlockedProcesses } from './unlocked-processes.ts';

export type ServerServicesOptions = {
  sql: Sql;
  spool: Pick<UploadShare, 'add'>;
  counts: Pick<HourlyCounts, 'count' | 'add' | 'hourKey'>;
  guesses: Pick<WrongGuesses, 'wait' | 'count'>;
  tally: Pick<DayTally, 'count' | 'countKind'>;
  fileQueue: Pick<FairQueue, 'take'>;
  rewriteErased: () => void;
};

/** The database, counts and queues of the server, for report processes, which have none of their own. */
export class ServerServices implements ProcessServices {
  private readonly databases = new WeakMap<ReportProcess, DatabaseService>();
  /** The session whose request a process answers. */
  private readonly sessionOf = new WeakMap<ReportProcess, string>();
  /** Processes whose body was counted as an upload. */
  private readonly counted = new WeakSet<ReportProcess>();
  private readonly places = new Map<number, { process: ReportProcess; release: () => void }>();
  private placeCount = 0;
  private readonly inTurn = oneAtATimePerKey();

  constructor(
    private readonly options: ServerServicesOptions,
    private readonly unlocked: UnlockedProcesses,
  ) {}

  /** Serves a process until it ends. */
  add(process: ReportProcess): void {
    const database = new DatabaseService(this.options.sql, () => process.end());
    this.databases.set(process, database);
    void process.exited.then(() => {
      database.end();
      for (const [number, place] of this.places) if (place.process === process) this.free(number);
    });
  }

  /** Tells which request a process is about to answer. */
  assign(process: ReportProcess, { session, isCounted }: { session: string | undefined; isCounted: boolean }): void {
    if (session !== undefined) this.sessionOf.set(process, session);
    if (isCounted) this.counted.add(process);
  }

  async answer(request: ServiceCall, from: ReportProcess): Promise<unknown> {
    switch (request.service) {
      case 'database':
        return this.databases.get(from)?.answer(request.call);
      case 'reports-of-network':
        return this.options.counts.count(request.subject);
      case 'wait-after-guesses':
        return this.options.guesses.wait(request.subject);
      case 'entry-seal':
        return sealOf(request.hash);
      case 'file-place':
        return this.hold(from, await this.options.fileQueue.take(from));
      case 'turn':
        return this.hold(from, await this.turnOf(request.key));
    }
  }

  note(note: Note, from: ReportProcess): void {
    const { tally, counts, spool, guesses, rewriteErased } = this.options;
    switch (note.note) {
      case 'tally':
        tally.count(note.event);
        break;
      case 'failure':
        tally.countKind(note.kind);
        break;
      case 'report-of-network':
        counts.add(note.subject);
        break;
      case 'uploaded':
        if (!this.counted.has(from)) spool.add(note.address, [{ size: note.bytes }]);
        break;
      case 'wrong-guess':
        guesses.count(note.subject);
        break;
      case 'place-free':
        this.free(note.place);
        break;
      case 'erased':
        rewriteErased();
        break;
      case 'unlocked': {
        const session = this.sessionOf.get(from);
        if (session !== undefined) this.unlocked.add(session, from, note.recipientId);
        break;
      }
      case 'locked':
        this.unlocked.forgetProcess(from);
        break;
      case 'recipient-locked':
        this.unlocked.lockRecipient(note.recipientId, from);
        break;
    }
  }

  /** Returns the number of a place in a queue, which the process gives back by a note or by its end. */
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
