import { admissionOfReport } from '../../../domain/baik/cases/report-admission.ts';
import { submitReport } from '../../../domain/baik/cases/report-commands.ts';
import { type BaikInput, baikLimits, baikProblems, isAnonymous, parseReport } from '../../../domain/baik/input.ts';
import { scopeOf } from '../../../domain/baik/recipients/readers.ts';
import type { DraftIntake } from '../../../domain/baik/uploads/uploaded-files.ts';
import { noticeVersionIn } from '../../../domain/data-protection/notice-versions.ts';
import { baikWords } from '../../../i18n/public/baik/baik.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { inWords, type Parsed, problemTexts, type Refusal } from '../form-refusals.ts';
import { formKeyOf, seedOf } from '../form-seed.ts';
import type { Admitted, PublicForm } from '../public-form.ts';
import { channelClosed, refusalOf, tooManyFiles } from './refusals.ts';
import type { ReportChannel } from './report-channel.ts';
import { beginFiles, storeWithFiles } from './report-files.ts';

type StoredReport = { receipt: string };

/**
 * The report form. The address of its sender is used for this call only, and of what happens only the day is noted, without a word of what
 * was sent.
 */
export function reportForm(channel: ReportChannel): PublicForm<BaikInput, DraftIntake, StoredReport> {
  const { gate, trustedProxies, counts, isOpen, tally } = channel;
  return {
    gate,
    trustedProxies,
    hourKey: () => counts.hourKey(),
    receive: async (address) => beginFiles(channel, address, await isOpen()),
    keepsFiles: true,
    parse: readReport,
    close: ({ files, language }) => {
      if (files.skips === 'closed') return channelClosed(language);
      return files.skips && files.hadFiles ? tooManyFiles(language) : undefined;
    },
    store: (form) => storeReport(channel, form),
    refusalOf: (error, language) => refusalOf(error, language, tally),
  };
}

export function reportTexts(language: Language) {
  return problemTexts(baikProblems, baikWords(language), baikLimits);
}

const choices = /^(?:drafts|files|group|file-[\da-f]{24}\.\d{1,2})$/;

function readReport(content: Record<string, unknown>, language: Language, website: unknown): Parsed<BaikInput> {
  const t = baikWords(language);
  const given = Object.fromEntries(
    Object.entries(content).filter(([name]) => !choices.test(name) && !excludeField.test(name)),
  );
  const texts = reportTexts(language);
  const parsed = inWords(parseReport(given), texts);
  const honeypot = typeof website === 'string' && website !== '' ? [{ field: 'website', text: t.leaveEmpty }] : [];
  if (parsed.success) return honeypot.length > 0 ? { success: false, errors: honeypot } : parsed;
  const first = parsed.errors[0]?.text ?? '';
  const isMissing = !isAnonymous(given) && [texts.contactRequired, texts.reportRequired].includes(first);
  // The sentence that the specification has for both.
  return { success: false, errors: [...parsed.errors, ...honeypot], ...(isMissing && { error: t.requiredBoth }) };
}

function storeReport(
  { store, counts, full, tally }: ReportChannel,
  { input, fields, files, language, address, isFromPage, token, pool }: Admitted<BaikInput, DraftIntake>,
): Promise<StoredReport | Refusal> {
  const { uploaded } = files;
  return storeWithFiles(files, { language, asksFirst: isFromPage }, async (given) => {
    const chosen = chosenReaders(fields);
    const scope = await scopeOf(store.db, chosen);
    if (scope === 'no-reader') {
      return { status: 400, errors: [{ field: 'readers', text: baikWords(language).readersNone }] };
    }
    const content = { ...input, ...(scope ? chosen : {}), files: uploaded.signature };
    const result = await submitReport(store, {
      input,
      files: given,
      seed: seedOf(pool === 'direct' ? token : formKeyOf(fields, token), content),
      areFilesGone: uploaded.areGone,
      admission: admissionOfReport({ db: store.db, counts, full }, { address, token, pool }),
      scope,
      noticeVersion: noticeVersionIn(fields.notice),
    });
    if (result.kind === 'closed') return channelClosed(language);
    if (result.kind === 'files-gone') return undefined;
    tally.count(result.isNew ? 'baik_report' : 'baik_report_again');
    return { receipt: result.receipt };
  });
}

const excludeField = /^exclude-(\d{1,9})$/;

/** The recipients whom a form excludes, by their numbers, and the group that it names. */
export function chosenReaders(fields: Record<string, unknown>): { excluded: number[]; group: string } {
  const excluded = Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = excludeField.exec(name) ?? [];
    return id && isMarked(value) ? [Number(id)] : [];
  });
  return { excluded, group: groupIn(fields.group) };
}

/** In doubt a recipient is excluded: a program may send `true` where a form sends `1`. */
function isMarked(value: unknown): boolean {
  return !['', '0', 'false', 0, false, null, undefined].includes(value as string);
}

/** A group that is no text is kept as a name that no recipient has, so that the report is refused and not sent to all. */
function groupIn(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
