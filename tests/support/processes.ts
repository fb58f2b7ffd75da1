import { testRuntime } from '../../scripts/setup/test-environment.mjs';
import { auditKeySetting } from './audit-key.ts';
import type { Place } from './databases.ts';
import { root } from './sources.ts';

const settings = [
  ...['DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'SEED', 'HOST', 'PORT', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ...['GRAPH_TENANT_ID', 'GRAPH_CLIENT_ID', 'GRAPH_CLIENT_SECRET', 'GRAPH_SENDER', 'GRAPH_BASE_URL', 'GRAPH_AUTHORITY'],
  ...['SMTP_URL', 'SMTP_SENDER'],
  ...['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID', 'ENTRA_CLIENT_SECRET', 'ENTRA_AUTHORITY', 'AUDIT_KEY', 'AUDIT_MAIL_TO'],
  ...Object.keys(testRuntime),
];

type RunningProcess = {
  process: Bun.Subprocess<'ignore', 'pipe', 'pipe'>;
  /** The next line on standard output, or undefined at its end. */
  nextLine: () => Promise<string | undefined>;
  /** Closes our end of its standard output. */
  closeLog: () => Promise<void>;
  /** Standard error so far. */
  errors: () => string;
  /** Waits for the exit; returns exit code and standard error. */
  end: () => Promise<{ code: number; errors: string }>;
  /** The same with the rest of its standard output. */
  finish: () => Promise<{ code: number; said: string; errors: string }>;
};

const running = new Set<Bun.Subprocess>();
// Stops the servers of failed tests.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a module of the project in a separate process with only these settings. */
export function run(module: string, env: Record<string, string>, parameters: string[] = []): RunningProcess {
  return runProgram([process.execPath, '--no-env-file', module, ...parameters], env, root);
}

/** Runs a program in a folder with only these settings. */
export function runProgram(command: string[], env: Record<string, string>, folder: string): RunningProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !settings.includes(name));
  const child = Bun.spawn(command, {
    cwd: folder,
    // Test servers encode only requested pictures.
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      PICTURES: 'on-request',
      LOG_REQUESTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  void child.exited.then(() => running.delete(child));
  const errors = collectText(child.stderr);
  const output = lineReader(child.stdout);
  const end = async () => {
    const code = await child.exited;
    await errors.finished;
    return { code, errors: errors.text() };
  };
  return {
    process: child,
    nextLine: output.nextLine,
    closeLog: output.close,
    errors: errors.text,
    end,
    finish: async () => {
      let said = '';
      for (let line = await output.nextLine(); line !== undefined; line = await output.nextLine()) said += `${line}\n`;
      return { said, ...(await end()) };
    },
  };
}

export type RunningServer = RunningProcess & {
  address: string;
  /** Standard error so far, without lines that say that the database was late. */
  unexpected: () => string;
  /** Stops it as a service manager does; returns exit code and unexpected errors. */
  stop: () => Promise<{ code: number; errors: string }>;
};

/**
 * The site gives up a query, and a connection, after three seconds, which pass on a busy machine; background work then tries
 * again. What visitors get meanwhile is the subject of tests/web/database-down.
 */
const databaseWasLate =
  /The database (?:has not answered in time|does not answer)|DATABASE_UNAVAILABLE|CONNECT_TIMEOUT|due to statement timeout|home_page_not_warmed.*Failed query/;

/** Starts the server as an operator does, and waits until it listens. */
export function startServer(place: Place, env: Record<string, string> = {}): Promise<RunningServer> {
  return listening((settings) => run('src/server.ts', settings), { ...settingsOf(place), ...env });
}

/** Starts a server by `start` on a free port, and waits until it listens. */
export async function listening(
  start: (env: Record<string, string>) => RunningProcess,
  env: Record<string, string>,
): Promise<RunningServer> {
  const port = freePort();
  const server = start({ SEED: 'none', PORT: String(port), ...env });
  for (;;) {
    const line = await server.nextLine();
    if (line === undefined) throw new Error(`The server exited during its start: ${(await server.end()).errors}`);
    if (!line.includes('"listening"')) continue;
    const unexpected = () => {
      const lines = server.errors().split('\n');
      return lines.filter((one) => !databaseWasLate.test(one)).join('\n');
    };
    const stop = async () => {
      server.process.kill('SIGTERM');
      const { code } = await server.end();
      return { code, errors: unexpected() };
    };
    return { ...server, address: `http://127.0.0.1:${port}`, unexpected, stop };
  }
}

export function settingsOf({ databaseUrl, dataDirectory }: Place): Record<string, string> {
  return { DATA_DIR: dataDirectory, AUDIT_KEY: auditKeySetting, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
}

/** A free port. */
export function freePort(): number {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = listener;
  listener.stop(true);
  return port;
}

function collectText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): { text: () => string; finished: Promise<void> } {
  let text = '';
  const read = async () => {
    for await (const part of stream.pipeThrough(new TextDecoderStream())) text += part;
  };
  return { text: () => text, finished: read() };
}

function lineReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextLine = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n');
      if (end >= 0) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        return line;
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return { nextLine, close: () => reader.cancel() };
}
