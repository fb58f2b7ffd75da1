import { type AttachmentExtension, attachmentExtension } from '../attachments/attachment-types.ts';
import { tidyFilename } from '../attachments/filename.ts';
import { mistakeOf } from '../attachments/refused-files.ts';
import type { AttachmentMistake, SubmittedFile } from '../attachments/submitted-file.ts';
import type { ReceivedFile } from '../files/scratch.ts';
import type { AttachmentChecker } from './attachment-checker.ts';
import type { AttachmentStore, NewAttachment } from './attachment-store.ts';
import { contactLimits } from './input.ts';

/** Takes the files of one form, until something is wrong with one of them. */
export class AttachmentIntake {
  mistake: AttachmentMistake | undefined;
  hadFiles = false;
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

  async accept(file: SubmittedFile): Promise<void> {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    this.hadFiles = true;
    this.count += 1;
    const place = this.count;
    const filename = tidyFilename(file.filename);
    const extension = attachmentExtension(filename);
    if (file.field !== 'attachments') this.mistake ??= { problem: 'unknownField', field: file.field };
    // Too many files is an error of all of them, reported instead of errors of single files.
    else if (this.count > contactLimits.files) this.mistake = { problem: 'tooManyFiles' };
    else if (!extension) this.mistake ??= { problem: 'fileType', filename };
    else if (!this.share.hasRoom()) this.mistake ??= { problem: 'uploadShare', filename };
    if (this.mistake || !extension) return file.skip();

    try {
      const received = await this.store.receive(file.content);
      try {
        this.share.add(received.size);
        if (file.isTooLarge()) this.mistake ??= { problem: 'fileTooLarge', filename };
        else if (!this.mistake) await this.examine(received, filename, extension);
        if (!this.mistake) this.stored.set(place, await this.store.keep(filename, extension, received));
      } finally {
        await this.store.discard(received);
      }
    } catch (error) {
      const mistake = mistakeOf(error, filename);
      if (!mistake) throw error;
      file.skip();
      this.mistake ??= mistake;
    }
  }

  private async examine({ path }: ReceivedFile, filename: string, extension: AttachmentExtension): Promise<void> {
    const verdict = await this.check(path, extension, this);
    if (verdict === 'wrong-type') this.mistake ??= { problem: 'fileType', filename };
    if (verdict === 'protected') this.mistake ??= { problem: 'fileProtected', filename };
  }

  async discard(): Promise<void> {
    await this.store.remove(this.files);
    this.stored.clear();
  }
}
