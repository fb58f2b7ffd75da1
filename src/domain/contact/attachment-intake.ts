import { type AttachmentExtension, attachmentExtension } from '../attachments/attachment-types.ts';
import { tidyFilename } from '../attachments/filename.ts';
import { fileErrorOf } from '../attachments/refused-files.ts';
import type { FileError, SubmittedFile } from '../attachments/submitted-file.ts';
import type { ReceivedFile } from '../files/scratch.ts';
import type { AttachmentStore, NewAttachment } from './attachment-store.ts';
import { contactLimits } from './input.ts';

/** Takes the files of one form, until something is wrong with one of them: none of them is stored then. */
export class AttachmentIntake {
  hadFiles = false;
  private error: FileError | undefined;
  /** By their place in the form: a small file may be stored before a large one that came first. */
  private readonly stored = new Map<number, NewAttachment>();
  private count = 0;

  constructor(
    private readonly store: AttachmentStore,
    private readonly check: AttachmentChecker,
    /** What the sender's network may still upload. */
    private readonly share: { hasRoom: () => boolean; add: (bytes: number) => void },
  ) {}

  get files(): NewAttachment[] {
    return [...this.stored].sort(([one], [other]) => one - other).map(([, file]) => file);
  }

  /** The first error. */
  get errors(): FileError[] {
    return this.error ? [this.error] : [];
  }

  async accept(file: SubmittedFile): Promise<void> {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    this.hadFiles = true;
    this.count += 1;
    const place = this.count;
    const filename = tidyFilename(file.filename);
    const extension = attachmentExtension(filename);
    if (file.field !== 'attachments') this.error ??= { problem: 'unknownField', field: file.field };
    // Too many files is an error of all of them, reported instead of errors of single files.
    else if (this.count > contactLimits.files) this.error = { problem: 'tooManyFiles' };
    else if (!extension) this.error ??= { problem: 'fileType', filename };
    else if (!this.share.hasRoom()) this.error ??= { problem: 'uploadShare', filename };
    if (this.error || !extension) return file.skip();

    try {
      const received = await this.store.receive(file.content);
      try {
        this.share.add(received.size);
        if (file.isTooLarge()) this.error ??= { problem: 'fileTooLarge', filename };
        else if (!this.error) await this.examine(received, filename, extension);
        if (!this.error) this.stored.set(place, await this.store.keep(filename, extension, received));
      } finally {
        await this.store.discard(received);
      }
    } catch (thrown) {
      const error = fileErrorOf(thrown, filename);
      if (!error) throw thrown;
      file.skip();
      this.error ??= error;
    }
  }

  private async examine({ path }: ReceivedFile, filename: string, extension: AttachmentExtension): Promise<void> {
    const verdict = await this.check(path, extension, this);
    if (verdict === 'wrong-type') this.error ??= { problem: 'fileType', filename };
    if (verdict === 'protected') this.error ??= { problem: 'fileProtected', filename };
  }

  async discard(): Promise<void> {
    await this.store.remove(this.files);
    this.stored.clear();
  }
}

/** Whether a file is of the type that its extension names, and opens without a password. */
export type AttachmentVerdict = 'accepted' | 'wrong-type' | 'protected';

/**
 * Checks the content of a stored file in a process of its own. `sender` identifies the form that the file came
 * with. Throws FileTooComplexError and FilesBusyError.
 */
export type AttachmentChecker = (
  path: string,
  extension: AttachmentExtension,
  sender: object,
) => Promise<AttachmentVerdict>;
