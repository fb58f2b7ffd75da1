import { handOver } from '../../domain/baik/cases/handovers.ts';
import { type ChannelStore, type Submission, submitReport } from '../../domain/baik/cases/report-commands.ts';
import type { Drafts } from '../../domain/baik/drafts.ts';
import { isAnonymous, parseReport } from '../../domain/baik/input.ts';
import { formatReceipt } from '../../domain/baik/receipt.ts';
import { UncleanableFileError } from '../../domain/baik/sealing/seal-files.ts';
import type { ShowBaikForm } from '../../web/forms/baik-form.ts';
import { sayFileMistakes, sayUncleanable, sayUndecided } from '../../web/forms/file-mistakes.ts';
import { formKeyOf, seedOf } from '../../web/forms/form-seed.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import type { ReceivedReport } from '../../web/forms/received-report.ts';
import type { Admission, SubmissionLimits } from '../../web/forms/submission-limits.ts';
import { UploadedFiles } from '../../web/forms/uploaded-drafts.ts';
import type { DayTally } from '../../web/log/day-tally.ts';
import type { BaikAnswer, Refusal } from './answer.ts';
import { sayMistakes } from './mistakes.ts';

export type ReportOptions = {
  store: ChannelStore;
  drafts: Drafts;
  isOpen: () => Promise<boolean>;
  tokens: FormTokens;
  limits: SubmissionLimits;
  fileLimits: SubmissionLimits;
  showForm: ShowBaikForm;
  tally: DayTally;
};

/** The limits of this channel know nobody: there is one place for all. */
export const everybody = 'everybody';

/** Checks a report that has come in whole, and keeps it. */
export async function takeReport(
  options: ReportOptions,
  admission: Admission,
  { fields, intake }: ReceivedReport,
  answer: BaikAnswer,
  isOpen: boolean,
): Promise<Response> {
  const { drafts, tokens, limits } = options;
  const t = answer.words;
  const uploaded = await UploadedFiles.of(drafts, fields, intake);
  const refuse = async (refusal: Refusal) => {
    limits.release(admission);
    // A page carries the files on; a program sends them again.
    if (!answer.wantsPage) await intake?.discard();
    return answer.refuse(refusal, uploaded);
  };

  const given = textsOf(fields);
  const parsed = parseReport(given);
  const { said, error } = parsed.success
    ? { said: [], error: undefined }
    : sayMistakes(parsed.mistakes, isAnonymous(given), answer.language);
  const mistakes = [
    ...said,
    ...(typeof fields.website === 'string' && fields.website !== '' ? [{ field: 'website', text: t.leaveEmpty }] : []),
    ...sayFileMistakes(intake, uploaded, answer.language),
  ];
  if (!parsed.success || mistakes.length > 0) return refuse({ status: 400, mistakes, ...(error ? { error } : {}) });
  if (!isOpen) return refuse(closed(answer));

  const verdict =
    typeof fields.token === 'string' && fields.token !== '' ? await tokens.check(fields.token) : 'hurried';
  if (verdict === 'refused') {
    return refuse({ status: 400, mistakes: [{ field: '', text: t.formExpired }], token: await tokens.issue() });
  }
  const seconds = verdict === 'good' ? 0 : limits.admitUnproven(admission);
  if (seconds > 0) return answer.refuse(tooMany(answer, seconds), uploaded);

  const undecided = answer.wantsPage ? sayUndecided(uploaded, answer.language) : [];
  if (undecided.length > 0) {
    limits.release(admission);
    if (fields.reviewed === undefined) return answer.review(uploaded);
    return answer.refuse({ status: 400, mistakes: undecided }, uploaded);
  }
  return keep(options, { input: parsed.data, fields, uploaded, answer, refuse });
}

type Keeping = {
  input: Submission['input'];
  fields: Record<string, unknown>;
  uploaded: UploadedFiles;
  answer: BaikAnswer;
  refuse: (refusal: Refusal) => Promise<Response>;
};

async function keep({ store, tally }: ReportOptions, { input, fields, uploaded, answer, refuse }: Keeping) {
  const t = answer.words;
  const asSent: string[] = [];
  const files = uploaded.toSeal(({ condition, filename }) => {
    if (condition === 'clean') return 'strip';
    // A program that chose nothing is told what became of it.
    asSent.push(filename);
    return 'keep';
  });
  try {
    const seed = seedOf(formKeyOf(fields), { ...input, files: uploaded.signature });
    const result = await submitReport(store, { input, files, seed, areFilesGone: uploaded.areGone });
    if (result.kind === 'closed') return await refuse(closed(answer));
    if (result.kind === 'files-gone') {
      return await refuse({ status: 400, mistakes: [{ field: 'attachments', text: t.filesGone }] });
    }
    await uploaded.discard();
    tally.count(result.isNew ? 'baik_report' : 'baik_report_again');
    const handover = answer.wantsPage ? await handOver(store.db, result.receipt) : '';
    const message = [t.success, ...(asSent.length > 0 ? [t.keptAsSent({ names: asSent.join(', ') })] : [])].join(' ');
    return answer.accept(formatReceipt(result.receipt), handover, message);
  } catch (error) {
    if (!(error instanceof UncleanableFileError)) throw error;
    return refuse({ status: 400, mistakes: [sayUncleanable(error.filename, answer.language)] });
  }
}

/** The texts of the form, without what only its journey needs. */
function textsOf(fields: Record<string, unknown>): Record<string, unknown> {
  const journey = ['website', 'token', 'submission_key', 'drafts', 'metadata', 'reviewed'];
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !journey.includes(name) && !/^file-[\da-f]{24}\.\d{1,2}$/.test(name)),
  );
}

export function tooMany({ words }: BaikAnswer, seconds: number): Refusal {
  const text = words.tooMany({ minutes: Math.ceil(seconds / 60) });
  return { status: 429, mistakes: [{ field: '', text }], headers: { 'retry-after': String(seconds) } };
}

function closed({ words }: BaikAnswer): Refusal {
  return { status: 503, mistakes: [{ field: '', text: words.closedText }], closed: true };
}
