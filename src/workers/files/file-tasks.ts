import type { SocialCard } from '../../domain/articles/social-card.ts';
import type { IncomingFile } from '../../domain/assets/asset-store.ts';
import type { PreparedFile } from '../../domain/assets/upload/process-upload.ts';
import type { AttachmentExtension } from '../../domain/attachments/attachment-types.ts';
import type { CopyFacts, CopyProblem } from '../../domain/baik/safe-copies/safe-copy.ts';
import type { AttachmentVerdict } from '../../domain/contact/attachment-intake.ts';
import type { Problem } from '../../fields/problem.ts';

/** The subcommand with which the server starts itself as a process for one file. */
export const fileProcessCommand = 'file-process';

/** What a process loads before it gets its task. */
export type FileProcessKind = 'attachment' | 'asset';

/** A file of a report comes as bytes, because its plain text may not touch the disk; the others by their path. */
export type FileTask =
  | { task: 'copy'; extension: AttachmentExtension }
  | { task: 'check'; path: string; extension: AttachmentExtension }
  | { task: 'prepare'; file: IncomingFile; filename: string }
  | { task: 'variants'; path: string; file: string; directory: string; variants: readonly string[] }
  | { task: 'social'; card: SocialCard; path: string | undefined }
  | { task: 'text'; path: string };

/** `length` bytes follow the answer. */
export type FileAnswers = {
  copy: { facts: CopyFacts; length: number } | { problem: CopyProblem | 'fileType' };
  check: { verdict: AttachmentVerdict };
  prepare: { prepared: PreparedFile } | { refused: Problem; tooLarge: boolean };
  variants: { isDone: boolean };
  social: { length: number };
  text: { text: string };
};

export type OverBudget = { isOverBudget: true };
