import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { type CompiledPrograms, readProgram } from './embedded-programs.ts';

declare const self: Worker;

export type EmbeddedRequest =
  | { kind: 'open'; directory: string; socket: string; programs: string; compiled: CompiledPrograms }
  | { kind: 'copy'; from: string; to: string }
  | { kind: 'close' };
export type EmbeddedAnswer =
  | { kind: 'ready' }
  | { kind: 'copied' }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string }
  | { kind: 'exception'; message: string };

let running: { database: PGlite; server: PGLiteSocketServer } | undefined;

// By default an exception would end this worker, and the database with it.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => answer({ kind: 'exception', message: messageOf(error) }));
}

self.onmessage = async ({ data }: MessageEvent<EmbeddedRequest>) => {
  try {
    if (data.kind === 'open') await open(data);
    else if (data.kind === 'copy') copy(data);
    else await close();
  } catch (error) {
    answer({ kind: 'failed', message: messageOf(error) });
  }
};

async function open({
  directory,
  socket,
  programs,
  compiled,
}: Extract<EmbeddedRequest, { kind: 'open' }>): Promise<void> {
  // PGlite loads extensions as streams, and files embedded in an executable cannot be streamed.
  const comparison = join(dirname(directory), 'pg_trgm.tar.gz');
  await Bun.write(comparison, Bun.file(join(programs, 'pg_trgm.tar.gz')));
  const database = await PGlite.create(directory, {
    // By default PGlite looks for these beside its own module, where an executable does not have them.
    fsBundle: new Blob([await readProgram(programs, 'pglite.data')]),
    pgliteWasmModule: compiled.database,
    initdbWasmModule: compiled.creation,
    extensions: { pg_trgm: { name: 'pg_trgm', setup: async () => ({ bundlePath: pathToFileURL(comparison) }) } },
    // The default of 128 MB suits many connections; the embedded database has one.
    postgresqlconf: ['shared_buffers=16MB'],
  });
  await rm(comparison);
  const server = new PGLiteSocketServer({ db: database, path: socket });
  await server.start();
  running = { database, server };
  answer({ kind: 'ready' });
}

/** In one go, so that no query writes meanwhile: the copy is what a crash at this moment would have left. */
function copy({ from, to }: Extract<EmbeddedRequest, { kind: 'copy' }>): void {
  cpSync(from, to, { recursive: true });
  answer({ kind: 'copied' });
}

async function close(): Promise<void> {
  await running?.server.stop();
  await running?.database.close();
  answer({ kind: 'closed' });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function answer(message: EmbeddedAnswer): void {
  self.postMessage(message);
}
