import type { MetadataChoice } from '../input.ts';
import type { GivenFile } from '../sealing/seal-files.ts';
import type { DraftIntake } from './draft-intake.ts';
import { type Draft, type Drafts, formatDrafts, type InspectedFile, parseDrafts } from './drafts.ts';

/** An uploaded and inspected file with the sender's choice; empty while undecided. */
type ExaminedFile = Pick<InspectedFile, 'filename' | 'size' | 'condition' | 'findings'> & {
  key: string;
  choice: MetadataChoice | 'remove' | '';
};

type Uploaded = InspectedFile & { draft: Draft };

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

  /** Stable across repeated submits, also when the drafts were used up by the first one. */
  get signature(): unknown {
    const { drafts, attachments: _, ...fields } = this.fields;
    const choices = Object.entries(fields).filter(([name]) => name.startsWith('file-'));
    const fresh = this.all.filter(({ draft }) => !String(drafts ?? '').includes(draft.id));
    return [drafts ?? '', choices, fresh.map(({ filename, sha256 }) => [filename, sha256])];
  }

  get count(): number {
    return this.staying.length;
  }

  /** Files that need a choice of the sender first. */
  get undecided(): Uploaded[] {
    return this.staying.filter((file) => this.choiceFor(file) === '');
  }

  /** Files that cannot be cleaned as requested. */
  get uncleanable(): Uploaded[] {
    return this.staying.filter((file) => file.condition !== 'clean' && this.choiceFor(file) === 'strip');
  }

  /** The treatment of each file; `otherwise` applies where no choice was made. */
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
    // No choice is needed.
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

/** Name of the form field with the choice for a file. */
function fieldOf(file: Uploaded): string {
  return `file-${keyOf(file)}`;
}
