import type { BaikProblem } from '../../domain/baik/input.ts';
import type { FindingKind } from '../../domain/baik/metadata/findings.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';

export type BaikValues = { name: string; contact: string; anonymous: boolean; category: string; report: string };

export type ExaminedFileProps = {
  key: string;
  filename: string;
  size: number;
  condition: 'clean' | 'protected' | 'damaged';
  findings: { kind: FindingKind; value: string }[];
  choice: 'strip' | 'keep' | 'remove' | '';
};

export type BaikRules = {
  name: number;
  contact: number;
  category: number;
  report: number;
  files: number;
  fileInBytes: number;
  /** In small letters, without the dot. */
  extensions: string[];
};

export type BaikFormProps = {
  action: string;
  /** Where files are examined. */
  filesAction: string;
  /** The page itself, without what came with its address. */
  page: string;
  mailbox: string;
  language: string;
  /** For the numbers: id-ID or en-US. */
  locale: string;
  token: string;
  formKey: string;
  /** The address of the icon sprite. */
  icons: string;
  rules: BaikRules;
  values: BaikValues;
  mistakes: Mistake[];
  /** What opens the files that have been uploaded before. */
  drafts: string;
  files: ExaminedFileProps[];
  /** Set right after the report was sent without script. */
  receipt: string;
  problems: Record<BaikProblem, string>;
  words: BaikFormWords;
};

/** Texts with a name in braces are filled in by the browser. */
export type BaikFormWords = Record<(typeof baikFormWordKeys)[number], string>;

export const baikFormWordKeys = [
  'required',
  'optional',
  'whoTitle',
  'anonymous',
  'anonymousHint',
  'name',
  'contact',
  'contactHint',
  'category',
  'categoryHint',
  'report',
  'reportHint',
  'charactersLeft',
  'charactersOver',
  'attachments',
  'attachmentsHint',
  'removeFile',
  'fileRemoved',
  'fileChecked',
  'checkingFiles',
  'leaveEmpty',
  'send',
  'sending',
  'filesTitle',
  'filesIntro',
  'nothingFound',
  'isProtected',
  'isDamaged',
  'strip',
  'keep',
  'keepAsIs',
  'leaveOut',
  'sendFile',
  'choiceFor',
  'found_place',
  'found_camera',
  'found_author',
  'found_company',
  'found_time',
  'found_software',
  'found_title',
  'found_history',
  'found_embedded',
  'yes',
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
  'copy',
  'copied',
  'notCopied',
  'print',
  'keptIt',
  'thanks',
  'openMailbox',
] as const;

/** The id of the control of a field. */
export function controlId(field: string): string {
  return `baik-${field}`;
}
