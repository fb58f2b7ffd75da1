import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AttachmentExtension } from '../../attachments/attachment-types.ts';
import { releaseMemory } from '../../attachments/release-memory.ts';
import { startOf, today } from '../../days.ts';
import {
  bytesOf,
  type FileStore,
  FilesUnavailableError,
  type ListedFile,
  piecesOf,
  type ShownTimes,
} from '../../files/file-store.ts';
import { StorageFullError } from '../../storage/storage-room.ts';
import type { CopyFacts, CopyProblem } from '../safe-copies/safe-copy.ts';
import { watched } from '../sealing/sealed-files.ts';

/**
 * Uploaded files that are not yet part of a report. Their key is only in the reporter's form, so the stored files
 * cannot be decrypted by anyone else.
 */
export type Draft = { id: string; key: Uint8Array };

/** A file as it came, with its safe copy or why there is none. */
export type DraftFile = {
  place: number;
  filename: string;
  extension: AttachmentExtension;
  size: number;
  sha256: string;
} & ({ copy: CopyFacts & { size: number }; problem?: undefined } | { copy?: undefined; problem: CopyProblem });
/** `file`: as it came. `about`: facts about it. */
type Kind = 'file' | 'copy' | 'about';
const kinds: readonly Kind[] = ['file', 'copy', 'about'];

const draftFolder = 'baik-spool';
const hourInMilliseconds = 3_600_000;
const draftLifetimeInMilliseconds = 6 * hourInMilliseconds;
const maxSpoolInBytes = 2 * 1024 * 1024 * 1024;

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export class Drafts {
  constructor(private readonly files: FileStore) {}

  begin(): Draft {
    return { id: randomBytes(12).toString('hex'), key: randomBytes(32) };
  }

  /** Stores an encrypted file. Returns its size. Throws when the stream breaks off or space is low, and leaves nothing behind. */
  async keep(
    draft: Draft,
    place: number,
    content: AsyncIterable<Uint8Array>,
    kind: Exclude<Kind, 'about'> = 'file',
  ): Promise<number> {
    await this.requireSpace();
    let size = 0;
    const measured = watched(this.files.room.whileRoom(content), ({ length }) => {
      size += length;
    });
    await this.files.write(nameOf(draft, place, kind), encrypted(draft.key, measured), shownNow());
    return size;
  }

  async describe(draft: Draft, file: DraftFile): Promise<void> {
    const json = Buffer.from(JSON.stringify(file));
    await this.files.write(nameOf(draft, file.place, 'about'), encrypted(draft.key, [json]), shownNow());
  }

  /** The files of a draft in order; undefined when it is gone or the key does not match. */
  async list(draft: Draft): Promise<DraftFile[] | undefined> {
    const names = (await this.filesOf(draft)).map(({ name }) => name);
    const places = names.flatMap((name) => (name.endsWith('.about') ? [Number(name.split('.')[1])] : []));
    if (places.length === 0) return undefined;
    try {
      const files = await Promise.all(
        places.map(async (place) => Buffer.concat(await Array.fromAsync(this.read(draft, place, 'about')))),
      );
      // Only data written by `describe` decrypts.
      const described = files.map((bytes) => JSON.parse(bytes.toString('utf8')) as DraftFile);
      return described.sort((one, other) => one.place - other.place);
    } catch (error) {
      if (error instanceof FilesUnavailableError) throw error;
      return undefined;
    }
  }

  /** Whether anything of it is there; says nothing about the key. */
  async has(draft: Draft): Promise<boolean> {
    return (await this.filesOf(draft)).length > 0;
  }

  async remove(draft: Draft, place: number): Promise<void> {
    await this.removeAll(kinds.map((kind) => nameOf(draft, place, kind)));
  }

  async discard(draft: Draft): Promise<void> {
    await this.removeAll((await this.filesOf(draft)).map(({ name }) => name));
  }

  /** Removes expired drafts. Returns the number of files. */
  async sweep(now = Date.now()): Promise<number> {
    const listed = await this.files.list(draftFolder);
    const expired = listed.filter(({ modified }) => now - modified.getTime() >= draftLifetimeInMilliseconds);
    await this.removeAll(expired.map(({ name }) => name));
    return expired.length;
  }

  private async removeAll(names: readonly string[]): Promise<void> {
    await this.files.remove(names, startOf(today()));
  }

  /** The file in pieces. Throws at its end when it was tampered with, so nothing may be kept of it before. */
  async *read(draft: Draft, place: number, kind: Kind = 'file'): AsyncGenerator<Uint8Array> {
    const file = await this.files.open(nameOf(draft, place, kind));
    const end = (file?.size ?? 0) - tagLength;
    if (!file || end < ivLength) throw new Error('The file of the draft is missing.');
    const decryption = createDecipheriv(cipher, draft.key, await bytesOf(file, { start: 0, end: ivLength - 1 }));
    decryption.setAuthTag(await bytesOf(file, { start: end, end: file.size - 1 }));
    if (end > ivLength) {
      for await (const sealed of piecesOf(file, { start: ivLength, end: end - 1 })) {
        const piece = decryption.update(sealed);
        releaseMemory(sealed);
        yield piece;
      }
    }
    decryption.final();
  }

  private async requireSpace(): Promise<void> {
    const listed = await this.files.list(draftFolder);
    if (listed.reduce((sum, { size }) => sum + size, 0) > maxSpoolInBytes) throw new StorageFullError();
  }

  private filesOf({ id }: Draft): Promise<ListedFile[]> {
    return this.files.list(draftFolder, `${id}.`);
  }
}

function nameOf({ id }: Draft, place: number, kind: Kind): string {
  return `${draftFolder}/${id}.${place}.${kind}`;
}

/** Times of files are rounded to the hour and those of the folder to the day. */
function shownNow(): ShownTimes {
  const hour = Math.floor(Date.now() / hourInMilliseconds) * hourInMilliseconds;
  return { file: new Date(hour), folder: startOf(today()) };
}

async function* encrypted(key: Uint8Array, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const iv = randomBytes(ivLength);
  const encryption = createCipheriv(cipher, key, iv);
  yield iv;
  for await (const piece of content) {
    const sealed = encryption.update(piece);
    yield sealed;
    releaseMemory(sealed);
  }
  yield encryption.final();
  yield encryption.getAuthTag();
}

const maxDrafts = 40;

export function formatDrafts(drafts: readonly Draft[]): string {
  return drafts.map(({ id, key }) => `${id}.${key.toBase64({ alphabet: 'base64url', omitPadding: true })}`).join(' ');
}

/** Each selection of files makes a draft of its own; a form may reference several. Invalid references are ignored. */
export function parseDrafts(text: string): Draft[] {
  return text
    .split(' ')
    .slice(0, maxDrafts)
    .flatMap((token) => {
      const [, id, key] = /^([\da-f]{24})\.([\w-]{43})$/.exec(token) ?? [];
      return id && key ? [{ id, key: Uint8Array.fromBase64(key, { alphabet: 'base64url' }) }] : [];
    });
}
