/** The program of `lasting-file-process.ts`. */
import { assetBudget, attachmentBudget, Budget } from '../../../src/domain/attachments/budget.ts';
import { performTask, prepareFor } from '../../../src/workers/files/file-process.ts';
import type { FileProcessKind, FileTask } from '../../../src/workers/files/file-tasks.ts';

export type AskedFile = { kind: FileProcessKind; task: FileTask; content: Uint8Array };
export type PerformedFile = Awaited<ReturnType<typeof performTask>>;

// As in the site's processes: a library may leave a rejection unhandled, and its task continues.
process.on('unhandledRejection', () => {});
console.log = () => {};
process.on('disconnect', () => process.exit(0));

process.on('message', async ({ kind, task, content }: AskedFile) => {
  try {
    await prepareFor(kind);
    const limits = kind === 'asset' ? assetBudget : attachmentBudget;
    const performed = await performTask(task, new Uint8Array(content), new Budget(limits, leave));
    process.send?.(performed);
  } catch {
    // What cannot be told in an answer ends the site's process too.
    leave();
  }
});

/** Ends without an answer, at once, because a library may catch an error and go on. */
function leave(): never {
  process.exit(1);
}
