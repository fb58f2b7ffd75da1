import type { AttachmentExtension } from '../attachments/attachment-types.ts';

/**
 * Whether the content of a stored file is of the type that its extension names, decided in a process of its own. `sender`
 * stands for the form that the file came with. Throws FileTooComplexError and FilesBusyError.
 */
export type AttachmentChecker = (path: string, extension: AttachmentExtension, sender: object) => Promise<boolean>;
