import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';

type TestDatabase = { env: Record<string, string>; stop: () => Promise<void> };

/** PostgreSQL, which copies a template in a moment: the server that TEST_DATABASE_URL names, else one for this run. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { env: settings(url), stop: async () => {} };
  const server = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
  return { env: settings(server.url), stop: server.stop };
}

function settings(url: string): Record<string, string> {
  return { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url };
}
