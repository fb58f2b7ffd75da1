import { type GivenFile, UnsealedFileError } from '../../../domain/baik/sealing/sealed-files.ts';
import { DraftIntake } from '../../../domain/baik/uploads/draft-intake.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { fileErrors, isRefusal, type Refusal, refusalOfFiles } from '../form-refusals.ts';
import { fileNames, problemText } from './copy-text.ts';
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
