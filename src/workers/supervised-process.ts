import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideOfRequests } from '../current.ts';
import { installation } from '../installation.ts';

/** The command that starts this server itself with a subcommand, because an executable has no other program. */
export function serverCommand(...parameters: string[]): string[] {
  const program = Bun.isStandaloneExecutable ? [] : ['--no-env-file', join(installation, 'src/server.ts')];
  return [process.execPath, ...program, ...parameters];
}

/** The system starts no further process now: it lacks memory, process ids or file descriptors. */
export class ProcessNotStartedError extends Error {
  override name = 'ProcessNotStartedError';
}

/** Throws ProcessNotStartedError. */
export function startProcess<Child>(start: () => Child): Child {
  try {
    return outsideOfRequests(start);
  } catch (cause) {
    throw new ProcessNotStartedError('The process could not be started.', { cause });
  }
}

/** A process that is started in advance: without it, the task that needs one starts it. */
export function startSpare<Child>(start: () => Child): Child | undefined {
  try {
    return start();
  } catch (error) {
    if (error instanceof ProcessNotStartedError) return undefined;
    throw error;
  }
}

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

type ProcessUsage = { residentInBytes: number; processorTimeInMilliseconds: number };

/** The unit of processor times in /proc, the same on all architectures of Linux. */
const tickInMilliseconds = 10;

/** What a process uses; undefined when it has ended, and on systems other than Linux. */
export function readProcessUsage(pid: number): ProcessUsage | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    const facts = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may hold spaces; the 14th and 15th fields are the times in user and kernel mode.
    const [user, system] = facts
      .slice(facts.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    if (kilobytes === undefined || user === undefined || system === undefined) return undefined;
    return {
      residentInBytes: Number(kilobytes) * 1024,
      processorTimeInMilliseconds: (user + system) * tickInMilliseconds,
    };
  } catch {
    return undefined;
  }
}

/** Open file descriptors of this process; undefined on systems other than Linux. */
export function countOpenDescriptors(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}

/** A spare process with nothing to do gives its memory back after this time. */
const maxSpareTimeInMilliseconds = 60_000;

/** Processes for one task each. While tasks come one is ready in advance, since starting takes some tenths of a second. */
export class WarmProcesses {
  private spare: SupervisedProcess | undefined;
  private idle: Timer | undefined;

  constructor(private readonly command: readonly string[]) {}

  /** Throws ProcessNotStartedError. */
  take(): SupervisedProcess {
    const { spare } = this;
    this.spare = undefined;
    const taken = spare && !spare.hasEnded ? spare : new SupervisedProcess(this.command);
    // Not earlier, so that the start of the next one does not slow this one down.
    void taken.exited.then(() => this.prepare());
    return taken;
  }

  private prepare(): void {
    this.spare ??= startSpare(() => new SupervisedProcess(this.command));
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.spare?.end();
      this.spare = undefined;
    }, maxSpareTimeInMilliseconds);
    this.idle.unref();
  }
}
