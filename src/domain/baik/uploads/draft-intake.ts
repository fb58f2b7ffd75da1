import { createHash, type Hash } from 'node:crypto';
import { attachmentExtension } from '../../attachments/attachment-types.ts';
import { tidyFilename } from '../../attachments/filename.ts';
import { FileTooComplexError, fileErrorOf } from '../../attachments/refused-files.ts';
import type { FileError, SubmittedFile } from '../../attachments/submitted-file.ts';
import { baikLimits } from '../input.ts';
import type { FileCopier } from '../safe-copies/safe-copy.ts';
import type { Draft, DraftFile, Drafts } from './drafts.ts';
import { UploadedFiles } from './uploaded-files.ts';

type Spool = {
  /** Why no file is taken: all of them are skipped. */
  skips?: 'closed' | 'uploadShare' | undefined;
  /** Counts what a file and its copy take. */
  add?: (bytes: number) => void;
};

/** Stores the files of one form and their safe copies in an encrypted draft. Unsupported files are skipped and reported. */
export class DraftIntake {
  readonly draft: Draft;
  readonly errors: FileError[] = [];
  readonly files: DraftFile[] = [];
  /** These files, and those of drafts that the form names. */
  uploaded: UploadedFiles;
  private count = 0;
  /** The previous file; the next one waits on the network until it has been copied. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly drafts: Drafts,
    private readonly copier: FileCopier,
    private readonly spool: Spool = {},
  ) {
    this.draft = drafts.begin();
    this.uploaded = UploadedFiles.none(drafts);
  }

  get skips(): Spool['skips'] {
    return this.spool.skips;
  }

  /** Whether files were chosen, skipped ones included. */
  get hadFiles(): boolean {
    return this.count > 0;
  }

  async accept(file: SubmittedFile): Promise<void> {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    this.count += 1;
    const place = this.count;
    const filename = tidyFilename(file.filename);
    const extension = attachmentExtension(filename);
    const refuse = (error: FileError) => {
      this.errors.push(error);
      file.skip();
    };
    if (file.field !== 'attachments') return refuse({ problem: 'unknownField', field: file.field });
    if (place > baikLimits.files) return refuse({ problem: 'tooManyFiles' });
    if (!extension) return refuse({ problem: 'fileType', filename });
    if (this.skips) return file.skip();

    const mine = this.before.then(() => this.take(file, { place, filename, extension }));
    this.before = mine.catch(() => {});
    return mine;
  }

  private async take(file: SubmittedFile, named: Pick<DraftFile, 'place' | 'filename' | 'extension'>): Promise<void> {
    const { place, filename, extension } = named;
    try {
      const hash = createHash('sha256');
      const { size } = await this.drafts.keep(this.draft, place, hashed(file.content, hash));
      if (file.isTooLarge()) return await this.drop(place, { problem: 'fileTooLarge', filename });
      const copied = await this.copy(place, extension);
      if (!copied) return await this.drop(place, { problem: 'fileType', filename });
      const kept = { ...named, size, sha256: hash.digest('hex'), ...copied };
      await this.drafts.describe(this.draft, kept);
      this.files.push(kept);
      this.spool.add?.(size + (kept.copy?.size ?? 0));
    } catch (thrown) {
      const error = fileErrorOf(thrown, filename);
      if (!error) throw thrown;
      file.skip();
      await this.drop(place, error);
    }
  }

  async complete(fields: Record<string, unknown>): Promise<void> {
    this.uploaded = await UploadedFiles.of(this.drafts, fields, this);
    if (this.uploaded.count > baikLimits.files) this.errors.push({ problem: 'tooManyFiles' });
  }

  /** Undefined when the content is not of the type that the extension names. */
  private async copy(place: number, extension: DraftFile['extension']) {
    try {
      const copied = await this.copier.copy(this.drafts.read(this.draft, place), extension, this);
      if ('problem' in copied) return copied.problem === 'fileType' ? undefined : { problem: copied.problem };
      const { size } = await this.drafts.keep(this.draft, place, copied.content, 'copy');
      return { copy: { ...copied.facts, size } };
    } catch (error) {
      if (!(error instanceof FileTooComplexError)) throw error;
      return { problem: 'tooComplex' } as const;
    }
  }

  async discard(): Promise<void> {
    this.uploaded = UploadedFiles.none(this.drafts);
    if (this.hadFiles) await this.drafts.discard(this.draft);
  }

  private async drop(place: number, error: FileError): Promise<void> {
    this.errors.push(error);
    // Where that fails too, the file goes with all expired drafts.
    await this.drafts.remove(this.draft, place).catch(() => {});
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
