import { writeFileSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { assetBudget, attachmentBudget, Budget } from '../../domain/attachments/budget.ts';
import type { FileAnswers, FileProcessKind, FileTask, OverBudget } from './file-tasks.ts';
import { performTask, prepareFor } from './perform-task.ts';

const standardOutput = 1;
/** Lower than the server, which answers requests. */
const niceness = constants.priority.PRIORITY_BELOW_NORMAL;
const parentCheckInMilliseconds = 500;
/** The system ends this process first when memory runs out. */
const firstToEnd = '1000';
const lineEnd = 10;

/** A process for one uploaded file: it prepares itself, waits for its task, answers and ends. */
export async function runFileProcess(kind: FileProcessKind): Promise<void> {
  // The server ends this process; the Ctrl-C that reaches both must not.
  process.on('SIGINT', () => {});
  setPriority(niceness);
  endWithServer();
  volunteerToEnd();
  // A library may leave a rejection unhandled; its task continues.
  process.on('unhandledRejection', () => {});
  // Libraries may print warnings, which are no answer.
  console.log = () => {};
  await prepareFor(kind);
  const received = await receive();
  // Ended before it was needed.
  if (!received) process.exit(0);
  const { task, content } = received;
  const limits = kind === 'asset' ? assetBudget : attachmentBudget;
  const budget = new Budget(limits, () => {
    const answer: OverBudget = { isOverBudget: true };
    // At once, because a library may catch the error and go on.
    writeSync(standardOutput, `${JSON.stringify(answer)}\n`);
    process.exit(0);
  });
  const { answer, output } = await performTask(task, content, budget);
  await send(answer, output);
  process.exit(0);
}

/** Its input has ended when the task has come, so only the parent shows that the server has gone without ending it. */
function endWithServer(): void {
  const server = process.ppid;
  setInterval(() => process.ppid !== server && process.exit(0), parentCheckInMilliseconds).unref();
}

function volunteerToEnd(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', firstToEnd);
  } catch {
    // Only Linux has it.
  }
}

/** A line with the task, then the content until the input ends. */
async function receive(): Promise<{ task: FileTask; content: Uint8Array } | undefined> {
  const bytes = await Bun.stdin.bytes();
  const end = bytes.indexOf(lineEnd);
  if (end < 0) return undefined;
  // What this server's own supervisor has written.
  const task = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8')) as FileTask;
  return { task, content: bytes.subarray(end + 1) };
}

async function send(answer: FileAnswers[FileTask['task']], output: Uint8Array): Promise<void> {
  const writer = Bun.stdout.writer();
  writer.write(`${JSON.stringify(answer)}\n`);
  await writer.flush();
  for (let at = 0; at < output.length; at += pieceInBytes) {
    writer.write(output.subarray(at, at + pieceInBytes));
    await writer.flush();
  }
  await writer.end();
}

const pieceInBytes = 64 * 1024;
