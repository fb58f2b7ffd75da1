import type { Budget } from '../../domain/attachments/budget.ts';
import type { AttachmentVerdict } from '../../domain/contact/attachment-checker.ts';
import type { FileAnswers, FileProcessKind, FileTask } from './file-tasks.ts';

type Performed = { answer: FileAnswers[FileTask['task']]; output: Uint8Array };

const nothing = new Uint8Array();

/** Loads what the kind of task needs, before there is a file. */
export async function prepareFor(kind: FileProcessKind): Promise<void> {
  if (kind === 'asset') await assetModules();
  else await attachmentModules();
}

/** Throws what cannot be told in an answer, which ends the process. */
export async function performTask(task: FileTask, content: Uint8Array, budget: Budget): Promise<Performed> {
  switch (task.task) {
    case 'inspect':
      return inspect(content, task.extension, budget);
    case 'clean':
      return clean(content, task.extension, budget);
    case 'view':
      return view(content);
    case 'check':
      return check(task, budget);
    case 'prepare':
      return prepare(task, budget);
    case 'variants':
      return makeVariants(task);
    case 'text':
      return readText(task.path);
  }
}

async function inspect(content: Uint8Array, extension: Extension, budget: Budget): Promise<Performed> {
  const { inspectFile, isProtectedDocx, matchesExtension } = await attachmentModules();
  const isProtected = isProtectedDocx(content, extension);
  if (isProtected) return { answer: { inspection: { condition: 'protected', findings: [] } }, output: nothing };
  const isOfType = await matchesExtension(content, extension);
  const inspection = isOfType ? await inspectFile(content, extension, budget) : null;
  return { answer: { inspection }, output: nothing };
}

async function clean(content: Uint8Array, extension: Extension, budget: Budget): Promise<Performed> {
  const { cleanFile, DamagedFileError } = await attachmentModules();
  try {
    const output = await cleanFile(content, extension, budget);
    return { answer: { length: output.length }, output };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return { answer: { isDamaged: true }, output: nothing };
  }
}

async function view(content: Uint8Array): Promise<Performed> {
  const { viewablePicture } = await attachmentModules();
  const output = (await viewablePicture(content)) ?? nothing;
  return { answer: { length: output.length }, output };
}

/**
 * A file is accepted when its content is of the type that its name says, also when it is damaged: staff have to see what was
 * sent. It is inspected to refuse a file that uses up the budget, or that opens with a password only.
 */
async function check({ path, extension }: Extract<FileTask, { task: 'check' }>, budget: Budget): Promise<Performed> {
  const { inspectFile, isProtectedDocx, matchesExtension, openPdf } = await attachmentModules();
  const bytes = await Bun.file(path).bytes();
  if (isProtectedDocx(bytes, extension)) return verdict('protected');
  if (!(await matchesExtension(bytes, extension))) return verdict('wrong-type');
  const { condition } = await inspectFile(bytes, extension, budget);
  // An encrypted PDF may open without a password.
  const isOpen = condition !== 'protected' || (extension === 'pdf' && (await openPdf(bytes, budget)) !== 'protected');
  return verdict(isOpen ? 'accepted' : 'protected');
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
    return { answer: { refused: error.message, tooLarge: error.tooLarge }, output: nothing };
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

async function readText(path: string): Promise<Performed> {
  const { readPdfText } = await import('../../domain/assets/documents/read-pdf-text.ts');
  return { answer: { text: await readPdfText(await Bun.file(path).bytes()) }, output: nothing };
}

type Extension = Extract<FileTask, { task: 'inspect' }>['extension'];

async function attachmentModules() {
  const [inspection, types, findings, picture, pdf] = await Promise.all([
    import('../../domain/baik/metadata/inspect.ts'),
    import('../../domain/attachments/attachment-types.ts'),
    import('../../domain/baik/metadata/findings.ts'),
    import('../../domain/baik/metadata/viewable-picture.ts'),
    import('../../domain/attachments/pdf-library.ts'),
  ]);
  return { ...inspection, ...types, ...findings, ...picture, openPdf: pdf.openPdf };
}

async function assetModules() {
  const [asset, forms, refused] = await Promise.all([
    import('../../domain/assets/upload/prepare-asset.ts'),
    import('../../domain/assets/picture-forms.ts'),
    import('../../domain/assets/refused-file-error.ts'),
    import('../../domain/assets/load-sharp.ts').then(({ loadSharp }) => loadSharp()),
  ]);
  return { ...asset, ...forms, ...refused };
}
