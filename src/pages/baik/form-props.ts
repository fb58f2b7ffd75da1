import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { baikLimits, isAnonymous } from '../../domain/baik/input.ts';
import { formatReceipt, wordsOf } from '../../domain/baik/receipt.ts';
import type { Reader } from '../../domain/baik/recipients/readers.ts';
import type { UploadedFiles } from '../../domain/baik/uploads/uploaded-files.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { baikWords } from '../../i18n/public/baik/baik.words.ts';
import { baikScriptWords } from '../../i18n/public/baik/baik-form.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { FormState } from '../../ui/forms/form-opening.tsx';
import { describeFiles } from '../../web/forms/baik/report-files.ts';
import { chosenReaders, reportTexts } from '../../web/forms/baik/report-form.ts';
import type { ReportField } from './baik-fields.ts';

export type BaikFormProps = ReturnType<typeof baikFormProps>;

/** Texts of the form; placeholders in braces are filled in by the browser. */
export type BaikFormWords = ReturnType<typeof baikFormWords>;

type FormContent = {
  readers?: readonly Reader[];
  /** Fields of a form that is shown again. */
  fields?: Record<string, unknown>;
  uploaded?: UploadedFiles | undefined;
  /** Set after a report was sent without script. */
  receipt?: string;
};

export function baikFormProps(
  language: Language,
  state: FormState<ReportField>,
  { readers = [], fields = {}, uploaded, receipt }: FormContent,
) {
  const t = baikWords(language);
  const files = uploaded ? describeFiles(uploaded, language) : [];
  const { excluded, group } = chosenReaders(fields);
  return {
    ...state,
    anonymous: isAnonymous(fields) || fields.anonymous === undefined,
    action: `${endpoints.baikSubmit}?language=${language}`,
    filesAction: endpoints.baikFiles,
    /** Address of the page, without its query. */
    page: href(routes.baik.index, language),
    mailbox: href(routes.baik.mailbox, language),
    language,
    locale: languages[language].htmlLang,
    noticeVersion: noticeVersions.report,
    icons: fileUrl('icons.svg'),
    rules: { ...baikLimits, extensions: Object.keys(attachmentTypes) },
    readers: {
      people: readers.map(({ id, name }, index) => ({
        id,
        name: name ?? t.reader({ position: String(index + 1) }),
        isExcluded: excluded.includes(id),
      })),
      groups: [...new Set(readers.flatMap((reader) => (reader.group ? [reader.group] : [])))],
      group,
    },
    drafts: files.length > 0 ? (uploaded?.token ?? '') : '',
    files,
    receipt: receipt === undefined ? undefined : { code: formatReceipt(receipt), words: wordsOf(receipt) },
    problems: reportTexts(language),
    words: baikFormWords(language),
  };
}

export function baikFormWords(language: Language) {
  const t = baikScriptWords(language);
  return {
    ...templates(t),
    reportHint: t.reportHint({ limit: baikLimits.report }),
    attachmentsHint: t.attachmentsHint({ files: baikLimits.files, size: baikLimits.fileInMegabytes }),
  };
}
