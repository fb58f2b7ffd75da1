import { type Submission, submitReport } from '../../../domain/baik/cases/report-commands.ts';
import { isAnonymous, parseReport } from '../../../domain/baik/input.ts';
import type { Receipt } from '../../../domain/baik/receipt.ts';
import { UncleanableFileError } from '../../../domain/baik/sealing/seal-files.ts';
import { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { baikWords } from '../../../i18n/public/baik.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { formLanguage } from '../form-language.ts';
import { formKeyOf, seedOf } from '../form-seed.ts';
import type { Admission } from '../submission-limits.ts';
import { sayFileMistakes, sayUncleanable, sayUndecided, statusOfMistakes } from './file-mistakes.ts';
import { type ReceivedReport, receiveReport } from './received-report.ts';
import { channelClosed, failure, type Refusal, tooManyReports } from './refusals.ts';
import { everybody, type ReportChannel } from './report-channel.ts';
import { sayMistakes } from './report-mistakes.ts';

type Result = { kind: 'stored'; receipt: Receipt; message: string } | ({ kind: 'refused' } & Refusal);

export type ReportOutcome = Result & {
  language: Language;
  fields: Record<string, unknown>;
  /** Undefined when the form could not be read or was not admitted. */
  uploaded: UploadedFiles | undefined;
};

type Sent = {
  request: Request;
  /** Of the page that shows the form; without it a program sends the report, and the form names its language. */
  pageLanguage?: Language;
};

/**
 * Reads, checks and stores a report. It asks nobody's address: the limits are those of everybody together, and of what
 * happens only the day is noted, without a word of what was sent.
 */
export async function submitReportForm(
  channel: ReportChannel,
  { request, pageLanguage }: Sent,
): Promise<ReportOutcome> {
  const { isOpen, drafts, limits, tally } = channel;
  const admission = limits.admit(everybody);
  let received: ReceivedReport | undefined;
  const languageOf = () => pageLanguage ?? formLanguage(request, received?.fields);
  const outcome = (result: Result, uploaded?: UploadedFiles): ReportOutcome => {
    return { ...result, language: languageOf(), fields: received?.fields ?? {}, uploaded };
  };
  try {
    const open = await isOpen();
    received = await receiveReport(request, channel, open && admission.seconds === 0);
    const language = languageOf();
    if (admission.seconds > 0) return outcome(refused(tooManyReports(language, admission.seconds)));
    const uploaded = await UploadedFiles.of(drafts, received.fields, received.intake);
    const form = { ...received, uploaded, language, admission, open, isFromPage: pageLanguage !== undefined };
    return outcome(await takeReport(channel, form), uploaded);
  } catch (error) {
    await received?.intake?.discard();
    if (admission.seconds === 0) limits.release(admission);
    return outcome(refused(failure(error, languageOf(), tally)));
  }
}

type ReportForm = ReceivedReport & {
  uploaded: UploadedFiles;
  language: Language;
  admission: Admission;
  open: boolean;
  /** A page carries the files on and asks what becomes of them; a program sends them again. */
  isFromPage: boolean;
};

async function takeReport(channel: ReportChannel, form: ReportForm): Promise<Result> {
  const { tokens, limits } = channel;
  const { fields, intake, uploaded, language, admission, isFromPage } = form;
  const t = baikWords(language);
  const refuse = async (refusal: Refusal) => {
    if (!isFromPage) await intake?.discard();
    limits.release(admission);
    return refused(refusal);
  };

  const given = textsOf({ language, ...fields });
  const parsed = parseReport(given);
  const { said, error } = parsed.success
    ? { said: [], error: undefined }
    : sayMistakes(parsed.mistakes, isAnonymous(given), language);
  const mistakes = [
    ...said,
    ...(typeof fields.website === 'string' && fields.website !== '' ? [{ field: 'website', text: t.leaveEmpty }] : []),
    ...sayFileMistakes(intake, uploaded, language),
  ];
  if (!parsed.success || mistakes.length > 0) {
    return refuse({ status: statusOfMistakes(intake), mistakes, ...(error ? { error } : {}) });
  }
  if (!form.open) return refuse(channelClosed(language));

  const verdict =
    typeof fields.token === 'string' && fields.token !== '' ? await tokens.check(fields.token) : 'hurried';
  if (verdict === 'expired' || verdict === 'forged') {
    return refuse({ status: 400, mistakes: [{ field: '', text: t.formExpired }], token: await tokens.issue() });
  }
  const seconds = verdict === 'good' ? 0 : limits.admitUnproven(admission);
  if (seconds > 0) return refused(tooManyReports(language, seconds));

  const undecided = isFromPage ? sayUndecided(uploaded, language) : [];
  if (undecided.length > 0) {
    if (fields.reviewed !== undefined) return refuse({ status: 400, mistakes: undecided });
    limits.release(admission);
    return refused({ status: 200, mistakes: [] });
  }
  return storeReport(channel, form, parsed.data, refuse);
}

async function storeReport(
  { store, tally }: ReportChannel,
  { fields, uploaded, language }: ReportForm,
  input: Submission['input'],
  refuse: (refusal: Refusal) => Promise<Result>,
): Promise<Result> {
  const t = baikWords(language);
  const asSent: string[] = [];
  const files = uploaded.toSeal(({ condition, filename }) => {
    if (condition === 'clean') return 'strip';
    // The answer names the files for which a program chose nothing.
    asSent.push(filename);
    return 'keep';
  });
  try {
    const seed = seedOf(formKeyOf(fields), { ...input, files: uploaded.signature });
    const result = await submitReport(store, { input, files, seed, areFilesGone: uploaded.areGone });
    if (result.kind === 'closed') return await refuse(channelClosed(language));
    if (result.kind === 'files-gone') {
      return await refuse({ status: 400, mistakes: [{ field: 'attachments', text: t.filesGone }] });
    }
    await uploaded.discard();
    tally.count(result.isNew ? 'baik_report' : 'baik_report_again');
    const message = [t.success, ...(asSent.length > 0 ? [t.keptAsSent({ names: asSent.join(', ') })] : [])].join(' ');
    return { kind: 'stored', receipt: result.receipt, message };
  } catch (error) {
    if (!(error instanceof UncleanableFileError)) throw error;
    return refuse({ status: 400, mistakes: [sayUncleanable(error, language)] });
  }
}

/** The fields of the report itself, without those that lead it through its form. */
function textsOf(fields: Record<string, unknown>): Record<string, unknown> {
  const others = ['website', 'token', 'submission_key', 'drafts', 'metadata', 'reviewed'];
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !others.includes(name) && !/^file-[\da-f]{24}\.\d{1,2}$/.test(name)),
  );
}

function refused(refusal: Refusal): Result {
  return { kind: 'refused', ...refusal };
}
