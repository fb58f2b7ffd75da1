import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installation, workerModule } from '../installation.ts';
import { lockDirectory } from './directory-lock.ts';
import type { EmbeddedAnswer, EmbeddedRequest } from './embedded-worker.ts';

/** Directory of the PGlite runtime files. */
const programs = join(installation, 'node_modules/@electric-sql/pglite/dist');

/** Maximum length of a Unix socket path that all systems accept. */
const maxSocketPathInBytes = 100;

export type EmbeddedPostgres = {
  socket: string;
  close: () => Promise<void>;
  /** Fulfilled when the database has ended without being asked to. */
  lost: Promise<Error>;
};

/**
 * Runs the embedded Postgres in a worker, so that no query blocks the server, and serves it on a Unix socket in the
 * directory, so that one driver serves both databases. Throws DirectoryInUseError when another process holds the lock.
 */
export async function startEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const lock = lockDirectory(dataDirectory);
  const directory = join(dataDirectory, 'postgres');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(dataDirectory, 0o700);
  const socket = socketPath(dataDirectory);
  rmSync(socket, { force: true });
  const worker = new Worker(workerModule('src/db/embedded-worker.ts'));
  try {
    await ask(worker, { kind: 'open', directory, socket, programs });
  } catch (error) {
    worker.terminate();
    lock.release();
    throw error;
  }
  const lost = Promise.withResolvers<Error>();
  const onClose = () => lost.resolve(new Error('The embedded database has ended unexpectedly.'));
  worker.addEventListener('close', onClose);
  worker.onmessage = rethrowException;
  return {
    socket,
    lost: lost.promise,
    close: async () => {
      worker.removeEventListener('close', onClose);
      await ask(worker, { kind: 'close' });
      worker.terminate();
      lock.release();
    },
  };
}

function socketPath(dataDirectory: string): string {
  const absolute = join(dataDirectory, '.s.PGSQL.5432');
  const shorter = relative(process.cwd(), absolute);
  const path = Buffer.byteLength(absolute) <= maxSocketPathInBytes ? absolute : shorter;
  if (Buffer.byteLength(path) > maxSocketPathInBytes) {
    throw new Error(`DATA_DIR is too long for the socket of the embedded database: ${dataDirectory}`);
  }
  return path;
}

/** Thrown for the process to log it, as any exception that reaches no handler. */
function rethrowException({ data }: MessageEvent<EmbeddedAnswer>): void {
  if (data.kind === 'exception') throw new Error(`Exception in the embedded database: ${data.message}`);
}

function ask(worker: Worker, request: EmbeddedRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EmbeddedAnswer>) =>
      'message' in data ? reject(new Error(`The embedded database failed: ${data.message}`)) : resolve();
    worker.onerror = (event) => reject(new Error(`The embedded database failed: ${event.message}`));
    worker.postMessage(request);
  });
}
