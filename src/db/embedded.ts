import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installation, workerModule } from '../installation.ts';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { compiledPrograms, notLoaded } from './embedded-programs.ts';
import type { EmbeddedAnswer, EmbeddedRequest } from './embedded-worker.ts';

const programs = join(installation, 'node_modules/@electric-sql/pglite/dist');

/** Major version of the PostgreSQL in PGlite, as its databases name it. */
const postgresVersion = '18';

/** Maximum length of a Unix socket path that all systems accept. */
const maxSocketPathInBytes = 100;

type EmbeddedPostgres = {
  socket: string;
  close: () => Promise<void>;
  /** Copies the files of the database into a new directory, while nothing else is done with it. */
  copy: (directory: string) => Promise<void>;
  lost: Promise<Error>;
};

/**
 * Runs the embedded Postgres in a worker, so that no query blocks the server, and serves it on a Unix socket in the
 * directory, so that one driver serves both databases. Throws DirectoryInUseError when another process holds the lock, and
 * StartError when the database cannot be opened.
 */
export async function startEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const lock = lockDirectory(dataDirectory);
  const directory = join(dataDirectory, 'postgres');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(dataDirectory, 0o700);
  const socket = socketPath(dataDirectory, '.s.PGSQL.5432');
  if (!socket) throw new Error(`DATA_DIR is too long for the socket of the embedded database: ${dataDirectory}`);
  rmSync(socket, { force: true });
  const worker = new EmbeddedWorkerClient();
  try {
    requireWholeDatabase(directory);
    // The worker loads its modules meanwhile.
    const compiled = await compiledPrograms(programs);
    await worker.ask({ kind: 'open', directory, socket, programs, compiled });
  } catch (error) {
    worker.terminate();
    lock.release();
    throw error instanceof StartError ? error : damagedDatabase(directory, error);
  }
  return {
    socket,
    lost: worker.lost,
    copy: (copy) => worker.ask({ kind: 'copy', from: directory, to: copy }),
    close: async () => {
      try {
        await worker.ask({ kind: 'close' });
      } finally {
        worker.terminate();
        lock.release();
      }
    },
  };
}

/** PGlite would wait for ever for a database whose creation was broken off. Throws StartError. */
function requireWholeDatabase(directory: string): void {
  if (readdirSync(directory).length === 0) return;
  const path = join(directory, 'PG_VERSION');
  if (!existsSync(path)) throw damagedDatabase(directory, new Error('PG_VERSION is missing'));
  const version = readFileSync(path, 'utf8').trim();
  if (version === postgresVersion) return;
  throw new StartError(
    `The embedded database in ${directory} was made by PostgreSQL ${version}, and this version of the site brings PostgreSQL ` +
      `${postgresVersion}. Start the version that made it, or restore a backup that this version made.`,
  );
}

/** The sentence for an operator whose embedded database cannot be opened. */
export function damagedDatabase(directory: string, cause: unknown): StartError {
  const [message = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const [detail] = message.replace(/^The embedded database failed: /, '').split(/\(?\)?\. Build with /);
  return new StartError(
    `The embedded database in ${directory} is damaged and cannot be opened (${detail}). Restore DATA_DIR from a backup; ` +
      'without one, move that folder away and start again: the site then begins with an empty database.',
    { cause },
  );
}

/** A short enough path of a socket in the folder; undefined when there is none. */
export function socketPath(folder: string, name: string): string | undefined {
  const absolute = join(folder, name);
  return [absolute, relative(process.cwd(), absolute)].find((path) => Buffer.byteLength(path) <= maxSocketPathInBytes);
}

type Waiting = { kind: EmbeddedRequest['kind']; resolve: () => void; reject: (error: Error) => void };

/** The worker of the embedded database. It answers requests in their order; those that it cannot answer any more are rejected. */
export class EmbeddedWorkerClient {
  /** Fulfilled when the worker has ended by itself. */
  readonly lost: Promise<Error>;
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;
  private hasAnswered = false;
  private isToEnd = false;

  /** `module`: only for tests. */
  constructor(module: string | URL = workerModule('src/db/embedded-worker.ts')) {
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.lost = promise;
    this.worker = new Worker(module);
    // From the beginning: a worker that cannot be loaded fails before its first request.
    this.worker.onmessage = ({ data }: MessageEvent<EmbeddedAnswer>) => this.receive(data);
    this.worker.onerror = ({ message }) =>
      this.fail(this.hasAnswered ? failed(reasonIn(message)) : notLoaded(reasonIn(message)));
    this.worker.addEventListener('close', () => {
      const unexpected = new Error('The embedded database has ended unexpectedly.');
      this.fail(unexpected);
      if (!this.isToEnd) resolve(unexpected);
    });
  }

  /** Rejects when the worker says that it failed, or has ended. */
  ask(request: EmbeddedRequest): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    if (request.kind === 'close') this.isToEnd = true;
    return new Promise((resolve, reject) => {
      this.waiting.push({ kind: request.kind, resolve, reject });
      this.worker.postMessage(request);
    });
  }

  /** Ends the worker after its last answer, or one that failed. */
  terminate(): void {
    this.isToEnd = true;
    this.fail(new Error('The embedded database is closed.'));
    this.worker.terminate();
  }

  private receive(answer: EmbeddedAnswer): void {
    this.hasAnswered = true;
    // A copy has an answer of its own; an exception while the database opens or closes may be all that comes.
    if (answer.kind === 'exception' && (this.waiting[0]?.kind ?? 'copy') === 'copy') {
      // For the process to log it, as any exception that reaches no handler.
      throw new Error(`Exception in the embedded database: ${answer.message}`);
    }
    const oldest = this.waiting.shift();
    if ('message' in answer) oldest?.reject(failed(answer.message));
    else oldest?.resolve();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}

function failed(reason: string): Error {
  return new Error(`The embedded database failed: ${reason}`);
}

/** The runtime reports an exception of a worker with lines of its source before the name of the error. */
function reasonIn(message: string): string {
  return message.split('\n').find((line) => /^(?:\w*Error|error): /.test(line)) ?? message;
}
