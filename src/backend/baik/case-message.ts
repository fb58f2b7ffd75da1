import { writeToReporter } from '../../domain/baik/cases/case-commands.ts';
import { baikLimits, baikMessage } from '../../domain/baik/input.ts';
import { UnsealedFileError } from '../../domain/baik/sealing/seal-files.ts';
import { DraftIntake } from '../../domain/baik/uploads/draft-intake.ts';
import { UploadedFiles } from '../../domain/baik/uploads/uploaded-files.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.ts';
import { fileNames } from '../../web/forms/baik/copy-text.ts';
import { sayFileMistake, sayFileMistakes, sayUncopied } from '../../web/forms/baik/form-mistakes.ts';
import { formKeyOf, seedOf } from '../../web/forms/form-seed.ts';
import { readSubmittedForm } from '../../web/forms/submitted-form.ts';
import type { CaseCall, ReportDesk } from './desk.ts';

/** The form for a message: empty, or as it was sent with what is wrong with it. */
export type MessageForm = {
  text: string;
  isAnswer: boolean;
  error?: string;
  fileError?: string;
  files?: readonly string[];
};

/** Ten files, the text fields and the multipart overhead. */
const maxBodyInBytes = 120 * 1024 * 1024;

/**
 * A recipient's message with its files, sent as safe copies only: the originals would tell the reporter who made them. Returns the form
 * to show again, with the files to choose again; undefined when it was sent.
 */
export async function takeMessage(desk: ReportDesk, call: CaseCall): Promise<MessageForm | undefined> {
  const { drafts, store } = desk;
  const intake = new DraftIntake(drafts, store.copier, true, 'attachments');
  const names: string[] = [];
  try {
    const fields = await readSubmittedForm(call.request, {
      address: undefined,
      maxFileInBytes: baikLimits.fileInBytes,
      maxBodyInBytes,
      acceptFile: (file) => {
        if (file.filename && names.length < baikLimits.files) names.push(file.filename);
        return intake.accept(file);
      },
    });
    const again = await send(desk, call, { fields: Object.fromEntries(fields), intake });
    return again && { ...again, files: names };
  } finally {
    await intake.discard();
  }
}

async function send(
  { drafts, store }: ReportDesk,
  { row, opened, holder }: CaseCall,
  { fields, intake }: { fields: Record<string, string>; intake: DraftIntake },
): Promise<MessageForm | undefined> {
  const t = caseWords(holder.language);
  const [typed, isAnswer] = [fields.text ?? '', fields.answer === '1'];
  const uploaded = await UploadedFiles.of(drafts, {}, intake);
  const text = baikMessage.safeParse(fields.text);
  const [mistake] = [...sayFileMistakes(intake, uploaded, holder.language), ...sayUncopied(uploaded, holder.language)];
  const again = { text: typed, isAnswer, ...(mistake ? { fileError: mistake.text } : {}) };
  if (!text.success) return { ...again, error: problemOf(t, text.error.issues[0]?.message) };
  if (mistake) return again;
  const seed = seedOf(formKeyOf(fields), [row.id, 'recipient', text.data, uploaded.signature]);
  const message = { text: text.data, isAnswer, seed, files: uploaded.toSeal(fileNames(holder.language)) };
  try {
    await writeToReporter(store, holder, opened, message);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnsealedFileError)) throw error;
    return { ...again, fileError: sayFileMistake(error.mistake, holder.language).text };
  }
}

function problemOf(t: ReturnType<typeof caseWords>, problem: string | undefined): string {
  if (problem === 'reportTooLong') return t.tooLong({ count: baikLimits.report });
  return problem === 'reportRequired' ? t.required : t.unreadable;
}
