import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import type { Reader } from '../../domain/baik/readers.ts';
import { formatReceipt, type Receipt, wordsOf } from '../../domain/baik/receipt.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { baikProblemTexts, baikWords } from '../../i18n/public/baik/baik.words.ts';
import { baikScriptWords } from '../../i18n/public/baik/baik-form.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import type { SaidFile } from '../../web/forms/baik/copy-text.ts';

/** A form that is shown again with errors. */
type BaikFormState = {
  values: typeof empty;
  mistakes: Mistake[];
  drafts: string;
  files: SaidFile[];
  challenge: string | undefined;
  chosen: { excluded: readonly number[]; group: string };
  /** That of the form which was sent, when it may have been stored. */
  formKey?: string | undefined;
};

type Shown = {
  language: Language;
  token: string;
  readers: readonly Reader[];
  receipt?: Receipt;
  state?: BaikFormState;
};

const empty = { name: '', contact: '', anonymous: true, category: '', report: '' };

/** Props of the report form. */
export function baikFormProps({ language, token, readers, receipt, state }: Shown) {
  const t = baikWords(language);
  const { name, contact, category, report, files, fileInBytes } = baikLimits;
  return {
    action: `${endpoints.baikSubmit}?language=${language}`,
    /** Where copies of files are made. */
    filesAction: endpoints.baikFiles,
    /** Address of the page, without its query. */
    page: href(routes.baik.index, language),
    mailbox: href(routes.baik.mailbox, language),
    language,
    /** For numbers. */
    locale: languages[language].htmlLang,
    token,
    noticeVersion: noticeVersions.report,
    /** For submitting a form although a limit is reached. */
    challenge: state?.challenge ?? '',
    formKey: state?.formKey ?? crypto.randomUUID(),
    icons: fileUrl('icons.svg'),
    rules: { name, contact, category, report, files, fileInBytes, extensions: Object.keys(attachmentTypes) },
    values: state?.values ?? empty,
    /** Recipients to choose from. */
    readers: {
      people: readers.map(({ id, name }, index) => ({
        id,
        name: name ?? t.reader({ position: String(index + 1) }),
        isExcluded: state?.chosen.excluded.includes(id) ?? false,
      })),
      groups: [...new Set(readers.flatMap(({ group }) => (group ? [group] : [])))],
      group: state?.chosen.group ?? '',
    },
    mistakes: state?.mistakes ?? [],
    /** Key of the files uploaded so far. */
    drafts: state?.drafts ?? '',
    files: state?.files ?? [],
    /** Set after a report was sent without script. */
    receipt: receipt && { code: formatReceipt(receipt), words: wordsOf(receipt) },
    problems: baikProblemTexts(language, baikLimits),
    words: baikFormWords(language),
  };
}

/** Texts of the form; placeholders in braces are filled in by the browser. */
export function baikFormWords(language: Language) {
  const t = baikScriptWords(language);
  return {
    ...templates(t),
    reportHint: t.reportHint({ limit: baikLimits.report }),
    attachmentsHint: t.attachmentsHint({ files: baikLimits.files, size: baikLimits.fileInMegabytes }),
  };
}
