import { attachmentExtension, attachmentTypes } from '../../attachments/attachment-types.ts';
import { tidyFilename } from '../../attachments/filename.ts';
import { FileTooComplexError, fileErrorOf } from '../../attachments/refused-files.ts';
import type { FileError, SubmittedFile } from '../../attachments/submitted-file.ts';
import { baikLimits, type FileChoice } from '../input.ts';
import type { FileCopier } from '../safe-copies/safe-copy.ts';
import { type GivenFile, watched } from '../sealing/sealed-files.ts';
import { type Draft, type DraftFile, type Drafts, formatDrafts, parseDrafts } from './drafts.ts';

/** A file with its sender's choice; empty while undecided. */
export type ChosenFile = { file: DraftFile; key: string; draft: Draft; choice: FileChoice | '' };

type Uploaded = DraftFile & { draft: Draft; isFresh: boolean };

/** The files referenced by a form, in one or several drafts, and the sender's choices. */
export class UploadedFiles {
  private constructor(
    private readonly drafts: Drafts,
    private readonly tokens: readonly Draft[],
    private readonly all: readonly Uploaded[],
    private readonly fields: Record<string, unknown>,
    /** A referenced draft no longer exists. */
    readonly areGone: boolean,
  ) {}

  static none(drafts: Drafts): UploadedFiles {
    return new UploadedFiles(drafts, [], [], {}, false);
  }

  static async of(
    drafts: Drafts,
    fields: Record<string, unknown>,
    received: { draft: Draft; files: readonly DraftFile[] },
  ): Promise<UploadedFiles> {
    const named = typeof fields.drafts === 'string' ? parseDrafts(fields.drafts) : [];
    const found = await Promise.all(named.map(async (draft) => ({ draft, files: await drafts.list(draft) })));
    const kept = found.flatMap(({ draft, files }) => (files ? [{ draft, files, isFresh: false }] : []));
    const areGone = kept.length < found.length;
    if (received.files.length > 0) kept.push({ draft: received.draft, files: [...received.files], isFresh: true });
    const all = kept.flatMap(({ draft, files, isFresh }) =>
      files.toSorted((one, other) => one.place - other.place).map((file) => ({ ...file, draft, isFresh })),
    );
    const tokens = kept.map(({ draft }) => draft);
    return new UploadedFiles(drafts, tokens, all, fields, areGone);
  }

  get token(): string {
    return formatDrafts(this.tokens);
  }

  get shown(): ChosenFile[] {
    return this.staying.map((file) => {
      const choice = this.decided(file) ?? (file.copy ? 'copy' : '');
      return { file, key: keyOf(file), draft: file.draft, choice };
    });
  }

  /** Stable across repeated submits, also when the drafts were used up by the first one. */
  get signature(): unknown {
    const { drafts, attachments: _, ...fields } = this.fields;
    const choices = Object.entries(fields).filter(([name]) => name.startsWith('file-') || name === 'files');
    const fresh = this.all.filter(({ isFresh }) => isFresh);
    return [drafts ?? '', choices, fresh.map(({ filename, sha256 }) => [filename, sha256])];
  }

  get count(): number {
    return this.staying.length;
  }

  /** Files that their sender has not seen as copies yet. */
  get unseen(): DraftFile[] {
    return this.staying.filter((file) => file.isFresh && !this.decided(file));
  }

  /** Files of which no safe copy can be made and for which nothing else was chosen. */
  get uncopied(): (DraftFile & { copy?: undefined })[] {
    return this.staying.flatMap((file) => (file.copy || this.decided(file) === 'original' ? [] : [file]));
  }

  /** The safe copy of each file, and the original where that was chosen. `nameOf` gives the names, which say nothing of the given ones. */
  toSeal(nameOf: (number: number, isOriginal: boolean) => string): GivenFile[] {
    const given: GivenFile[] = [];
    for (const [index, file] of this.staying.entries()) {
      const { draft, place, filename: givenName, extension, copy } = file;
      const of = copy && given.length;
      if (copy) {
        const { type, pages, leftOut } = copy;
        const filename = `${nameOf(index + 1, false)}.${extensions[type]}`;
        const note = { kind: 'copy', filename, contentType: type, pages, madeFrom: extension, leftOut } as const;
        given.push({ note, givenName, read: () => this.drafts.read(draft, place, 'copy') });
      }
      if (this.decided(file) !== 'original') continue;
      const filename = `${nameOf(index + 1, true)}.${extension}`;
      const note = { kind: 'original', filename, contentType: attachmentTypes[extension], of } as const;
      given.push({ note, givenName, read: () => this.drafts.read(draft, place) });
    }
    return given;
  }

  async discard(): Promise<void> {
    await Promise.all(this.tokens.map((draft) => this.drafts.discard(draft)));
  }

  private get staying(): Uploaded[] {
    return this.all.filter((file) => this.fields[fieldOf(file)] !== 'remove');
  }

  private decided(file: Uploaded): FileChoice | undefined {
    const said = this.fields[fieldOf(file)] ?? this.fields.files;
    return said === 'copy' || said === 'original' ? said : undefined;
  }
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf', 'text/html': 'html' } as const;

function keyOf({ draft, place }: Uploaded): string {
  return `${draft.id}.${place}`;
}

function fieldOf(file: Uploaded): string {
  return `file-${keyOf(file)}`;
}

type Spool = {
  /** Why no file is taken: all of them are skipped. */
  skips?: 'closed' | 'uploadShare' | undefined;
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
      const hash = new Bun.CryptoHasher('sha256');
      const content = watched(file.content, (piece) => hash.update(piece));
      const size = await this.drafts.keep(this.draft, place, content);
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
      const size = await this.drafts.keep(this.draft, place, copied.content, 'copy');
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
