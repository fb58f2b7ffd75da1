import type { BaikProblem } from '../../domain/baik/input.ts';
import type { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Templates } from '../../i18n/site/words.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import type { SaidFile } from '../../web/forms/baik/copy-text.ts';

export type BaikValues = { name: string; contact: string; anonymous: boolean; category: string; report: string };

/** Recipients to choose from, as the form shows them. */
export type ReadersProps = {
  people: { id: number; name: string; isExcluded: boolean }[];
  groups: string[];
  group: string;
};

export type CopiedFileProps = SaidFile;

/** A receipt in characters and in words. */
export type ShownReceipt = { code: string; words: string };

export type BaikRules = {
  name: number;
  contact: number;
  category: number;
  report: number;
  files: number;
  fileInBytes: number;
  /** File extensions in lower case, without the dot. */
  extensions: string[];
};

export type BaikFormProps = {
  action: string;
  /** Where copies of files are made. */
  filesAction: string;
  /** Address of the page, without its query. */
  page: string;
  mailbox: string;
  language: string;
  /** Locale for numbers: id-ID or en-US. */
  locale: string;
  token: string;
  /** Version of the privacy notice above the form. */
  noticeVersion: string;
  /** Challenge for submitting a form although a limit is reached. */
  challenge: string;
  formKey: string;
  /** Address of the icon sprite. */
  icons: string;
  rules: BaikRules;
  values: BaikValues;
  readers: ReadersProps;
  mistakes: Mistake[];
  /** Key of the files uploaded so far. */
  drafts: string;
  files: CopiedFileProps[];
  /** Set after a report was sent without script. */
  receipt: ShownReceipt | undefined;
  problems: Record<BaikProblem, string>;
  words: BaikFormWords;
};

/** Texts of the form; placeholders in braces are filled in by the browser. */
export type BaikFormWords = Templates<Pick<ReturnType<typeof baikWords>, (typeof baikFormWordKeys)[number]>> &
  Record<'reportHint' | 'attachmentsHint', string>;

export const baikFormWordKeys = [
  'formTitle',
  'required',
  'optional',
  'whoTitle',
  'anonymous',
  'anonymousHint',
  'named',
  'namedHint',
  'name',
  'contact',
  'contactHint',
  'readersTitle',
  'readersText',
  'readersExcept',
  'readersGroup',
  'readersAll',
  'category',
  'categoryHint',
  'report',
  'charactersLeft',
  'charactersOver',
  'attachments',
  'removeFile',
  'fileRemoved',
  'fileChecked',
  'checkingFiles',
  'leaveEmpty',
  'send',
  'sending',
  'proving',
  'waiting',
  'filesTitle',
  'filesIntro',
  'copyShow',
  'sendCopy',
  'sendBoth',
  'sendOriginal',
  'originalWarning',
  'leaveOut',
  'choiceFor',
  'errorTitle',
  'summaryTitle',
  'reviewTitle',
  'reviewText',
  'requiredBoth',
  'fileTooLargeTitle',
  'fileTooLarge',
  'fileTypeTitle',
  'fileType',
  'tooManyFilesTitle',
  'tooManyFiles',
  'fileUndecided',
  'successTitle',
  'success',
  'failed',
  'notifications',
  'closeNotification',
  'receiptTitle',
  'receiptText',
  'receiptWordsTitle',
  'copy',
  'copied',
  'notCopied',
  'print',
  'keptIt',
  'thanks',
  'openMailbox',
] as const;

/** Id of a field's control. */
export function controlId(field: string): string {
  return `baik-${field}`;
}
