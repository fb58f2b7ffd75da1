import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../db/client.ts';
import type { ProofKind } from '../db/schema/index.ts';
import { deleteOldBackups, missingFolder } from '../domain/backups/backup-files.ts';
import { removeAbandonedCopies } from '../domain/backups/database-copy.ts';
import {
  claimBackup,
  claimProof,
  finishBackup,
  finishProof,
  type GoodBackup,
  giveUpBackup,
  goodBackups,
  markFound,
  markLost,
  noteAlive,
  recentBackups,
} from '../domain/backups/schedule.ts';
import { type BackupProblem, readBackupState, setupOf } from '../domain/backups/state.ts';
import { utcDay } from '../domain/days.ts';
import { enqueueMail, type MailDraft } from '../domain/mail/commands.ts';
import { backupMailWords, backupProblemWords } from '../i18n/backend/dashboard.words.ts';
import type { BackupSettings } from '../settings/env.ts';
import type { Log } from '../web/log/log.ts';
import { serverCommand } from '../workers/supervised-process.ts';

/** How often other nodes hear that a backup is under way. */
const aliveIntervalInMilliseconds = 60_000;
const maxProblemCharacters = 500;
/** A tenth of what the server gets when both need the processor: with the lowest priority a backup might never end. */
const lowPriority = 10;

/** Nothing of it is needed to restore a backup into a folder, and nothing of it shall be reached from there. */
const withheldFromProofs = /^(GRAPH_|SMTP_|ENTRA_|S3_|PURGE_|DATABASE_|BACKUP_MAIL_TO|AUDIT_MAIL_TO|ADMIN_PASSWORD)/;

type Options = {
  db: Db;
  settings: { dataDirectory: string; siteUrl: string; backups: BackupSettings };
  environment: Record<string, string | undefined>;
  log: Log;
  wakeOutbox: () => void;
};

/**
 * Makes the nightly backup, restores one of them on trial regularly, deletes old ones, and notifies the operator of problems. The
 * work is done by processes with low priority.
 */
export class BackupClock {
  private child: Bun.Subprocess | undefined;
  private isStopping = false;
  private readonly logged = new Set<string>();

  constructor(private readonly options: Options) {}

  start(): void {
    const { log, settings } = this.options;
    if (setupOf(settings.backups) === 'no-folder' || setupOf(settings.backups) === 'no-key') {
      log.warn('no_backups', { advice: 'Set BACKUP_TO and BACKUP_AGE_RECIPIENT, or BACKUP_HOUR=off.' });
    }
  }

  /** A backup that is under way is made after the next start. */
  stop(): void {
    this.isStopping = true;
    this.child?.kill('SIGKILL');
  }

  async round(now: Date): Promise<void> {
    const { db, settings } = this.options;
    const { backups, dataDirectory } = settings;
    removeAbandonedCopies(dataDirectory);
    if (setupOf(backups) !== 'complete' || backups.folder === undefined || backups.hour === undefined) return;
    if (existsSync(backups.folder)) {
      await this.findLostFiles(backups.folder);
      await this.missLostFiles(backups.folder);
    }
    const id = await claimBackup(db, backups.hour, now);
    if (id !== undefined) {
      await this.makeBackup(id, backups.folder, now);
      if (this.isStopping) return;
      await this.deleteOld(backups.folder, now);
    }
    const hasIdentity = backups.identityFile !== undefined;
    const tried = await claimProof(db, { proofInDays: backups.proofInDays, hasIdentity, now });
    if (tried) await this.prove(tried, join(backups.folder, tried.file), now);
    if (!this.isStopping) await this.alert(now);
  }

  private async makeBackup(id: number, folder: string, now: Date): Promise<void> {
    const { db, environment, log } = this.options;
    // A volume that is not mounted must not be taken for a new folder.
    const ended = existsSync(folder)
      ? await this.command(id, ['backup', `${folder}/`, '--json'], environment)
      : notStarted(missingFolder(folder));
    if (this.isStopping) return giveUpBackup(db, id);
    const result = ended.code === 0 ? parsed<{ file: string; sizeInBytes: number; sha256: string }>(ended) : undefined;
    const finishedAt = new Date(Math.max(Date.now(), +now));
    if (result) {
      await finishBackup(db, id, result, finishedAt);
      log.info('backup_made', result);
    } else {
      const problem = problemOf(ended);
      await finishBackup(db, id, { problem }, finishedAt);
      log.error('backup_failed', problem);
    }
  }

  private async prove({ id, sha256 }: GoodBackup, path: string, now: Date): Promise<void> {
    const { db, settings, environment, log } = this.options;
    const allowed = Object.entries(environment).filter(([name]) => !withheldFromProofs.test(name));
    const words = ['restore', path, '--prove', '--json', ...(sha256 ? ['--sha256', sha256] : [])];
    const { identityFile } = settings.backups;
    if (identityFile !== undefined) words.push('--identity', identityFile);
    const ended = await this.command(id, words, Object.fromEntries(allowed));
    removeAbandonedCopies(settings.dataDirectory);
    if (this.isStopping) return;
    const result = ended.code === 0 ? parsed<{ proof: ProofKind; seconds: number }>(ended) : undefined;
    const finishedAt = new Date(Math.max(Date.now(), +now));
    if (result) {
      await finishProof(db, id, { proof: result.proof, proofInSeconds: result.seconds }, finishedAt);
      log.info('backup_proven', result);
    } else {
      const proofProblem = problemOf(ended);
      await finishProof(db, id, { proofProblem }, finishedAt);
      log.error('backup_not_proven', proofProblem);
    }
  }

  /** While the process runs, other nodes know that this one is at work. */
  private async command(
    id: number,
    words: string[],
    environment: Record<string, string | undefined>,
  ): Promise<EndedCommand> {
    // Stopped while the work was being claimed: nothing would end the process.
    if (this.isStopping) return notStarted('The server is stopping.');
    const { db, log } = this.options;
    const child = Bun.spawn(serverCommand(...words), { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    this.child = child;
    try {
      setPriority(child.pid, lowPriority);
    } catch {
      // It has ended, or the system does not permit it.
    }
    const timer = setInterval(
      () => void noteAlive(db, id).catch((error) => log.error('job_failed', error, { job: 'backups.run' })),
      aliveIntervalInMilliseconds,
    );
    try {
      const [output, errors, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), child.exited]);
      return { code, output, errors: errors.trim() };
    } finally {
      clearInterval(timer);
      this.child = undefined;
    }
  }

  private async deleteOld(folder: string, now: Date): Promise<void> {
    const { db, settings, log } = this.options;
    if (!existsSync(folder)) return;
    const [last] = (await goodBackups(db)).filter(({ proofProblem }) => proofProblem === null);
    const deleted = deleteOldBackups(folder, { keepInDays: settings.backups.keepInDays, last: last?.file, now });
    if (deleted.length > 0) log.info('old_backups_deleted', { count: deleted.length });
  }

  /** A volume that was not mounted is back: its files count again, and the backup that failed meanwhile is due at once. */
  private async findLostFiles(folder: string): Promise<void> {
    const { db, log } = this.options;
    const rows = await recentBackups(db);
    for (const { id, file, problem } of rows) {
      if (file === null || problem !== lostFile(file) || !existsSync(join(folder, file))) continue;
      await markFound(db, id);
      log.info('backup_found', { file });
    }
    const files = (await goodBackups(db)).map(({ file }) => file);
    const isBack = files.length === 0 || files.some((file) => existsSync(join(folder, file)));
    const failed = rows.find(({ finishedAt }) => finishedAt !== null);
    if (isBack && failed?.problem === missingFolder(folder)) await giveUpBackup(db, failed.id);
  }

  /** The newest backup counts only while its file is there. */
  private async missLostFiles(folder: string): Promise<void> {
    const { db, log } = this.options;
    const [newest] = await goodBackups(db);
    if (!newest || existsSync(join(folder, newest.file))) return;
    const problem = lostFile(newest.file);
    await markLost(db, newest.id, problem);
    log.error('backup_lost', problem);
  }

  /** A mail for each kind of problem, once a day; a line in the log when it begins. */
  private async alert(now: Date): Promise<void> {
    const { db, settings, log, wakeOutbox } = this.options;
    const { problems } = await readBackupState(db, settings.backups, now);
    for (const { kind } of problems) if (!this.logged.has(kind)) log.error('backup_problem', kind);
    this.logged.clear();
    for (const { kind } of problems) this.logged.add(kind);
    const to = settings.backups.mailTo;
    if (to === undefined) return;
    for (const problem of problems) {
      const draft = mailOfProblem(problem, to, settings.siteUrl, now);
      if ((await db.transaction((tx) => enqueueMail(tx, draft))) !== undefined) wakeOutbox();
    }
  }
}

const textOf = (stream: ReadableStream) => new Response(stream).text();

type EndedCommand = { code: number; output: string; errors: string };

const lostFile = (file: string) => `The file ${file} is no longer in the folder of backups.`;

const notStarted = (errors: string): EndedCommand => ({ code: 1, output: '', errors });

function parsed<Result>({ output }: EndedCommand): Result | undefined {
  try {
    return JSON.parse(output) as Result;
  } catch {
    return undefined;
  }
}

function problemOf({ errors, code }: EndedCommand): string {
  return (errors || `The process ended with code ${code} and said nothing.`).slice(0, maxProblemCharacters);
}

/** A problem of the backups as a mail to the operator, once a day for each kind. */
function mailOfProblem({ kind, detail = '' }: BackupProblem, to: string, siteUrl: string, now: Date): MailDraft {
  const day = utcDay(now);
  const text = (language: 'id' | 'en') => {
    const words = backupMailWords(language);
    return {
      subject: words.subject({ site: new URL(siteUrl).host }),
      body: `${backupProblemWords(language)[kind]} ${words.look}`,
    };
  };
  const [id, en] = [text('id'), text('en')];
  return {
    recipients: [to],
    subject: `${en.subject} / ${id.subject}`,
    body: [en.body, id.body, detail].filter(Boolean).join('\n\n'),
    isAutomatic: true,
    submissionKey: `backup-${kind}-${day}`,
  };
}
