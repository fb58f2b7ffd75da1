import type { AttachmentExtension } from '../../attachments/attachment-types.ts';
import type { CopyProblem, SafeCopy } from './safe-copy.ts';

export type CopyFacts = Omit<SafeCopy, 'bytes'>;

/**
 * Makes safe copies, each in a process of its own. `sender` identifies the form that a file came with: its files wait behind those of
 * other forms when they have taken more time. `content` of the answer is to be read to its end. Throws FileTooComplexError and
 * FilesBusyError, also while it is read.
 */
export type FileCopier = {
  copy: (
    content: AsyncIterable<Uint8Array>,
    extension: AttachmentExtension,
    sender: object,
  ) => Promise<{ facts: CopyFacts; content: AsyncGenerator<Uint8Array> } | { problem: CopyProblem | 'fileType' }>;
};
