import { admissionOfReport } from '../../../domain/baik/cases/report-admission.ts';
import { type Submission, submitReport } from '../../../domain/baik/cases/report-commands.ts';
import { isAnonymous, parseReport } from '../../../domain/baik/input.ts';
import { scopeOf } from '../../../domain/baik/readers.ts';
import type { Receipt } from '../../../domain/baik/receipt.ts';
import { UnsealedFileError } from '../../../domain/baik/sealing/seal-files.ts';
import { UploadedFiles } from '../../../domain/baik/uploads/uploaded-files.ts';
import { noticeVersionIn } from '../../../domain/data-protection/notice-versions.ts';
import { NoRoomError, type Share, SpentTokenError } from '../../../domain/limits/admission.ts';
import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { clientAddress, type Listener } from '../../http/client-address.ts';
import { gateOf, sourceOf } from '../direct-call.ts';
import { statusOfFileProblem } from '../file-status.ts';
import type { Gate } from '../form-gate.ts';
import { formLanguage } from '../form-language.ts';
import { formKeyOf, seedOf } from '../form-seed.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import { chosenReaders, excludeField } from './chosen-readers.ts';
import { fileNames } from './copy-text.ts';
import { sayFileMistake, sayFileMistakes, sayMistakes, sayUncopied, statusOfMistakes } from './form-mistakes.ts';
import { type ReceivedReport, receiveReport } from './received-report.ts';
import { busyChannel, channelClosed, failure, needsToken, type Refusal, tooManyFiles } from './refusals.ts';
import type { ReportChannel } from './report-channel.ts';

type Result = { kind: 'stored'; receipt: Receipt; message: string } | ({ kind: 'refused' } & Refusal);

export type ReportOutcome = Result & {
  language: Language;
  fields: Record<string, unknown>;
  /** Undefined when the form could not be read or was not admitted. */
  uploaded: UploadedFiles | undefined;
};

type Sent = {
  request: Request;
  server: Listener;
  /** Language of the page that shows the form; undefined for programs, whose form names the language. */
  pageLanguage?: Language;
};

/**
 * Reads, checks and stores a report. The address of its sender is used for this call only, and of what happens only the day
 * is noted, without a word of what was sent.
 */
export async function submitReportForm(
  channel: ReportChannel,
  { request, server, pageLanguage }: Sent,
): Promise<ReportOutcome> {
  const { isOpen, drafts, spool, trustedProxies, tally } = channel;
  const address = clientAddress(request, server, trustedProxies);
  let received: ReceivedReport | undefined;
  const languageOf = () => pageLanguage ?? formLanguage(request, received?.fields);
  const outcome = (result: Result, uploaded?: UploadedFiles): ReportOutcome => {
    return { ...result, language: languageOf(), fields: received?.fields ?? {}, uploaded };
  };
  try {
    const open = await isOpen();
    const hasRoom = spool.hasRoom(address);
    received = await receiveReport(request, channel, { address, isTaking: open && hasRoom });
    const { fields, intake } = received;
    spool.add(address, intake?.stored);
    const language = languageOf();
    const uploaded = await UploadedFiles.of(drafts, fields, intake);
    const filesRefused = !hasRoom && (intake?.hadFiles ?? false);
    const source = sourceOf(request, pageLanguage);
    const form = { fields, intake, uploaded, language, address, open, filesRefused, source };
    return outcome(await takeReport(channel, form), uploaded);
  } catch (error) {
    await received?.intake?.discard();
    if (error instanceof UnreadableFormError) received = { fields: error.fields, intake: undefined };
    return outcome(refused(failure(error, languageOf(), tally)));
  }
}

type ReportForm = ReceivedReport & {
  uploaded: UploadedFiles;
  language: Language;
  address: string;
  open: boolean;
  /** Its files were skipped: the network has uploaded as much as it may. */
  filesRefused: boolean;
  /** A page carries the files on and asks what becomes of them; a program sends them again. */
  source: ReturnType<typeof sourceOf>;
};

async function takeReport(channel: ReportChannel, form: ReportForm): Promise<Result> {
  const { fields, intake, uploaded, language, address, source } = form;
  const t = baikWords(language);
  const isFromPage = source === 'page';
  const files = intake?.files.map(({ sha256 }) => sha256) ?? [];
  const call = { source, fields, address, files, hourKey: () => channel.counts.hourKey() };
  const gate = await gateOf(channel.gate, call);
  const refuse = async (refusal: Refusal) => {
    if (!isFromPage) await intake?.discard();
    return refused({ token: gate.problem || gate.pool === 'direct' ? undefined : gate.token, ...refusal });
  };
  if (gate.problem === 'missing' && source === 'hidden') {
    return refuse(needsToken('missing', language, gate.token, 403));
  }

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
  if (form.filesRefused) return refuse(tooManyFiles(language, HourlyCounts.secondsLeft()));
  if (gate.problem) return refuse(needsToken(gate.problem, language, gate.token));
  if (gate.pool === undefined) return refuse(await busyChannel(channel.gate, { language, gate, fields }));

  // The page shows the copies, and what can be done with files that have none.
  if (isFromPage && uploaded.unseen.length > 0) return refuse({ status: 200, mistakes: [] });
  const uncopied = sayUncopied(uploaded, language);
  if (uncopied.length > 0) return refuse({ status: 400, mistakes: uncopied });
  return storeReport(channel, { ...form, gate }, parsed.data, refuse);
}

async function storeReport(
  { store, counts, full, gate: forms, tally }: ReportChannel,
  { fields, uploaded, language, address, gate }: ReportForm & { gate: Gate<Share> },
  input: Submission['input'],
  refuse: (refusal: Refusal) => Promise<Result>,
): Promise<Result> {
  const t = baikWords(language);
  const { token, pool = 'ordinary' } = gate;
  const files = uploaded.toSeal(fileNames(language));
  try {
    const chosen = chosenReaders(fields);
    const scope = await scopeOf(store.db, chosen);
    if (scope === 'no-reader')
      return await refuse({ status: 400, mistakes: [{ field: 'readers', text: t.readersNone }] });
    const seed = seedOf(pool === 'direct' ? token : formKeyOf(fields, token), {
      ...input,
      ...(scope ? chosen : {}),
      files: uploaded.signature,
    });
    const admission = admissionOfReport({ db: store.db, counts, full }, { address, token, pool });
    const noticeVersion = noticeVersionIn(fields.notice);
    const submission = { input, files, seed, areFilesGone: uploaded.areGone, admission, scope, noticeVersion };
    const result = await submitReport(store, submission);
    if (result.kind === 'closed') return await refuse(channelClosed(language));
    if (result.kind === 'files-gone') {
      return await refuse({ status: 400, mistakes: [{ field: 'attachments', text: t.filesGone }] });
    }
    await uploaded.discard();
    tally.count(result.isNew ? 'baik_report' : 'baik_report_again');
    return { kind: 'stored', receipt: result.receipt, message: t.success };
  } catch (error) {
    if (error instanceof SpentTokenError) return refuse(needsToken('spent', language, await forms.tokens.renew()));
    if (error instanceof NoRoomError) {
      return refuse(await busyChannel(forms, { language, gate, fields, fullForSeconds: error.seconds }));
    }
    if (!(error instanceof UnsealedFileError)) throw error;
    const status = statusOfFileProblem(error.mistake.problem);
    return refuse({ status, mistakes: [sayFileMistake(error.mistake, language)] });
  }
}

/** The fields of the report itself, without those that lead it through its form. */
function textsOf(fields: Record<string, unknown>): Record<string, unknown> {
  const others = ['website', 'token', 'challenge', 'work', 'submission_key', 'drafts', 'files', 'group', 'notice'];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !others.includes(name) && !excludeField.test(name) && !/^file-[\da-f]{24}\.\d{1,2}$/.test(name),
    ),
  );
}

function refused(refusal: Refusal): Result {
  return { kind: 'refused', ...refusal };
}
