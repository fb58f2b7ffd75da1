import { addReporterMessage, type ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import { baikLimits, baikMessage } from '../../../domain/baik/input.ts';
import type { OpenMailbox } from '../../../domain/baik/mailbox.ts';
import { UnsealedFileError } from '../../../domain/baik/sealing/seal-files.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik/baik.ts';
import { baikMailboxWords } from '../../../i18n/public/baik/baik-mailbox.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { fileNames, sayFiles } from '../../../web/forms/baik/copy-text.ts';
import {
  type SaidMistake,
  sayFileMistake,
  sayFileMistakes,
  sayUncopied,
} from '../../../web/forms/baik/form-mistakes.ts';
import type { ReceivedReport } from '../../../web/forms/baik/received-report.ts';
import { formKeyOf, seedOf } from '../../../web/forms/form-seed.ts';
import { type AfterForm, emptyReply } from './mailbox-content.ts';

type Opened = { mailbox: OpenMailbox; code: string };

/** Accepts a reporter's message: stored, or handed over with errors or open choices about its files. */
export async function takeReply(
  { store, drafts }: { store: ReportStore; drafts: Drafts },
  opened: Opened,
  { fields, intake }: ReceivedReport,
  language: Language,
): Promise<AfterForm> {
  const { code } = opened;
  const uploaded = await UploadedFiles.of(drafts, fields, intake);
  const typed = typeof fields.text === 'string' ? fields.text : '';
  const again = (mistakes: SaidMistake[]): AfterForm => {
    const files = sayFiles(uploaded, language);
    const drafts = files.length > 0 ? uploaded.token : '';
    return { code, isSent: false, reply: { text: typed, mistakes, files, drafts } };
  };

  const text = baikMessage.safeParse(fields.text);
  const mistakes = [
    ...(text.success ? [] : [{ field: 'text', text: sayProblem(text.error.issues[0]?.message, language) }]),
    ...sayFileMistakes(intake, uploaded, language),
  ];
  if (!text.success || mistakes.length > 0) return again(mistakes);
  if (uploaded.unseen.length > 0) return again([]);
  const uncopied = sayUncopied(uploaded, language);
  if (uncopied.length > 0) return again(uncopied);

  const seed = seedOf(formKeyOf(fields), [opened.mailbox.id, text.data, uploaded.signature]);
  try {
    const files = uploaded.toSeal(fileNames(language));
    const outcome = await addReporterMessage(store, opened.mailbox, {
      text: text.data,
      files,
      seed,
      areFilesGone: uploaded.areGone,
    });
    if (outcome === 'files-gone') return again([{ field: 'attachments', text: baikWords(language).filesGone }]);
    await uploaded.discard();
    return { code, isSent: true, reply: emptyReply };
  } catch (error) {
    if (!(error instanceof UnsealedFileError)) throw error;
    return again([sayFileMistake(error.mistake, language)]);
  }
}

function sayProblem(problem: string | undefined, language: Language): string {
  const t = baikMailboxWords(language);
  if (problem === 'reportRequired') return t.messageRequired;
  if (problem === 'reportTooLong') return t.messageTooLong({ limit: baikLimits.report });
  return baikWords(language).unreadable;
}
