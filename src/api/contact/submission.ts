import type { AttachmentStore, StoredAttachment } from '../../domain/contact/attachment-store.ts';
import { attachmentExtension, holdsWhatItSays } from '../../domain/contact/attachment-types.ts';
import { contactLimits } from '../../domain/contact/input.ts';
import { readSubmittedForm, type SubmittedFile } from '../../web/submitted-form.ts';
import { UnreadableFormError } from '../../web/unreadable-form-error.ts';

export type AttachmentMistake =
  | { problem: 'fileTooLarge' | 'fileType'; filename: string }
  | { problem: 'tooManyFiles' }
  | { problem: 'unknownField'; field: string };

/** A submission as it came in; nothing of it has been checked but its files. */
export type ReceivedSubmission = {
  fields: Record<string, unknown>;
  files: StoredAttachment[];
  /** The first thing that is wrong with the files; then none of them is kept. */
  mistake: AttachmentMistake | undefined;
  /** Whether files were chosen, so that their sender can be told to choose them again. */
  hadFiles: boolean;
};

/** Ten files, the texts, and what multipart adds; beyond it nobody is listened to. */
const largestBodyInBytes = 120 * 1024 * 1024;
const largestJsonInBytes = 256 * 1024;
const longestFilename = 200;

/**
 * Reads a submission: a form, whose files are stored as they come in, or JSON. With `keepFiles` false files pass by
 * unread. Throws UnreadableFormError; no file is left behind then.
 */
export async function receiveSubmission(
  request: Request,
  store: AttachmentStore,
  keepFiles: boolean,
): Promise<ReceivedSubmission> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/json\b/i.test(type)) {
    return { fields: await readJson(request), files: [], mistake: undefined, hadFiles: false };
  }
  const intake = new AttachmentIntake(store, keepFiles);
  try {
    const fields = await readSubmittedForm(request, {
      largestFileInBytes: contactLimits.fileInBytes,
      largestBodyInBytes,
      acceptFile: (file) => intake.accept(file),
    });
    if (intake.mistake) await intake.discard();
    const { files, mistake, hadFiles } = intake;
    return { fields: Object.fromEntries(fields), files, mistake, hadFiles };
  } catch (error) {
    await intake.discard();
    throw error;
  }
}

/** Takes the files of one form, until something is wrong with one of them. */
class AttachmentIntake {
  mistake: AttachmentMistake | undefined;
  hadFiles = false;
  /** By their place in the form: a small file may be stored before a large one that came first. */
  private readonly stored = new Map<number, StoredAttachment>();
  private count = 0;

  constructor(
    private readonly store: AttachmentStore,
    private readonly keep: boolean,
  ) {}

  get files(): StoredAttachment[] {
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
    // Too many files is wrong with all of them, and said instead of what is wrong with one.
    else if (this.count > contactLimits.files) this.mistake = { problem: 'tooManyFiles' };
    else if (!extension) this.mistake ??= { problem: 'fileType', filename };
    if (this.mistake || !extension || !this.keep) return file.skip();

    const stored = await this.store.keep(filename, extension, file.content);
    this.stored.set(place, stored);
    if (file.isTooLarge()) this.mistake ??= { problem: 'fileTooLarge', filename };
    else if (!(await holdsWhatItSays(this.store.pathOf(stored.storedAs), extension))) {
      this.mistake ??= { problem: 'fileType', filename };
    }
  }

  async discard(): Promise<void> {
    await this.store.remove(this.files);
    this.stored.clear();
  }
}

/** A name to show, never a path: no folders, no control characters, and its extension kept when it is cut. */
function tidyFilename(given: string): string {
  const name = given
    .replace(/^.*[\\/]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const characters = [...name];
  return characters.length <= longestFilename
    ? name
    : `${characters.slice(0, longestFilename - 10).join('')}${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    if (size > largestJsonInBytes) throw new UnreadableFormError('The JSON is too large', true);
    pieces.push(piece);
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return { ...parsed };
  } catch (error) {
    throw new UnreadableFormError(String(error));
  }
  throw new UnreadableFormError('A JSON object is expected');
}
