import type { AttachmentMistake } from '../../../domain/attachments/submitted-file.ts';
import { type BaikMistake, baikLimits } from '../../../domain/baik/input.ts';
import type { DraftIntake } from '../../../domain/baik/uploads/draft-intake.ts';
import type { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikProblemTexts, baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { statusOfFileProblem } from '../file-status.ts';
import { sayProblem } from './copy-text.ts';

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

/** Errors for files without a safe copy that are neither sent as originals nor left out. */
export function sayUncopied(uploaded: UploadedFiles, language: Language): SaidMistake[] {
  return uploaded.uncopied.map(({ filename, problem }) => ({
    field,
    text: `${filename}: ${sayProblem(problem, language)}`,
  }));
}

/** Texts beside the fields, and the one that the specification has for what is missing. */
export function sayMistakes(mistakes: readonly BaikMistake[], anonymous: boolean, language: Language) {
  const texts = baikProblemTexts(language, baikLimits);
  const said: SaidMistake[] = mistakes.map(({ field, problem }) => ({ field, text: texts[problem] }));
  return { said, error: isMissing(mistakes[0]) && !anonymous ? baikWords(language).requiredBoth : undefined };
}

function isMissing(mistake: BaikMistake | undefined): boolean {
  return mistake?.problem === 'contactRequired' || mistake?.problem === 'reportRequired';
}
