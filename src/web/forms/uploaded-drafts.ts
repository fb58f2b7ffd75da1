import {
  type AttachmentExtension,
  attachmentExtension,
  bytesHoldWhatTheySay,
} from '../../domain/attachments/attachment-types.ts';
import { tidyFilename } from '../../domain/attachments/filename.ts';
import { clearAway } from '../../domain/baik/cases/clear-away.ts';
import { type Draft, type Drafts, formatDrafts, type InspectedFile, parseDrafts } from '../../domain/baik/drafts.ts';
import { baikLimits, type MetadataChoice } from '../../domain/baik/input.ts';
import type { Inspection } from '../../domain/baik/metadata/findings.ts';
import { inspectFile, isProtectedDocx } from '../../domain/baik/metadata/inspect.ts';
import type { GivenFile } from '../../domain/baik/sealing/seal-files.ts';
import { oneAtATime } from '../../domain/locks/one-at-a-time.ts';
import type { ExaminedFile } from './baik-form.ts';
import type { SubmittedFile } from './submitted-form.ts';

export type FileMistake =
  | { problem: 'fileTooLarge' | 'fileType'; filename: string }
  | { problem: 'tooManyFiles' }
  | { problem: 'unknownField'; field: string };

// A file is whole in memory while it is examined: one of them at a time.
const examine = oneAtATime();

/**
 * Takes the files of one form into an encrypted draft of their own and looks what they reveal. What is no file of ours is
 * left out and told.
 */
export class DraftIntake {
  readonly draft: Draft;
  readonly mistakes: FileMistake[] = [];
  readonly files: InspectedFile[] = [];
  private count = 0;
  /** The file before; the next one waits on the network until it has been looked at. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly drafts: Drafts,
    /** False lets all files pass by unread. */
    private readonly isTaking: boolean,
    private readonly field: string,
  ) {
    this.draft = drafts.begin();
  }

  async accept(file: SubmittedFile): Promise<void> {
    // What a browser sends when no file was chosen.
    if (file.filename === '') return file.skip();
    this.count += 1;
    const place = this.count;
    const filename = tidyFilename(file.filename);
    const extension = attachmentExtension(filename);
    const refuse = (mistake: FileMistake) => {
      this.mistakes.push(mistake);
      file.skip();
    };
    if (file.field !== this.field) return refuse({ problem: 'unknownField', field: file.field });
    if (place > baikLimits.files) return refuse({ problem: 'tooManyFiles' });
    if (!extension) return refuse({ problem: 'fileType', filename });
    if (!this.isTaking) return file.skip();

    const mine = this.before.then(() => this.take(file, { place, filename, extension }));
    this.before = mine.catch(() => {});
    return mine;
  }

  private async take(
    file: SubmittedFile,
    named: Pick<InspectedFile, 'place' | 'filename' | 'extension'>,
  ): Promise<void> {
    const { place, filename, extension } = named;
    const { size } = await this.drafts.keep(this.draft, place, file.content);
    if (file.isTooLarge()) return this.drop(place, { problem: 'fileTooLarge', filename });
    const inspection = await examine(async () => {
      const inspected = await this.look(place, extension);
      clearAway(size);
      return inspected;
    });
    if (!inspection) return this.drop(place, { problem: 'fileType', filename });
    const inspected = { ...named, size, ...inspection };
    await this.drafts.describe(this.draft, inspected);
    this.files.push(inspected);
  }

  private async look(place: number, extension: AttachmentExtension): Promise<Inspection | undefined> {
    const bytes = await this.drafts.read(this.draft, { place });
    if (isProtectedDocx(bytes, extension)) return { condition: 'protected', findings: [] };
    return bytesHoldWhatTheySay(bytes, extension) ? inspectFile(bytes, extension) : undefined;
  }

  discard(): Promise<void> {
    return this.drafts.discard(this.draft);
  }

  private async drop(place: number, mistake: FileMistake): Promise<void> {
    this.mistakes.push(mistake);
    await this.drafts.remove(this.draft, { place });
  }
}

type Uploaded = InspectedFile & { draft: Draft };

/** The files that a form has brought along, in one or several drafts, and what is to become of them. */
export class UploadedFiles {
  private constructor(
    private readonly drafts: Drafts,
    private readonly tokens: readonly Draft[],
    private readonly all: readonly Uploaded[],
    private readonly fields: Record<string, unknown>,
    /** A draft that the form names is no longer there. */
    readonly areGone: boolean,
  ) {}

  static async of(
    drafts: Drafts,
    fields: Record<string, unknown>,
    intake: DraftIntake | undefined,
  ): Promise<UploadedFiles> {
    const named = typeof fields.drafts === 'string' ? parseDrafts(fields.drafts) : [];
    const found = await Promise.all(named.map(async (draft) => ({ draft, files: await drafts.list(draft) })));
    const kept = found.flatMap(({ draft, files }) => (files ? [{ draft, files }] : []));
    const areGone = kept.length < found.length;
    if (intake && intake.files.length > 0) kept.push({ draft: intake.draft, files: intake.files });
    const all = kept.flatMap(({ draft, files }) =>
      files.toSorted((one, other) => one.place - other.place).map((file) => ({ ...file, draft })),
    );
    const tokens = kept.map(({ draft }) => draft);
    return new UploadedFiles(drafts, tokens, all, fields, areGone);
  }

  get token(): string {
    return formatDrafts(this.tokens);
  }

  /** For the form that is shown again. */
  get shown(): ExaminedFile[] {
    return this.staying.map((file) => {
      const { filename, size, condition, findings } = file;
      return { key: keyOf(file), filename, size, condition, findings, choice: this.choiceFor(file) };
    });
  }

  /** The same for a form that is sent twice, also when its drafts have been used up by the first time. */
  get signature(): unknown {
    const { drafts, attachments: _, ...fields } = this.fields;
    const choices = Object.entries(fields).filter(([name]) => name.startsWith('file-'));
    const fresh = this.all.filter(({ draft }) => !String(drafts ?? '').includes(draft.id));
    return [drafts ?? '', choices, fresh.map(({ filename, size }) => [filename, size])];
  }

  get count(): number {
    return this.staying.length;
  }

  /** Those about which their sender has to say something first. */
  get undecided(): Uploaded[] {
    return this.staying.filter((file) => this.choiceFor(file) === '');
  }

  /** Those that were to be cleaned and cannot be. */
  get uncleanable(): Uploaded[] {
    return this.staying.filter((file) => file.condition !== 'clean' && this.choiceFor(file) === 'strip');
  }

  /** What becomes of each file; `otherwise` decides for those about which nothing was said. */
  toSeal(otherwise: (file: InspectedFile) => MetadataChoice): GivenFile[] {
    return this.staying.map((file) => ({
      filename: file.filename,
      extension: file.extension,
      choice: this.decided(file) ?? otherwise(file),
      read: () => this.drafts.read(file.draft, file),
    }));
  }

  async discard(): Promise<void> {
    await Promise.all(this.tokens.map((draft) => this.drafts.discard(draft)));
  }

  private get staying(): Uploaded[] {
    return this.all.filter((file) => this.fields[fieldOf(file)] !== 'remove');
  }

  private choiceFor(file: Uploaded): ExaminedFile['choice'] {
    const decided = this.decided(file);
    if (decided) return decided;
    // There is nothing to decide.
    return file.condition === 'clean' && file.findings.length === 0 ? 'strip' : '';
  }

  private decided(file: Uploaded): MetadataChoice | undefined {
    const said = this.fields[fieldOf(file)] ?? this.fields.metadata;
    return said === 'strip' || said === 'keep' ? said : undefined;
  }
}

function keyOf({ draft, place }: Uploaded): string {
  return `${draft.id}.${place}`;
}

/** The name of the field that says what becomes of a file. */
export function fileField(key: string): string {
  return `file-${key}`;
}

function fieldOf(file: Uploaded): string {
  return fileField(keyOf(file));
}
