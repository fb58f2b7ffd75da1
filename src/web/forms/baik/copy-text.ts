import type { CopyProblem } from '../../../domain/baik/safe-copies/safe-copy.ts';
import { type Draft, type DraftFile, formatDrafts } from '../../../domain/baik/uploads/drafts.ts';
import type { ChosenFile, UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { sayLeftOut, sayPages } from '../../../i18n/site/safe-copies.ts';
import { endpoints } from '../../../routes.ts';

/** A file as the form shows it. */
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
    const preview = copy ? previewAddress(draft, file, language) : null;
    return { key, filename, size, text: describeCopy(file, language), preview, choice };
  });
}

function previewAddress(draft: Draft, { place }: DraftFile, language: Language): string {
  return `${endpoints.baikFiles}/${formatDrafts([draft])}/${place}?language=${language}`;
}

function describeCopy({ copy, problem }: DraftFile, language: Language): string {
  if (!copy) return problemText(problem, language);
  const t = baikWords(language);
  const leftOut = sayLeftOut(copy, language);
  const made = copy.type === 'text/html' ? t.copyMade : t.copyOfPages({ pages: sayPages(copy, language) });
  return leftOut ? `${made} ${t.copyLeftOut({ what: leftOut })}` : made;
}

/** Why there is no safe copy, and what can be done. */
export function problemText(problem: CopyProblem, language: Language): string {
  const t = baikWords(language);
  return `${t[`noCopy_${problem}`]} ${t.noCopyWayOut}`;
}

/** Names of sealed files: the given one often names its writer. */
export function fileNames(language: Language): (number: number, isOriginal: boolean) => string {
  const t = baikWords(language);
  return (number, isOriginal) => (isOriginal ? t.originalName : t.copyName)({ number: String(number) });
}
