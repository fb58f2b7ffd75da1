import { attachmentTypes } from '../../attachments/attachment-types.ts';
import type { FileChoice } from '../input.ts';
import type { GivenFile } from '../sealing/sealed-files.ts';
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

  /** For the form that is shown again. */
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

/** Name of the form field with the choice for a file. */
function fieldOf(file: Uploaded): string {
  return `file-${keyOf(file)}`;
}
