import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testRuntime } from '../../../scripts/setup/test-environment.mjs';
import { FairQueue } from '../../../src/domain/limits/fair-queue.ts';
import type { FileAnswers, FileTask } from '../../../src/workers/files/file-tasks.ts';
import type { FileProcesses } from '../../../src/workers/files/file-workers.ts';
import { ProcessOverrunError } from '../../../src/workers/supervised-process.ts';
import type { AskedFile, PerformedFile } from './lasting-file-process-main.ts';

type Kind = AskedFile['kind'];

/**
 * Does the tasks of files as the site's processes do, but one process does all of a test process, one after another: the site
 * starts one for each file, which takes more processor time than most files. A task that uses up its budget ends it, as it ends
 * the site's, and the next one starts another.
 */
export function lastingFileProcess(): FileProcesses {
  const queue = new FairQueue({ maxRunning: 1 });
  let child: ReturnType<typeof start> | undefined;

  const ask = async (asked: AskedFile): Promise<PerformedFile> => {
    child ??= start(() => {
      child = undefined;
    });
    const performed = await child.ask(asked);
    if (performed) return performed;
    throw new ProcessOverrunError('The process ended without an answer.');
  };

  const take = (kind: Kind) => () => {
    const { promise: exited, resolve: end } = Promise.withResolvers<void>();
    return {
      exited,
      end,
      async run<Answer>(task: object, content: AsyncIterable<Uint8Array> | undefined) {
        const bytes = Buffer.concat(await Array.fromAsync(content ?? []));
        const { answer, output } = await queue.run({}, () => ask({ kind, task: task as FileTask, content: bytes }));
        return { answer: answer as FileAnswers[FileTask['task']] as Answer, content: once(output, end) };
      },
    };
  };
  return { attachment: { take: take('attachment') }, asset: { take: take('asset') } };
}

function start(onExit: () => void) {
  let answered: (performed: PerformedFile | undefined) => void = () => {};
  const child = Bun.spawn([process.execPath, '--no-env-file', join(import.meta.dir, 'lasting-file-process-main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { TMPDIR: tmpdir(), ...testRuntime },
    serialization: 'advanced',
    ipc: (message: PerformedFile) => answered(message),
    onExit: () => {
      onExit();
      answered(undefined);
    },
  });
  child.unref();
  return {
    ask(asked: AskedFile): Promise<PerformedFile | undefined> {
      const { promise, resolve } = Promise.withResolvers<PerformedFile | undefined>();
      answered = resolve;
      child.send(asked);
      return promise;
    },
  };
}

/** What a process writes after its answer; it ends once that has been read. */
async function* once(output: Uint8Array, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    if (output.length > 0) yield output;
  } finally {
    end();
  }
}
