import { workerModule } from '../installation.ts';
import { notLoaded } from './embedded-programs.ts';
import type { EmbeddedAnswer, EmbeddedRequest } from './embedded-worker.ts';

type Waiting = { kind: EmbeddedRequest['kind']; resolve: () => void; reject: (error: Error) => void };

/** The worker of the embedded database. It answers requests in their order; those that it cannot answer any more are rejected. */
export class EmbeddedWorkerClient {
  /** Fulfilled when the worker has ended by itself. */
  readonly lost: Promise<Error>;
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;
  private hasAnswered = false;
  private isToEnd = false;

  /** `module`: only for tests. */
  constructor(module: string | URL = workerModule('src/db/embedded-worker.ts')) {
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.lost = promise;
    this.worker = new Worker(module);
    // From the beginning: a worker that cannot be loaded fails before its first request.
    this.worker.onmessage = ({ data }: MessageEvent<EmbeddedAnswer>) => this.receive(data);
    this.worker.onerror = ({ message }) =>
      this.fail(this.hasAnswered ? failed(reasonIn(message)) : notLoaded(reasonIn(message)));
    this.worker.addEventListener('close', () => {
      const unexpected = new Error('The embedded database has ended unexpectedly.');
      this.fail(unexpected);
      if (!this.isToEnd) resolve(unexpected);
    });
  }

  /** Rejects when the worker says that it failed, or has ended. */
  ask(request: EmbeddedRequest): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    if (request.kind === 'close') this.isToEnd = true;
    return new Promise((resolve, reject) => {
      this.waiting.push({ kind: request.kind, resolve, reject });
      this.worker.postMessage(request);
    });
  }

  /** Ends the worker after its last answer, or one that failed. */
  terminate(): void {
    this.isToEnd = true;
    this.fail(new Error('The embedded database is closed.'));
    this.worker.terminate();
  }

  private receive(answer: EmbeddedAnswer): void {
    this.hasAnswered = true;
    // A copy has an answer of its own; an exception while the database opens or closes may be all that comes.
    if (answer.kind === 'exception' && (this.waiting[0]?.kind ?? 'copy') === 'copy') {
      // For the process to log it, as any exception that reaches no handler.
      throw new Error(`Exception in the embedded database: ${answer.message}`);
    }
    const oldest = this.waiting.shift();
    if ('message' in answer) oldest?.reject(failed(answer.message));
    else oldest?.resolve();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}

function failed(reason: string): Error {
  return new Error(`The embedded database failed: ${reason}`);
}

/** The runtime reports an exception of a worker with lines of its source before the name of the error. */
function reasonIn(message: string): string {
  return message.split('\n').find((line) => /^(?:\w*Error|error): /.test(line)) ?? message;
}
