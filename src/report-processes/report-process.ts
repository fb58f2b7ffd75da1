import { tmpdir } from 'node:os';
import { describeError } from '../db/sent-errors.ts';
import { markForwarded } from '../web/http/responses/forwarded-responses.ts';
import { ownCommand } from '../workers/own-command.ts';
import { startProcess } from '../workers/supervision/process-start.ts';
import { ProcessOverrunError } from '../workers/supervision/supervised-process.ts';
import { readBytes, writeBytes } from './body-bytes.ts';
import {
  bodyDescriptor,
  type FromProcess,
  maxPieceInBytes,
  type Note,
  type ReportSettings,
  type RequestHead,
  reportProcessCommand,
  type ServiceCall,
  type ToProcess,
} from './messages.ts';
import { type ReceivedBody, sourceOf } from './received-body.ts';

/** What the server does for a process. */
export type ProcessServices = {
  answer: (request: ServiceCall, from: ReportProcess) => Promise<unknown>;
  note: (note: Note, from: ReportProcess) => void;
};

type Head = Extract<FromProcess, { kind: 'head' }>;

type Exchange = {
  body: ReceivedBody;
  /** Bytes of the body that were passed on. */
  passed: number;
  head: PromiseWithResolvers<Head>;
  /** The piece of the response that is awaited; undefined at its end. */
  piece: PromiseWithResolvers<Uint8Array<ArrayBuffer> | undefined>;
};

/** Includes the inspection of ten files, each of which may wait for a minute. */
const maxAnswerInMilliseconds = 12 * 60_000;

/**
 * A process in which reports, receipts, passphrases and keys are read. It answers requests as the server would. Bodies pass
 * through a socket, and are overwritten here once they were answered; queries and counts go to the server.
 */
export class ReportProcess {
  private readonly child: Bun.Subprocess<'ignore', 'inherit', 'inherit'>;
  private readonly exchanges = new Map<number, Exchange>();
  private readonly demonstrated = Promise.withResolvers<string | undefined>();
  private count = 0;
  /** By this server, and not by its own failure or from outside. */
  wasEnded = false;

  /** Throws ProcessNotStartedError. */
  constructor(
    settings: ReportSettings,
    nodeEnvironment: string,
    private readonly services: ProcessServices,
  ) {
    this.child = startProcess(() =>
      Bun.spawn(ownCommand(reportProcessCommand), {
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
        // None of the settings of the server, which hold its secrets.
        env: { TMPDIR: tmpdir(), NODE_ENV: nodeEnvironment },
        serialization: 'advanced',
        ipc: (message: FromProcess) => this.receive(message),
      }),
    );
    this.child.unref();
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

  end(): void {
    this.wasEnded ||= !this.hasEnded;
    this.child.kill('SIGKILL');
  }

  /** Opens the channel of a demonstration; the process prints the passphrase. Returns whose it is. */
  async demonstrate(): Promise<string | undefined> {
    this.send({ kind: 'demonstrate' });
    return Promise.race([this.demonstrated.promise, this.exited.then(() => Promise.reject(overrun()))]);
  }

  /**
   * The answer to a request; `onEnd` is called when all of it was passed on. Throws ProcessOverrunError, and then the body is
   * still whole.
   */
  async answer(head: RequestHead, body: ReceivedBody, onEnd: () => void): Promise<Response> {
    const id = ++this.count;
    const exchange: Exchange = { body, passed: 0, head: Promise.withResolvers(), piece: Promise.withResolvers() };
    this.exchanges.set(id, exchange);
    const finish = () => {
      this.exchanges.delete(id);
      onEnd();
    };
    const deadline = setTimeout(() => this.end(), maxAnswerInMilliseconds);
    try {
      if (this.hasEnded) throw overrun();
      this.send({ kind: 'request', id, head, body: sourceOf(body) });
      const { status, headers, hasBody } = await exchange.head.promise;
      if (body.bytes?.length === exchange.passed) body.bytes.fill(0);
      if (!hasBody) {
        finish();
        return markForwarded(new Response(null, { status, headers }));
      }
      return markForwarded(new Response(this.responseBody(id, exchange, finish), { status, headers }));
    } catch (error) {
      this.exchanges.delete(id);
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  }

  private responseBody(id: number, exchange: Exchange, finish: () => void): ReadableStream<Uint8Array> {
    let sent: Uint8Array | undefined;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        // The next piece is asked for when the last one is on its way.
        sent?.fill(0);
        exchange.piece = Promise.withResolvers();
        this.send({ kind: 'pull', id });
        sent = await exchange.piece.promise;
        if (sent) return controller.enqueue(sent);
        finish();
        controller.close();
      } catch {
        finish();
        controller.error(new Error('The response broke off.'));
      }
    };
    const cancel = () => {
      sent?.fill(0);
      this.send({ kind: 'cancel', id });
      finish();
    };
    return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  }

  private receive(message: FromProcess): void {
    if (message.kind === 'call') return void this.serve(message.call, message.request);
    if (message.kind === 'note') return void this.services.note(message.note, this);
    if (message.kind === 'ready') return;
    if (message.kind === 'demonstrated') return void this.demonstrated.resolve(message.username);
    try {
      this.exchange(message);
    } catch {
      // The socket is closed: the process has ended, which is not known here yet.
      this.failAll();
    }
  }

  private exchange(message: Extract<FromProcess, { id: number }>): void {
    const exchange = this.exchanges.get(message.id);
    if (message.kind === 'bytes') {
      const piece = message.length > 0 ? readBytes(this.socket, message.length) : undefined;
      if (exchange) exchange.piece.resolve(piece);
      else piece?.fill(0);
    } else if (!exchange) return;
    else if (message.kind === 'head') exchange.head.resolve(message);
    else if (message.kind === 'pull') this.passOn(message.id, exchange);
    else this.fail(exchange);
  }

  /** The next piece of the body, which stays here until it is answered: another process may have to read it. */
  private passOn(id: number, exchange: Exchange): void {
    const { bytes } = exchange.body;
    const piece = bytes?.subarray(exchange.passed, exchange.passed + maxPieceInBytes) ?? new Uint8Array();
    writeBytes(this.socket, piece);
    exchange.passed += piece.length;
    this.send({ kind: 'bytes', id, length: piece.length });
  }

  private async serve(call: number, request: ServiceCall): Promise<void> {
    try {
      this.send({ kind: 'answer', call, value: await this.services.answer(request, this) });
    } catch (error) {
      this.send({ kind: 'failed', call, error: describeError(error) });
    }
  }

  private send(message: ToProcess): void {
    if (this.hasEnded) return;
    try {
      this.child.send(message);
    } catch {
      // As above.
      this.failAll();
    }
  }

  private get socket(): number {
    const socket: unknown = this.child.stdio[bodyDescriptor];
    if (typeof socket !== 'number') throw overrun();
    return socket;
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
