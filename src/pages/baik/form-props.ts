import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import type { Reader } from '../../domain/baik/readers.ts';
import { formatReceipt, type Receipt, wordsOf } from '../../domain/baik/receipt.ts';
import { noticeVersions } from '../../domain/data-protection/notice-versions.ts';
import { baikProblemTexts, baikWords } from '../../i18n/public/baik/baik.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import {
  type BaikFormProps,
  type BaikFormWords,
  type BaikValues,
  baikFormWordKeys,
  type CopiedFileProps,
  type ReadersProps,
} from './baik-form-props.ts';

/** A form that is shown again with errors. */
type BaikFormState = {
  values: BaikValues;
  mistakes: Mistake[];
  drafts: string;
  files: CopiedFileProps[];
  challenge: string;
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
export function baikFormProps({ language, token, readers, receipt, state }: Shown): BaikFormProps {
  const { name, contact, category, report, files, fileInBytes } = baikLimits;
  return {
    action: `${endpoints.baikSubmit}?language=${language}`,
    filesAction: endpoints.baikFiles,
    page: href(routes.baik.index, language),
    mailbox: href(routes.baik.mailbox, language),
    language,
    locale: languages[language].htmlLang,
    token,
    noticeVersion: noticeVersions.report,
    challenge: state?.challenge ?? '',
    formKey: state?.formKey ?? crypto.randomUUID(),
    icons: fileUrl('icons.svg'),
    rules: { name, contact, category, report, files, fileInBytes, extensions: Object.keys(attachmentTypes) },
    values: state?.values ?? empty,
    readers: readersProps(readers, state?.chosen, language),
    mistakes: state?.mistakes ?? [],
    drafts: state?.drafts ?? '',
    files: state?.files ?? [],
    receipt: receipt && { code: formatReceipt(receipt), words: wordsOf(receipt) },
    problems: baikProblemTexts(language, baikLimits),
    words: baikFormWords(language),
  };
}

function readersProps(
  readers: readonly Reader[],
  chosen: BaikFormState['chosen'] | undefined,
  language: Language,
): ReadersProps {
  const t = baikWords(language);
  return {
    people: readers.map(({ id, name }, index) => ({
      id,
      name: name ?? t.reader({ position: String(index + 1) }),
      isExcluded: chosen?.excluded.includes(id) ?? false,
    })),
    groups: [...new Set(readers.flatMap(({ group }) => (group ? [group] : [])))],
    group: chosen?.group ?? '',
  };
}

/** Texts of the form; placeholders in braces are filled in by the browser. */
export function baikFormWords(language: Language): BaikFormWords {
  const t = baikWords(language);
  return {
    ...templates(t, baikFormWordKeys),
    reportHint: t.reportHint({ limit: baikLimits.report }),
    attachmentsHint: t.attachmentsHint({ files: baikLimits.files, size: baikLimits.fileInMegabytes }),
  };
}
