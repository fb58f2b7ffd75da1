import type { Sql } from 'postgres';
import { DatabaseService } from '../db/database-service.ts';
import { sealOf } from '../domain/activity/seal-key.ts';
import type { HourlyCounts } from '../domain/limits/hourly-counts.ts';
import type { UploadShare } from '../web/forms/upload-share.ts';
import type { WrongGuesses } from '../web/forms/wrong-guesses.ts';
import type { DayTally } from '../web/log/day-tally.ts';
import type { Services } from './messages.ts';
import type { ReportProcess } from './report-process.ts';
import type { UnlockedProcesses } from './unlocked-processes.ts';

export type ServerServices = {
  sql: Sql;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  counts: Pick<HourlyCounts, 'count' | 'add' | 'hourKey'>;
  guesses: Pick<WrongGuesses, 'wait' | 'count'>;
  tally: Pick<DayTally, 'count' | 'countKind'>;
  rewriteErased: () => void;
};

/** The database and the counts of the server, for a process until it ends. */
export function servicesFor(
  process: ReportProcess,
  { sql, spool, counts, guesses, tally, rewriteErased }: ServerServices,
  unlocked: UnlockedProcesses,
): Services {
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
    addUpload: ({ address, bytes }) => spool.add(address, [{ size: bytes }]),
    countGuess: (subject) => guesses.count(subject),
    rewriteErased,
    unlocked: (recipientId) => {
      if (process.session !== undefined) unlocked.add(process.session, process, recipientId);
    },
    locked: () => unlocked.forgetProcess(process),
    recipientLocked: (recipientId) => unlocked.lockRecipient(recipientId, process),
  };
}
