import type { CopyProblem } from '../../../domain/baik/safe-copies/safe-copy.ts';
import { type GivenFile, UnsealedFileError } from '../../../domain/baik/sealing/sealed-files.ts';
import { type DraftFile, formatDrafts } from '../../../domain/baik/uploads/drafts.ts';
import { type ChosenFile, DraftIntake, type UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { sayLeftOut, sayPages } from '../../../i18n/site/safe-copies.ts';
import { endpoints } from '../../../routes.ts';
import { fileErrors, isRefusal, type Refusal, refusalOfFiles } from '../form-refusals.ts';
import type { ReportChannel } from './report-channel.ts';

/** Begins to take the files of a form. `isOpen`: whether the form is accepted at all. */
export function beginFiles(
  { drafts, store, spool }: Pick<ReportChannel, 'drafts' | 'store' | 'spool'>,
  address: string,
  isOpen = true,
): DraftIntake {
  const skips = isOpen ? (spool.hasRoom(address) ? undefined : 'uploadShare') : 'closed';
  return new DraftIntake(drafts, store.copier, { skips, add: (bytes) => spool.add(address, bytes) });
}

const field = 'attachments';

/**
 * Stores a message with its files, or says which of them stops it. `asksFirst`: a page shows the copies before they are sent, and what can
 * be done with files that have none. `store` returns undefined when files that the form names are gone.
 */
export async function storeWithFiles<Stored extends object>(
  { uploaded }: DraftIntake,
  { language, asksFirst }: { language: Language; asksFirst: boolean },
  store: (files: GivenFile[]) => Promise<Stored | Refusal | undefined>,
): Promise<Stored | Refusal> {
  if (asksFirst && uploaded.unseen.length > 0) return { status: 200, errors: [] };
  const uncopied = uploaded.uncopied.map(({ filename, problem }) => {
    return { field, text: `${filename}: ${problemText(problem, language)}` };
  });
  if (uncopied.length > 0) return { status: 400, errors: uncopied };
  try {
    const stored = await store(uploaded.toSeal(fileNames(language)));
    if (!stored) return { status: 400, errors: [{ field, text: baikWords(language).filesGone }] };
    if (!isRefusal(stored)) await uploaded.discard();
    return stored;
  } catch (error) {
    if (!(error instanceof UnsealedFileError)) throw error;
    return { ...refusalOfFiles([error.file]), errors: fileErrors([error.file], language) };
  }
}

export type FileDescription = {
  key: string;
  filename: string;
  size: number;
  /** What the copy is and what is not in it, or why there is none. */
  text: string;
  /** Address of the copy; null where none can be made. */
  preview: string | null;
  choice: ChosenFile['choice'];
};

export function describeFiles({ shown }: Pick<UploadedFiles, 'shown'>, language: Language): FileDescription[] {
  return shown.map(({ file, key, draft, choice }) => {
    const { filename, size, copy } = file;
    const address = `${endpoints.baikFiles}/${formatDrafts([draft])}/${file.place}?language=${language}`;
    const preview = copy ? address : null;
    return { key, filename, size, text: describeCopy(file, language), preview, choice };
  });
}

function describeCopy({ copy, problem }: DraftFile, language: Language): string {
  if (!copy) return problemText(problem, language);
  const t = baikWords(language);
  const leftOut = sayLeftOut(copy, language);
  const made = copy.type === 'text/html' ? t.copyMade : t.copyOfPages({ pages: sayPages(copy, language) });
  return leftOut ? `${made} ${t.copyLeftOut({ what: leftOut })}` : made;
}

export function problemText(problem: CopyProblem, language: Language): string {
  const t = baikWords(language);
  return `${t[`noCopy_${problem}`]} ${t.noCopyWayOut}`;
}

/** Names of sealed files: the given one often names its writer. */
function fileNames(language: Language): (number: number, isOriginal: boolean) => string {
  const t = baikWords(language);
  return (number, isOriginal) => (isOriginal ? t.originalName : t.copyName)({ number: String(number) });
}
