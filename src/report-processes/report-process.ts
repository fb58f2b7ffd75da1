import { tmpdir } from 'node:os';
import { describeError } from '../db/sent-errors.ts';
import { markForwarded } from '../web/http/responses/forwarded-responses.ts';
import { serverCommand } from '../workers/server-command.ts';
import { startProcess } from '../workers/supervision/process-start.ts';
import { readProcessUsage } from '../workers/supervision/process-usage.ts';
import { ProcessOverrunError } from '../workers/supervision/supervised-process.ts';
import {
  type FromProcess,
  type Piece,
  type ReportSettings,
  type RequestHead,
  reportProcessCommand,
  type Services,
  type ToProcess,
} from './messages.ts';
import type { ReceivedBody } from './received-body.ts';

type Head = Extract<FromProcess, { kind: 'head' }>;

type Exchange = {
  head: PromiseWithResolvers<Head>;
  /** The piece of the response that is awaited. */
  piece: PromiseWithResolvers<Piece>;
};

/** Includes the copies of ten files, each of which may wait for a minute. */
const maxAnswerInMilliseconds = 12 * 60_000;

/**
 * A process in which reports, receipts, passphrases and keys are read. It answers requests as the server would; queries and counts
 * go to the server.
 */
export class ReportProcess {
  private readonly child: Bun.Subprocess<'ignore', 'inherit', 'inherit'>;
  private readonly starting = Promise.withResolvers<void>();
  private readonly exchanges = new Map<number, Exchange>();
  private readonly services: Services;
  /** The hashed id of the session whose requests it answers. */
  session: string | undefined;
  private count = 0;

  /** Throws ProcessNotStartedError. */
  constructor(settings: ReportSettings, nodeEnvironment: string, servicesFor: (process: ReportProcess) => Services) {
    this.child = startProcess(() =>
      Bun.spawn(serverCommand(reportProcessCommand), {
        stdio: ['ignore', 'inherit', 'inherit'],
        // None of the settings of the server, which hold its secrets.
        env: { TMPDIR: tmpdir(), NODE_ENV: nodeEnvironment },
        serialization: 'advanced',
        ipc: (message: FromProcess) => this.receive(message),
      }),
    );
    this.child.unref();
    this.services = servicesFor(this);
    this.send({ kind: 'start', settings });
    void this.child.exited.then(() => this.failAll());
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  get isBusy(): boolean {
    return this.exchanges.size > 0;
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
  }

  /** The answer to a request; `onEnd` is called when all of it was passed on. Throws ProcessOverrunError. */
  async answer(head: RequestHead, { bytes, draft }: ReceivedBody, onEnd: () => void): Promise<Response> {
    const id = ++this.count;
    const exchange: Exchange = { head: Promise.withResolvers(), piece: Promise.withResolvers() };
    this.exchanges.set(id, exchange);
    const finish = () => {
      this.exchanges.delete(id);
      onEnd();
    };
    const deadline = setTimeout(() => this.end(), maxAnswerInMilliseconds);
    try {
      if (this.hasEnded) throw overrun();
      this.send({ kind: 'request', id, head, body: { ...(bytes && { bytes }), ...(draft && { draft }) } });
      const { status, headers, ...first } = await exchange.head.promise;
      if (first.isLast) finish();
      const content = first.isLast ? first.bytes : this.streamed(id, exchange, first, finish);
      return markForwarded(new Response(content ?? null, { status, headers }));
    } catch (error) {
      this.exchanges.delete(id);
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  }

  private streamed(id: number, exchange: Exchange, first: Piece, finish: () => void): ReadableStream<Uint8Array> {
    let next: Piece | undefined = first;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        if (!next) {
          exchange.piece = Promise.withResolvers();
          this.send({ kind: 'pull', id });
          next = await exchange.piece.promise;
        }
        if (next.bytes && next.bytes.length > 0) controller.enqueue(next.bytes);
        if (next.isLast) {
          finish();
          controller.close();
        }
        next = undefined;
      } catch {
        finish();
        controller.error(new Error('The process ended before its response was complete.'));
      }
    };
    const cancel = () => {
      this.send({ kind: 'cancel', id });
      finish();
    };
    return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  }

  private receive(message: FromProcess): void {
    if (message.kind === 'call') return void this.serve(message);
    if (message.kind === 'ready') return void this.starting.resolve();
    const exchange = this.exchanges.get(message.id);
    if (!exchange) return;
    if (message.kind === 'head') exchange.head.resolve(message);
    else if (message.kind === 'piece') exchange.piece.resolve(message);
    else this.fail(exchange);
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
    if (this.hasEnded) return;
    try {
      this.child.send(message);
    } catch {
      // It has ended, which is not known here yet.
      this.failAll();
    }
  }

  private failAll(): void {
    for (const exchange of this.exchanges.values()) this.fail(exchange);
  }

  private fail({ head, piece }: Exchange): void {
    for (const { promise, reject } of [head, piece]) {
      // Only one of them is awaited.
      promise.catch(() => {});
      reject(overrun());
    }
  }
}

function overrun(): ProcessOverrunError {
  return new ProcessOverrunError('The process ended without an answer.');
}
