import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import { type CodeReceipt, formatReceipt, wordsOf } from '../../domain/baik/receipt.ts';
import { baikProblemTexts, baikWords } from '../../i18n/public/baik/baik.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import {
  type BaikFormProps,
  type BaikFormWords,
  type BaikValues,
  baikFormWordKeys,
  type ExaminedFileProps,
} from './baik-form-props.ts';

/** A form that is shown again with errors. */
type BaikFormState = {
  values: BaikValues;
  mistakes: Mistake[];
  drafts: string;
  files: ExaminedFileProps[];
  challenge: string;
  /** That of the form which was sent, when it may have been stored. */
  formKey?: string | undefined;
};

type Shown = { language: Language; token: string; receipt?: CodeReceipt; state?: BaikFormState };

const empty = { name: '', contact: '', anonymous: true, category: '', report: '' };

/** Props of the report form. */
export function baikFormProps({ language, token, receipt, state }: Shown): BaikFormProps {
  const { name, contact, category, report, files, fileInBytes } = baikLimits;
  return {
    action: `${endpoints.baikSubmit}?language=${language}`,
    filesAction: endpoints.baikFiles,
    page: href(routes.baik.index, language),
    mailbox: href(routes.baik.mailbox, language),
    language,
    locale: languages[language].htmlLang,
    token,
    challenge: state?.challenge ?? '',
    formKey: state?.formKey ?? crypto.randomUUID(),
    icons: fileUrl('icons.svg'),
    rules: { name, contact, category, report, files, fileInBytes, extensions: Object.keys(attachmentTypes) },
    values: state?.values ?? empty,
    mistakes: state?.mistakes ?? [],
    drafts: state?.drafts ?? '',
    files: state?.files ?? [],
    receipt: receipt && { code: formatReceipt(receipt), words: wordsOf(receipt) },
    problems: baikProblemTexts(language, baikLimits),
    words: baikFormWords(language),
  };
}

/** Texts of the form; placeholders that only the browser knows stay in braces. */
export function baikFormWords(language: Language): BaikFormWords {
  const t = baikWords(language);
  const known = {
    limit: String(baikLimits.report),
    files: baikLimits.files,
    size: baikLimits.fileInMegabytes,
    count: '{count}',
    name: '{name}',
    percent: '{percent}',
    seconds: '{seconds}',
  };
  const entries = baikFormWordKeys.map((key) => {
    const said = t[key];
    return [key, typeof said === 'string' ? said : said(known)];
  });
  // Object.fromEntries loses the key type.
  return Object.fromEntries(entries) as BaikFormWords;
}
