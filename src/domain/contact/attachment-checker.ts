import type { AttachmentExtension } from '../attachments/attachment-types.ts';

/** Whether a file is of the type that its extension names, and opens without a password. */
export type AttachmentVerdict = 'accepted' | 'wrong-type' | 'protected';

/**
 * Checks the content of a stored file in a process of its own. `sender`
 * stands for the form that the file came with. Throws FileTooComplexError and FilesBusyError.
 */
export type AttachmentChecker = (
  path: string,
  extension: AttachmentExtension,
  sender: object,
) => Promise<AttachmentVerdict>;
