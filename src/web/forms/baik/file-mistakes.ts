import type { AttachmentMistake } from '../../../domain/attachments/submitted-file.ts';
import { baikLimits } from '../../../domain/baik/input.ts';
import type { UncleanableFileError } from '../../../domain/baik/sealing/seal-files.ts';
import type { DraftIntake } from '../../../domain/baik/uploads/draft-intake.ts';
import type { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { statusOfFileProblem } from '../file-status.ts';

export type SaidMistake = { field: string; text: string };

const field = 'attachments';

/** Errors of the files of a form. */
export function sayFileMistakes(
  intake: DraftIntake | undefined,
  uploaded: UploadedFiles,
  language: Language,
): SaidMistake[] {
  const t = baikWords(language);
  return [
    ...(intake?.mistakes ?? []).slice(0, baikLimits.files).map((mistake) => sayFileMistake(mistake, language)),
    ...(uploaded.count > baikLimits.files ? [{ field, text: t.tooManyFiles }] : []),
    ...uploaded.uncleanable.map((file) => sayUncleanable(file, language)),
  ];
}

/** Status of a form with mistakes: one of ours decides, even with others. */
export function statusOfMistakes(intake: Pick<DraftIntake, 'mistakes'> | undefined): 400 | 503 | 507 {
  const statuses = intake?.mistakes.map(({ problem }) => statusOfFileProblem(problem)) ?? [];
  return statuses.find((status) => status !== 400) ?? 400;
}

export function sayFileMistake(mistake: AttachmentMistake, language: Language): SaidMistake {
  const t = baikWords(language);
  if (mistake.problem === 'unknownField') return { field: mistake.field.slice(0, 100), text: t.unknownField };
  if (mistake.problem === 'tooManyFiles') return { field, text: t.tooManyFiles };
  return { field, text: t[mistake.problem]({ name: mistake.filename }) };
}

export function sayUncleanable(
  { filename, mistake }: Pick<UncleanableFileError, 'filename' | 'mistake'>,
  language: Language,
): SaidMistake {
  return mistake
    ? sayFileMistake(mistake, language)
    : { field, text: baikWords(language).fileUncleanable({ name: filename }) };
}

/** Errors for files that need a choice after their metadata has been shown. */
export function sayUndecided(uploaded: UploadedFiles, language: Language): SaidMistake[] {
  return uploaded.undecided.map(({ filename }) => ({
    field,
    text: baikWords(language).fileUndecided({ name: filename }),
  }));
}
