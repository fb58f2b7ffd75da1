import type { Finding, Inspection } from '../../domain/baik/metadata/findings.ts';
import type { Language } from '../../i18n/site/language.ts';

export type BaikFormValues = {
  name: string;
  contact: string;
  anonymous: boolean;
  category: string;
  report: string;
};

/** A file that has been uploaded and examined, and what its sender wants done with it; empty while undecided. */
export type ExaminedFile = {
  key: string;
  filename: string;
  size: number;
  condition: Inspection['condition'];
  findings: Finding[];
  choice: 'strip' | 'keep' | 'remove' | '';
};

/** What stands in the report form when it is shown again, and why. */
export type BaikFormState = {
  values: BaikFormValues;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: readonly { field: string; text: string }[];
  /** What opens the files that have been uploaded. */
  drafts: string;
  files: readonly ExaminedFile[];
  /** Nobody can read reports, so that none are taken. */
  closed: boolean;
};

/** Answers with the page around a form that was not accepted. The room of pages gives it, that of the API calls it. */
export type ShowBaikForm = (
  language: Language,
  state: BaikFormState,
  init: { status: number; headers?: Record<string, string> },
) => Promise<Response>;
