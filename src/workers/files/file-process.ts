import { writeFileSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { assetBudget, attachmentBudget, Budget } from '../../domain/attachments/budget.ts';
import type { AttachmentVerdict } from '../../domain/contact/attachment-intake.ts';
import type { FileAnswers, FileProcessKind, FileTask, OverBudget } from './file-tasks.ts';

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

type Performed = { answer: FileAnswers[FileTask['task']]; output: Uint8Array };

const nothing = new Uint8Array();

/** Loads what the kind of task needs, before there is a file. */
export async function prepareFor(kind: FileProcessKind): Promise<void> {
  if (kind === 'asset') await assetModules();
  else await attachmentModules();
}

/** Throws errors that no answer can carry, which ends the process. */
export async function performTask(task: FileTask, content: Uint8Array, budget: Budget): Promise<Performed> {
  switch (task.task) {
    case 'copy':
      return copy(content, task.extension);
    case 'check':
      return check(task, budget);
    case 'prepare':
      return prepare(task, budget);
    case 'variants':
      return makeVariants(task);
    case 'social':
      return drawSocial(task);
    case 'text':
      return readText(task.path);
  }
}

async function copy(content: Uint8Array, extension: Extension): Promise<Performed> {
  const { matchesExtension, makeSafeCopy, isProtectedDocx, NoSafeCopyError } = await attachmentModules();
  const isOfType = isProtectedDocx(content, extension) || (await matchesExtension(content, extension));
  if (!isOfType) return { answer: { problem: 'fileType' }, output: nothing };
  try {
    const { bytes, ...facts } = await makeSafeCopy(content, extension);
    return { answer: { facts, length: bytes.length }, output: bytes };
  } catch (error) {
    if (!(error instanceof NoSafeCopyError)) throw error;
    return { answer: { problem: error.problem }, output: nothing };
  }
}

/**
 * A file is accepted when its content is of the type that its name says, also when it is damaged: staff have to see what was
 * sent. It is read further only to refuse a file that uses up the budget, or that opens with a password only.
 */
async function check({ path, extension }: Extract<FileTask, { task: 'check' }>, budget: Budget): Promise<Performed> {
  const { isProtectedDocx, matchesExtension, unpackArchive, DamagedArchiveError } = await attachmentModules();
  const bytes = await Bun.file(path).bytes();
  if (isProtectedDocx(bytes, extension)) return verdict('protected');
  if (!(await matchesExtension(bytes, extension))) return verdict('wrong-type');
  if (extension === 'pdf') {
    const { openPdf } = await import('../../domain/attachments/pdf-library.ts');
    // An encrypted PDF may open without a password.
    if ((await openPdf(bytes, budget)) === 'protected') return verdict('protected');
  }
  try {
    if (extension === 'docx') unpackArchive(bytes, budget);
  } catch (error) {
    if (!(error instanceof DamagedArchiveError)) throw error;
  }
  return verdict('accepted');
}

function verdict(given: AttachmentVerdict): Performed {
  return { answer: { verdict: given }, output: nothing };
}

async function prepare({ file, filename }: Extract<FileTask, { task: 'prepare' }>, budget: Budget): Promise<Performed> {
  const { prepareAsset, RefusedFileError } = await assetModules();
  try {
    return { answer: { prepared: await prepareAsset(file, filename, budget) }, output: nothing };
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    return { answer: { refused: error.problem, tooLarge: error.tooLarge }, output: nothing };
  }
}

async function makeVariants({ path, file, directory, variants }: Extract<FileTask, { task: 'variants' }>) {
  const { makePictureForms, RefusedFileError } = await assetModules();
  try {
    await makePictureForms(path, file, { directory, variants });
    return { answer: { isDone: true }, output: nothing };
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    return { answer: { isDone: false }, output: nothing };
  }
}

async function drawSocial({ card, path }: Extract<FileTask, { task: 'social' }>): Promise<Performed> {
  const { drawSocialCard } = await import('../pictures/social-card.ts');
  const output = await drawSocialCard(card, path);
  return { answer: { length: output.length }, output };
}

async function readText(path: string): Promise<Performed> {
  const { readPdfText } = await import('../../domain/assets/documents/read-pdf-text.ts');
  return { answer: { text: await readPdfText(await Bun.file(path).bytes()) }, output: nothing };
}

type Extension = Extract<FileTask, { task: 'copy' }>['extension'];

/** Not what makes copies: that of each format is loaded when a file of it has come. */
async function attachmentModules() {
  const [types, archives, copies, copying] = await Promise.all([
    import('../../domain/attachments/attachment-types.ts'),
    import('../../domain/attachments/zip-archive.ts'),
    import('../../domain/baik/safe-copies/safe-copy.ts'),
    import('../../domain/baik/safe-copies/make-safe-copy.ts'),
  ]);
  return { ...types, ...archives, ...copies, ...copying };
}

async function assetModules() {
  const [asset, forms, refused] = await Promise.all([
    import('../../domain/assets/upload/prepare-asset.ts'),
    import('../../domain/assets/pictures/picture-forms.ts'),
    import('../../domain/assets/refused-file-error.ts'),
    import('../../domain/assets/pictures/load-sharp.ts').then(({ loadSharp }) => loadSharp()),
  ]);
  return { ...asset, ...forms, ...refused };
}
