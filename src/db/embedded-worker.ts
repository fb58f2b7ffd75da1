import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

declare const self: Worker;

export type EmbeddedRequest = { kind: 'open'; directory: string; socket: string } | { kind: 'close' };
export type EmbeddedAnswer = { kind: 'ready' } | { kind: 'closed' } | { kind: 'failed'; message: string };

let running: { database: PGlite; server: PGLiteSocketServer } | undefined;

self.onmessage = async ({ data }: MessageEvent<EmbeddedRequest>) => {
  try {
    if (data.kind === 'open') await open(data.directory, data.socket);
    else await close();
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};

async function open(directory: string, socket: string): Promise<void> {
  // The default of 128 MB is meant for a server with many connections; this one has a single reader.
  const database = await PGlite.create(directory, { postgresqlconf: ['shared_buffers=16MB'] });
  const server = new PGLiteSocketServer({ db: database, path: socket });
  await server.start();
  running = { database, server };
  answer({ kind: 'ready' });
}

async function close(): Promise<void> {
  await running?.server.stop();
  await running?.database.close();
  answer({ kind: 'closed' });
}

function answer(message: EmbeddedAnswer): void {
  self.postMessage(message);
}
