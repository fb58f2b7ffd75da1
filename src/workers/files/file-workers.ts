import type { SocialCard } from '../../domain/articles/social-card.ts';
import type { DocumentReader } from '../../domain/assets/documents/document-reading.ts';
import { RefusedFileError } from '../../domain/assets/refused-file-error.ts';
import type { AssetPreparer } from '../../domain/assets/upload/process-upload.ts';
import type { VariantEncoder } from '../../domain/assets/variants/make-variants.ts';
import { FilesBusyError, FileTooComplexError } from '../../domain/attachments/refused-files.ts';
import type { FileCopier } from '../../domain/baik/safe-copies/safe-copy.ts';
import type { AttachmentChecker } from '../../domain/contact/attachment-intake.ts';
import { FairQueue, QueueFullError, type Sender } from '../../domain/limits/fair-queue.ts';
import {
  ProcessKilledError,
  type ProcessLimits,
  ProcessNotStartedError,
  ProcessOverrunError,
  type SupervisedProcess,
  serverCommand,
  WarmProcesses,
} from '../supervised-process.ts';
import {
  type FileAnswers,
  type FileProcessKind,
  type FileTask,
  fileProcessCommand,
  type OverBudget,
} from './file-tasks.ts';

const megabyte = 1024 * 1024;

const attachmentLimits: ProcessLimits = {
  maxProcessorTimeInMilliseconds: 8000,
  maxTimeInMilliseconds: 60_000,
  maxResidentInBytes: 640 * megabyte,
};

/** The pages of a PDF are drawn, up to 300 of them. */
const reportLimits: ProcessLimits = { ...attachmentLimits, maxProcessorTimeInMilliseconds: 20_000 };

/** A picture of forty megapixels has up to nine variants to be encoded. */
const assetLimits: ProcessLimits = {
  maxProcessorTimeInMilliseconds: 60_000,
  maxTimeInMilliseconds: 120_000,
  maxResidentInBytes: 1536 * megabyte,
};

const waiting = { maxWaiting: 60, maxWaitInMilliseconds: 60_000 };

/** A drawing takes less than a second; visitors' requests wait for it. */
const socialLimits: ProcessLimits = { ...assetLimits, maxTimeInMilliseconds: 30_000 };

/** Files of a channel wait for those of the same channel only. */
const channels = {
  report: { kind: 'attachment', limits: reportLimits, queue: { ...waiting, maxRunning: 2 } },
  message: { kind: 'attachment', limits: attachmentLimits, queue: { ...waiting, maxRunning: 1 } },
  asset: { kind: 'asset', limits: assetLimits, queue: { ...waiting, maxRunning: 1, maxWaitInMilliseconds: 600_000 } },
  variants: { kind: 'asset', limits: assetLimits, queue: { ...waiting, maxRunning: 1 } },
  document: { kind: 'asset', limits: assetLimits, queue: { ...waiting, maxRunning: 1 } },
  social: {
    kind: 'asset',
    limits: socialLimits,
    queue: { maxRunning: 1, maxWaiting: 20, maxWaitInMilliseconds: 10_000 },
  },
} as const;

type Channel = keyof typeof channels;
type FileQueues = Record<Channel, Pick<FairQueue, 'take'> & Partial<Pick<FairQueue, 'load'>>>;

function makeQueues(): FileQueues {
  const made = Object.entries(channels).map(([channel, { queue }]) => [channel, new FairQueue(queue)]);
  return Object.fromEntries(made) as FileQueues;
}

type FileProcess = Pick<SupervisedProcess, 'run' | 'end' | 'exited'>;

export type FileProcesses = Record<FileProcessKind, { take: () => FileProcess }>;

const oneForEachFile = (): FileProcesses => ({
  attachment: new WarmProcesses(serverCommand(fileProcessCommand, 'attachment')),
  asset: new WarmProcesses(serverCommand(fileProcessCommand, 'asset')),
});

export class FileWorkers {
  readonly queues: FileQueues;

  /**
   * `queues`: those of the server, for a process of the report channel. `onKilled` gets to know that a visitor's or an editor's file
   * was refused because its process was ended from outside.
   */
  constructor(
    queues: Partial<FileQueues> = {},
    private readonly processes: FileProcesses = oneForEachFile(),
    private readonly onKilled: (error: ProcessKilledError) => void = () => {},
  ) {
    this.queues = { ...makeQueues(), ...queues };
  }

  readonly reports: FileCopier = {
    copy: async (content, extension, sender) => {
      const { answer, output, end } = await this.start('report', sender, { task: 'copy', extension }, content);
      if ('facts' in answer) return { facts: answer.facts, content: exactly(output, answer.length) };
      end();
      return answer;
    },
  };

  readonly checkAttachment: AttachmentChecker = async (path, extension, sender) =>
    (await this.ask('message', sender, { task: 'check', path, extension })).verdict;

  readonly prepareAsset: AssetPreparer = async (file, filename) => {
    const answer = await this.ask('asset', {}, { task: 'prepare', file, filename });
    if ('refused' in answer) throw new RefusedFileError(answer.refused, answer.tooLarge);
    return answer.prepared;
  };

  readonly encodeVariants: VariantEncoder = async (source, { file, directory, variants }) => {
    const { isDone } = await this.ask('variants', {}, { task: 'variants', path: source, file, directory, variants });
    if (!isDone) throw new FileTooComplexError('The stored picture cannot be decoded.');
  };

  readonly readDocument: DocumentReader = async (path) => {
    const { text } = await this.ask('document', {}, { task: 'text', path });
    return text;
  };

  /** Draws the picture of an article for social networks; `path` is that of its own picture. Throws FilesBusyError. */
  readonly drawSocialCard = async (card: SocialCard, path: string | undefined): Promise<Uint8Array<ArrayBuffer>> => {
    const { answer, output } = await this.start('social', {}, { task: 'social', card, path });
    const pieces = await Array.fromAsync(exactly(output, answer.length));
    return new Uint8Array(Buffer.concat(pieces));
  };

  /** Tasks by queue. Those of the report channel are left out: they would tell when a report is sent or read. */
  load(): Record<string, { running: number; waiting: number }> {
    const { report: _report, ...others } = this.queues;
    return Object.fromEntries(
      Object.entries(others).flatMap(([name, { load }]) => (load ? [[name, { ...load }]] : [])),
    );
  }

  private async ask<Task extends FileTask>(...given: Parameters<typeof this.start<Task>>) {
    const { answer, end } = await this.start(...given);
    end();
    return answer;
  }

  /** Throws FileTooComplexError and FilesBusyError. */
  private async start<Task extends FileTask>(
    channel: Channel,
    sender: Sender,
    task: Task,
    content?: AsyncIterable<Uint8Array>,
  ) {
    const release = await this.queues[channel].take(sender).catch(refuse);
    const { kind, limits } = channels[channel];
    const process = this.take(kind, release);
    try {
      const answered = await process.run<FileAnswers[Task['task']] | OverBudget>(task, content, limits);
      const { answer, content: output } = answered;
      if (isOverBudget(answer)) throw new ProcessOverrunError('The file has used up its budget.');
      return { answer, output, end: () => process.end() };
    } catch (error) {
      process.end();
      // What works in the background has a log of its own, and the report channel none.
      if (error instanceof ProcessKilledError && (channel === 'asset' || channel === 'message')) this.onKilled(error);
      return refuse(error);
    }
  }

  /** A process that gives back its place in the queue when it ends. */
  private take(kind: FileProcessKind, release: () => void): FileProcess {
    try {
      const process = this.processes[kind].take();
      void process.exited.then(release);
      return process;
    } catch (error) {
      release();
      return refuse(error);
    }
  }
}

function isOverBudget(answer: object): answer is OverBudget {
  return 'isOverBudget' in answer;
}

function refuse(error: unknown): never {
  if (error instanceof ProcessOverrunError) throw new FileTooComplexError(error.message);
  const isBusy = [QueueFullError, ProcessNotStartedError, ProcessKilledError].some((kind) => error instanceof kind);
  if (isBusy) throw new FilesBusyError((error as Error).message);
  throw error;
}

/** Throws FileTooComplexError or FilesBusyError when the process was ended before it had written all. */
async function* exactly(output: AsyncGenerator<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const piece of output) {
      received += piece.length;
      yield piece;
    }
  } catch (error) {
    refuse(error);
  }
  if (received !== length) throw new FileTooComplexError('The copy is not complete.');
}
