import type { AttachmentExtension } from '../../attachments/attachment-types.ts';
import type { Inspection } from './findings.ts';

/**
 * Inspects the files of reports in separate processes. `sender` identifies the form that a file came with: its files
 * wait behind those of other forms when they have taken more time. `inspect` and
 * `clean` throw FileTooComplexError and FilesBusyError.
 */
export type ReportFileInspector = {
  /** Undefined when the content is not of the type that the extension names. */
  inspect: (
    content: AsyncIterable<Uint8Array>,
    extension: AttachmentExtension,
    sender: object,
  ) => Promise<Inspection | undefined>;
  /** The file without its metadata, to be read to its end. Throws DamagedFileError. */
  clean: (
    content: AsyncIterable<Uint8Array>,
    extension: AttachmentExtension,
    sender: object,
  ) => Promise<AsyncGenerator<Uint8Array>>;
  /** The picture re-encoded for a page; undefined when that is not possible. */
  view: (content: AsyncIterable<Uint8Array>) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};
