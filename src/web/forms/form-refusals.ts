import type { z } from 'zod';
import { writeOutcome } from '../../db/request-scope.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import type { FileError } from '../../domain/attachments/submitted-file.ts';
import { FilesUnavailableError } from '../../domain/files/file-store.ts';
import { QueueFullError } from '../../domain/limits/fair-queue.ts';
import { HourlyCounts } from '../../domain/limits/memory-counts.ts';
import { fieldProblems } from '../../fields/text-rules.ts';
import { errorWords } from '../../i18n/site/errors.words.ts';
import { formWords } from '../../i18n/site/form-pairs.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { retryAfter } from '../http/headers.ts';
import type { Log } from '../log/log.ts';
import type { Challenge } from './challenges.ts';
import { UnreadableFormError } from './unreadable-form-error.ts';

/** Why a form is not accepted. */
export type Refusal = {
  /** 200 when its sender has to review something first. */
  status: number;
  /** In the order of the form. */
  errors: FormError[];
  /** What JSON says, where it differs from the first error. */
  error?: string | undefined;
  headers?: Record<string, string>;
  /** The token for the next attempt; undefined when a fresh one is as good. */
  token?: string | undefined;
  /** What the same form needs to pass a limit that is used up. */
  challenge?: Challenge;
  /** No such form is accepted now. */
  isClosed?: boolean;
};

export function isRefusal<Stored>(result: Refusal | Stored): result is Refusal {
  return typeof result === 'object' && result !== null && 'status' in result && 'errors' in result;
}

/** Ten files, the text fields and the multipart overhead. Reading stops beyond it. */
export const maxFormInBytes = 120 * 1024 * 1024;

/** What the answer says of an error. Nothing that the error knows: a query has its parameters in it. */
export function failure(error: unknown, language: Language, failed: string): Refusal {
  const t = formWords(language);
  if (error instanceof UnreadableFormError) {
    // The rest of the body is not waited for.
    if (error.tooSlow) return { status: 408, errors: ofWholeForm(t.formTooSlow), headers: { connection: 'close' } };
    return {
      status: error.tooLarge ? 413 : 400,
      errors: ofWholeForm(error.tooLarge ? t.formTooLarge : t.unreadableForm),
    };
  }
  if (isDatabaseUnavailable(error)) {
    const { nothingStored, maybeStored } = errorWords(language);
    const text = writeOutcome() === 'nothing' ? nothingStored : maybeStored;
    return { status: 503, errors: ofWholeForm(text), headers: retryAfter };
  }
  const errors = ofWholeForm(failed);
  if (error instanceof QueueFullError) return { status: 503, errors, headers: { 'retry-after': '5' } };
  return { status: error instanceof FilesUnavailableError ? 503 : 500, errors };
}

/** The same, and logs it: not what was written. */
export function loggedFailure(
  error: unknown,
  language: Language,
  failed: string,
  { name, log }: { name: string; log: Log },
) {
  if (error instanceof UnreadableFormError) {
    const { tooLarge, tooSlow } = error;
    log.warn(`${name}_unreadable`, { tooLarge, tooSlow });
  } else if (isDatabaseUnavailable(error)) log.warn(`${name}_not_stored`, { stored: writeOutcome() });
  else if (!(error instanceof QueueFullError)) log.error(`${name}_failed`, error);
  return failure(error, language, failed);
}

export function ofWholeForm(text: string): FormError[] {
  return [{ field: '', text }];
}

const maxErrors = 10;

export function fileErrors(errors: readonly FileError[], language: Language): FormError[] {
  const t = formWords(language);
  return errors.slice(0, maxErrors).map((error) => {
    if (error.problem === 'unknownField') return { field: error.field.slice(0, 100), text: t.unknownField };
    const field = 'attachments';
    if (error.problem === 'tooManyFiles') return { field, text: t.tooManyFiles };
    return { field, text: t[error.problem]({ name: error.filename }) };
  });
}

/** Status of a form with errors in its files: one that is not the sender's decides, even with others. */
export function refusalOfFiles(errors: readonly FileError[]): Pick<Refusal, 'status' | 'headers'> {
  const statuses = errors.map(({ problem }) => fileStatuses[problem] ?? 400);
  const status = statuses.find((one) => one !== 400) ?? 400;
  return { status, ...(status === 429 ? { headers: { 'retry-after': String(HourlyCounts.secondsLeft()) } } : {}) };
}

const fileStatuses: Partial<Record<FileError['problem'], number>> = {
  storageFull: 507,
  filesUnavailable: 503,
  filesBusy: 503,
  uploadShare: 429,
};

/** The texts of a form's problems. Each problem is the key of its text, which may name a limit. */
export function problemTexts<Problem extends string, Limits>(
  problems: readonly Problem[],
  t: Readonly<Record<Problem, string | ((limits: Limits) => string)>>,
  limits: Limits,
): Record<Problem, string> {
  const texts = problems.map((problem) => {
    const message = t[problem];
    return [problem, typeof message === 'string' ? message : message(limits)] as const;
  });
  // The entries are those of the problems by construction; Object.fromEntries cannot say so.
  return Object.fromEntries(texts) as Record<Problem, string>;
}

export type Parsed<Input> = { success: true; data: Input } | { success: false; errors: FormError[]; error?: string };

/** The first error of each field in words. The messages of the schema are problems. */
export function inWords<Input>(
  parsed: z.ZodSafeParseResult<Input>,
  texts: Readonly<Record<string, string>>,
): Parsed<Input> {
  if (parsed.success) return parsed;
  const errors = fieldProblems(parsed.error, 'unknownField');
  return { success: false, errors: errors.map(({ field, problem }) => ({ field, text: texts[problem] ?? '' })) };
}
