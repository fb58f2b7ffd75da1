import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '../db/forwarded.ts';
import { markForwarded } from '../web/http/responses/stream-answer.ts';
import { ProcessOverrunError, readProcessUsage, serverCommand, startProcess } from '../workers/supervised-process.ts';
import {
  type FromProcess,
  formatHead,
  headHeader,
  type ReportSettings,
  type RequestHead,
  reportProcessCommand,
  type Services,
  type ToProcess,
} from './messages.ts';
import type { ReceivedBody } from './received-body.ts';

/** More than the server takes, because what it knows of a request comes with it. */
const headerLimit = '--max-http-header-size=65536';
/** A smaller answer is received whole, so that a slow reader occupies no process. */
const maxWholeInBytes = 256 * 1024;
/** Includes the copies of ten files, each of which may wait for a minute. */
const maxAnswerInMilliseconds = 12 * 60_000;

/**
 * A process in which reports, receipts, passphrases and keys are read. It answers requests as the server would; queries and counts
 * go to the server.
 */
export class ReportProcess {
  private readonly child: Bun.Subprocess<'ignore', 'inherit', 'inherit'>;
  private readonly starting = Promise.withResolvers<void>();
  private readonly services: Services;
  /** The hashed id of the session whose requests it answers. */
  session: string | undefined;
  private readonly folder: string;
  private readonly running = new Set<RequestHead>();

  constructor(settings: ReportSettings, nodeEnvironment: string, servicesFor: (process: ReportProcess) => Services) {
    // No other user of the system can open what is in it.
    this.folder = startProcess(() => mkdtempSync(join(tmpdir(), 'report-process-')));
    try {
      this.child = startProcess(() =>
        Bun.spawn(serverCommand(reportProcessCommand, this.socket), {
          stdio: ['ignore', 'inherit', 'inherit'],
          // None of the settings of the server, which hold its secrets.
          env: { TMPDIR: tmpdir(), NODE_ENV: nodeEnvironment, BUN_OPTIONS: headerLimit },
          serialization: 'advanced',
          ipc: (message: FromProcess) => this.receive(message),
        }),
      );
    } catch (error) {
      this.removeFolder();
      throw error;
    }
    this.child.unref();
    this.services = servicesFor(this);
    this.send({ kind: 'start', settings });
    void this.child.exited.then(() => this.removeFolder());
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  get isBusy(): boolean {
    return this.running.size > 0;
  }

  get exited(): Promise<unknown> {
    return this.child.exited;
  }

  get ready(): Promise<void> {
    return this.starting.promise;
  }

  get memoryInBytes(): number | undefined {
    return readProcessUsage(this.child.pid)?.residentInBytes;
  }

  end(): void {
    this.child.kill('SIGKILL');
    // At once: the server may be about to end.
    this.removeFolder();
  }

  private get socket(): string {
    return join(this.folder, 'socket');
  }

  private removeFolder(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The answer to a request; `onEnd` is called when all of it was passed on. Throws ProcessOverrunError. */
  async answer(request: Request, head: RequestHead, body: ReceivedBody['bytes'], onEnd: () => void): Promise<Response> {
    const headers = new Headers(request.headers);
    for (const name of ofConnection) headers.delete(name);
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
    headers.set(headHeader, formatHead(head));
    const finish = () => {
      this.running.delete(head);
      onEnd();
    };
    this.running.add(head);
    const deadline = setTimeout(() => this.end(), maxAnswerInMilliseconds);
    try {
      const answer = await this.fetch({ method: request.method, headers, body: body ?? null });
      for (const name of ofConnection) answer.headers.delete(name);
      const content = answer.body && (await contentOf(answer.body, finish));
      if (!(content instanceof ReadableStream)) finish();
      return markForwarded(new Response(content, { status: answer.status, headers: answer.headers }));
    } catch {
      this.running.delete(head);
      throw new ProcessOverrunError('The process ended without an answer.');
    } finally {
      clearTimeout(deadline);
    }
  }

  private async fetch(init: RequestInit): Promise<Response> {
    try {
      await Promise.race([this.ready, this.exited]);
      const connection = { unix: this.socket, keepalive: false, timeout: false } as const;
      return await fetch('http://report-process', { ...init, ...connection, redirect: 'manual', decompress: false });
    } catch (error) {
      // It has ended, which may not be known here yet.
      this.end();
      await this.exited;
      throw error;
    }
  }

  private receive(message: FromProcess): void {
    if (message.kind === 'call') void this.serve(message);
    else this.starting.resolve();
  }

  private async serve({ call, service, value }: Extract<FromProcess, { kind: 'call' }>): Promise<void> {
    try {
      // The process runs this program: the value is of the service that it names.
      const answer = await (this.services[service] as (value: unknown) => unknown)(value);
      if (call !== undefined) this.send({ kind: 'answer', call, value: answer });
    } catch (error) {
      if (call !== undefined) this.send({ kind: 'failed', call, error: describeError(error) });
    }
  }

  private send(message: ToProcess): void {
    try {
      this.child.send(message);
    } catch {
      // It has ended.
    }
  }
}

/** Headers of one connection, and of the body that it carries: each has its own. */
const ofConnection = ['connection', 'content-length', 'date', 'expect', 'keep-alive', 'transfer-encoding'];

/** All of a short answer, or a stream that calls `onEnd`. */
async function contentOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEnd: () => void) {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; length <= maxWholeInBytes; length += pieces.at(-1)?.length ?? 0) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    pieces.push(value);
  }
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const next = pieces.shift() ?? (await reader.read()).value;
      if (next) return controller.enqueue(next);
      onEnd();
      controller.close();
    } catch {
      onEnd();
      // Not the error itself, which has the address in it.
      controller.error(new Error('The process ended before its response was complete.'));
    }
  };
  const cancel = () => {
    onEnd();
    void reader.cancel();
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}
