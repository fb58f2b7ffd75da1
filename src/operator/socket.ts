import { existsSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { type Db, openCurrentDatabase } from '../db/client.ts';
import { socketPath } from '../db/embedded.ts';
import type { AuditLog } from '../domain/audit/audit-log.ts';
import { joinAudit } from '../domain/audit/open.ts';
import type { Env } from '../settings/env.ts';
import { CommandError } from '../start-error.ts';

const socketName = 'operator.sock';
const maxRequestInBytes = 16 * 1024;
/** What Bun says when nothing listens on a socket. */
const notListening: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ConnectionRefused',
  'FailedToOpenSocket',
  'ENOENT',
]);

const requestSchema = z.strictObject({
  command: z.enum(['account', 'audit', 'backup', 'check']),
  words: z.array(z.string()).max(100),
  input: z.string(),
});
/** `refused`: the message of a CommandError. */
const answerSchema = z.union([
  z.strictObject({ text: z.string(), code: z.number() }),
  z.strictObject({ refused: z.string(), code: z.number() }),
]);

type Answer = z.infer<typeof answerSchema>;
/** What the command prints, and its exit code. */
export type OperatorAnswer = { text: string; code: number };
export type OperatorRequest = z.infer<typeof requestSchema>;

/**
 * Takes the commands of the operator while the site runs, since only one process may open the embedded database. The socket
 * is in DATA_DIR and only the site's own user may open it, as is true of the database's files.
 * Undefined when the path is too long for a socket.
 */
export function openOperatorSocket(
  dataDirectory: string,
  answer: (request: OperatorRequest, signal: AbortSignal) => Promise<OperatorAnswer>,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } | undefined {
  const unix = socketPath(dataDirectory, socketName);
  if (unix === undefined) return undefined;
  rmSync(unix, { force: true });
  // Before the socket exists, so that it is never open to others.
  const before = process.umask(0o177);
  try {
    const server = Bun.serve({
      unix,
      maxRequestBodySize: maxRequestInBytes,
      fetch: async (request, answering) => {
        // Checking a long activity log takes minutes.
        answering.timeout(request, 0);
        const given = requestSchema.safeParse(await request.json().catch(() => undefined));
        return given.success
          ? Response.json(await answered(() => answer(given.data, request.signal)))
          : new Response(null, { status: 400 });
      },
      error(error) {
        onError(error);
        return new Response(null, { status: 500 });
      },
    });
    return {
      stop: async () => {
        await server.stop();
        rmSync(unix, { force: true });
      },
    };
  } finally {
    process.umask(before);
  }
}

async function answered(work: () => Promise<OperatorAnswer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) return { refused: error.message, code: error.exitCode };
    throw error;
  }
}

type Place = Pick<Env, 'databaseUrl' | 'dataDirectory'>;

/** Asks the site that runs on the embedded database of this DATA_DIR; undefined when there is none. Throws CommandError. */
export async function askRunningSite(
  { databaseUrl, dataDirectory }: Place,
  command: OperatorRequest['command'],
  words: string[] = [],
  input = '',
): Promise<OperatorAnswer | undefined> {
  const unix = databaseUrl === undefined ? socketPath(dataDirectory, socketName) : undefined;
  if (unix === undefined || !existsSync(unix)) return undefined;
  const request: OperatorRequest = { command, words, input };
  let response: Response;
  try {
    response = await fetch('http://operator/', { unix, method: 'POST', body: JSON.stringify(request), timeout: false });
  } catch (error) {
    // The socket of a site that has ended: the database is free. Anything else may have been carried out already.
    if (error instanceof Error && 'code' in error && notListening.has(String(error.code))) return undefined;
    throw error;
  }
  if (!response.ok) throw new Error(`The running site failed (${response.status}); its log says why.`);
  const answer = answerSchema.parse(await response.json());
  if ('refused' in answer) throw new CommandError(answer.refused, answer.code);
  return answer;
}

export type LoggedSite = { db: Db; audit: AuditLog };

/** Carries out what no running site does, which holds the embedded database. */
export async function onIdleSite<Result>(settings: Env, work: (site: LoggedSite) => Promise<Result>): Promise<Result> {
  const database = await openCurrentDatabase(settings);
  try {
    return await work({ db: database.db, audit: await joinAudit(database.db, settings) });
  } finally {
    await database.close();
  }
}
