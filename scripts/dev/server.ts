// One run of the site in development. Loads packages while on standby, then the sources, then starts.
export type ServerRequest = { kind: 'load' } | { kind: 'start'; embeddedSocket: string | undefined };
export type ServerAnswer = { kind: 'loaded' } | { kind: 'listening' } | { kind: 'failed'; message: string };

process.on('message', async (request: ServerRequest) => {
  try {
    // Not earlier: loaded modules cannot be reloaded.
    const [{ start }, { readEnv }, { openDatabase, openRunningEmbedded }] = await Promise.all([
      import('../../src/server/start.ts'),
      import('../../src/settings/env.ts'),
      import('../../src/db/client.ts'),
    ]);
    if (request.kind === 'load') return answer({ kind: 'loaded' });
    const { embeddedSocket } = request;
    const open: typeof openDatabase = embeddedSocket
      ? (_place, prepare) => openRunningEmbedded(embeddedSocket, prepare)
      : openDatabase;
    await start(readEnv(), { open, readsAhead: false });
    answer({ kind: 'listening' });
  } catch (error) {
    answer({ kind: 'failed', message: Bun.inspect(error) });
  }
});
process.on('disconnect', () => process.exit(0));

// Parameters are package names.
for (const name of process.argv.slice(2)) await import(name).catch(() => {});

function answer(message: ServerAnswer): void {
  process.send?.(message);
}
