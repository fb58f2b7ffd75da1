import { tmpdir } from 'node:os';
import { startProcess } from './process-start.ts';
import { readProcessUsage } from './process-usage.ts';

export type ProcessLimits = {
  /** Processor time, so that a busy machine does not end regular work. */
  maxProcessorTimeInMilliseconds: number;
  maxTimeInMilliseconds: number;
  maxResidentInBytes: number;
};

/** The process was ended because it reached a limit, or ended without an answer. */
export class ProcessOverrunError extends Error {
  override name = 'ProcessOverrunError';
}

/** The process was ended from outside, by the system when memory ran out or by an operator: no fault of what it was given. */
export class ProcessKilledError extends Error {
  override name = 'ProcessKilledError';
}

/** Signals that a process does not cause itself. A crash, such as SIGSEGV, is due to what it was given. */
const signalsFromOutside: ReadonlySet<unknown> = new Set(['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT']);

/** The process ends once the content behind its answer has been read. */
export type Answered<Answer> = { answer: Answer; content: AsyncGenerator<Uint8Array> };

/** Memory may grow by some hundred megabytes in a second. */
const watchIntervalInMilliseconds = 20;
const lineEnd = 10;

/**
 * The runtime of a process that ends after one request: no threads beside it that compile or collect garbage, and freed memory
 * is not returned before its end.
 */
const shortRuntime = { BUN_JSC_useConcurrentGC: '0', BUN_JSC_useConcurrentJIT: '0', MIMALLOC_PURGE_DELAY: '-1' };

/**
 * A process for one request: it reads a line of JSON and then bytes from standard input until they end, and writes a line of
 * JSON and then bytes to standard output. It is ended when it reaches a limit. Until it has read its input it ends with the server
 * however that ends, since its input ends then.
 */
export class SupervisedProcess {
  private readonly child: Bun.Subprocess<'pipe', 'pipe', 'ignore'>;
  private isEnded = false;

  /** Throws ProcessNotStartedError. */
  constructor(command: readonly string[]) {
    this.child = startProcess(() =>
      Bun.spawn([...command], {
        stdio: ['pipe', 'pipe', 'ignore'],
        // None of the settings of the server, which hold its secrets.
        env: { TMPDIR: tmpdir(), ...shortRuntime },
      }),
    );
    this.child.unref();
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  get exited(): Promise<unknown> {
    return this.child.exited;
  }

  /** Throws ProcessOverrunError, ProcessKilledError, and any error of the content's source. The process is used up afterwards. */
  async run<Answer>(
    request: object,
    content: AsyncIterable<Uint8Array> | undefined,
    limits: ProcessLimits,
  ): Promise<Answered<Answer>> {
    this.watch(limits);
    const reader = this.child.stdout.getReader();
    try {
      const sent = this.send(request, content ?? []);
      const [line, rest] = await Promise.race([this.readLine(reader), sent.then(() => forever)]);
      // What this server's own program has written.
      const answer = JSON.parse(line) as Answer;
      return { answer, content: this.restOf(reader, rest) };
    } catch (error) {
      this.end();
      throw error;
    }
  }

  end(): void {
    this.isEnded = true;
    this.child.kill('SIGKILL');
  }

  private async send(request: object, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const { stdin, exited } = this.child;
    // A process that has ended takes no more, which is no error here: why it has ended is found where its answer is missing.
    const step = (write: () => unknown) => Promise.race([Promise.try(write).catch(() => {}), exited]);
    await step(() => stdin.write(`${JSON.stringify(request)}\n`));
    for await (const piece of content) {
      if (this.hasEnded) return;
      await step(() => stdin.write(piece));
      await step(() => stdin.flush());
    }
    await step(() => stdin.end());
  }

  /** Until it has ended. */
  private watch(limits: ProcessLimits): void {
    const { pid, exited } = this.child;
    const usedBefore = readProcessUsage(pid)?.processorTimeInMilliseconds ?? 0;
    const deadline = setTimeout(() => this.end(), limits.maxTimeInMilliseconds);
    const look = setInterval(() => {
      const usage = readProcessUsage(pid);
      if (!usage) return;
      const processorTime = usage.processorTimeInMilliseconds - usedBefore;
      const isWithin =
        usage.residentInBytes <= limits.maxResidentInBytes && processorTime <= limits.maxProcessorTimeInMilliseconds;
      if (!isWithin) this.end();
    }, watchIntervalInMilliseconds);
    void exited.then(() => {
      clearTimeout(deadline);
      clearInterval(look);
    });
  }

  private async *restOf(reader: Reader, first: Uint8Array): AsyncGenerator<Uint8Array> {
    try {
      if (first.length > 0) yield first;
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return await this.refuseKilled();
        yield value;
      }
    } finally {
      this.end();
    }
  }

  private async readLine(reader: Reader): Promise<[line: string, rest: Uint8Array]> {
    let text = Buffer.alloc(0);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        await this.refuseKilled();
        throw new ProcessOverrunError('The process ended without an answer.');
      }
      text = Buffer.concat([text, value]);
      const end = text.indexOf(lineEnd);
      if (end >= 0) return [text.toString('utf8', 0, end), text.subarray(end + 1)];
    }
  }

  /** Once its output has ended. Throws ProcessKilledError. */
  private async refuseKilled(): Promise<void> {
    await this.child.exited;
    const { signalCode } = this.child;
    if (this.isEnded || signalCode === null || !signalsFromOutside.has(signalCode)) return;
    throw new ProcessKilledError(`A process that checked a file was ended from outside (${signalCode}).`);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** A request that has been sent is not an answer. */
const forever = new Promise<never>(() => {});
