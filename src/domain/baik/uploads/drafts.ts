import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttachmentExtension } from '../../attachments/attachment-types.ts';
import { releaseMemory } from '../../attachments/release-memory.ts';
import { StorageFullError, StorageRoom } from '../../storage/storage-room.ts';
import { startOf, today } from '../days.ts';
import type { Inspection } from '../metadata/findings.ts';

/**
 * Uploaded files that are not yet part of a report. Their key is only in the reporter's form, so the files on disk
 * cannot be decrypted by anyone else.
 */
export type Draft = { id: string; key: Uint8Array };

type DraftFile = { place: number; filename: string; extension: AttachmentExtension; size: number };
export type InspectedFile = DraftFile & Inspection;

/** Below the data directory. */
const folder = 'baik-spool';
const hourInMilliseconds = 3_600_000;
/** Lifetime of a draft in milliseconds. */
const keptFor = 6 * hourInMilliseconds;
/** Total size of all drafts. */
const maxSpoolInBytes = 2 * 1024 * 1024 * 1024;

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const pieceLength = 64 * 1024;

export class Drafts {
  private readonly directory: string;

  constructor(
    dataDirectory: string,
    private readonly room = new StorageRoom(dataDirectory),
  ) {
    this.directory = join(dataDirectory, folder);
  }

  begin(): Draft {
    return { id: randomBytes(12).toString('hex'), key: randomBytes(32) };
  }

  /** Streams an encrypted file to disk. Throws when the stream breaks off or space is low, and leaves nothing behind. */
  async keep(draft: Draft, place: number, content: AsyncIterable<Uint8Array>): Promise<{ size: number }> {
    await this.makeDirectory();
    const iv = randomBytes(ivLength);
    const encryption = createCipheriv(cipher, draft.key, iv);
    const path = this.pathOf(draft, place, 'file');
    const file = await open(path, 'wx', 0o600);
    try {
      let size = 0;
      await file.write(iv);
      for await (const piece of this.room.whileRoom(content)) {
        size += piece.length;
        const sealed = encryption.update(piece);
        await file.writev([sealed]);
        releaseMemory(sealed);
      }
      await file.writev([encryption.final(), encryption.getAuthTag()]);
      return { size };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
      await this.blur(path);
    }
  }

  /** Facts about a file, shown by the form. */
  async describe(draft: Draft, file: InspectedFile): Promise<void> {
    const iv = randomBytes(ivLength);
    const encryption = createCipheriv(cipher, draft.key, iv);
    const json = encryption.update(JSON.stringify(file));
    const sealed = Buffer.concat([iv, json, encryption.final(), encryption.getAuthTag()]);
    const path = this.pathOf(draft, file.place, 'about');
    await writeFile(path, sealed, { mode: 0o600 });
    await this.blur(path);
  }

  /** The files of a draft in order; undefined when it is gone or the key does not match. */
  async list(draft: Draft): Promise<InspectedFile[] | undefined> {
    const names = await this.namesOf(draft);
    const places = names.flatMap((name) => (name.endsWith('.about') ? [Number(name.split('.')[1])] : []));
    if (places.length === 0) return undefined;
    try {
      const files = await Promise.all(
        places.map(async (place) => Buffer.concat(await Array.fromAsync(this.decrypt(draft, place, 'about')))),
      );
      // Only data written by `describe` decrypts.
      const described = files.map((bytes) => JSON.parse(bytes.toString('utf8')) as InspectedFile);
      return described.sort((one, other) => one.place - other.place);
    } catch {
      return undefined;
    }
  }

  /** The file in pieces. Throws at its end when it was tampered with, so nothing may be kept of it before. */
  read(draft: Draft, { place }: Pick<DraftFile, 'place'>): AsyncGenerator<Uint8Array> {
    return this.decrypt(draft, place, 'file');
  }

  async remove(draft: Draft, { place }: Pick<DraftFile, 'place'>): Promise<void> {
    await Promise.all((['file', 'about'] as const).map((kind) => rm(this.pathOf(draft, place, kind), { force: true })));
    await this.blur();
  }

  async discard(draft: Draft): Promise<void> {
    const names = await this.namesOf(draft);
    await Promise.all(names.map((name) => rm(join(this.directory, name), { force: true })));
    await this.blur();
  }

  /** Removes expired drafts. Returns the number of files. */
  async sweep(now = Date.now()): Promise<number> {
    // Created by the timer and not by the first upload, whose time the parent folder would record.
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    let count = 0;
    for (const name of await this.names()) {
      const facts = await stat(join(this.directory, name)).catch(() => undefined);
      if (!facts || now - facts.mtimeMs < keptFor) continue;
      await rm(join(this.directory, name), { force: true });
      count += 1;
    }
    await this.blur();
    return count;
  }

  private async *decrypt(draft: Draft, place: number, kind: 'file' | 'about'): AsyncGenerator<Uint8Array> {
    const file = await open(this.pathOf(draft, place, kind), 'r');
    try {
      const { size } = await file.stat();
      const decryption = createDecipheriv(cipher, draft.key, await readPiece(file, 0, ivLength));
      const end = size - tagLength;
      decryption.setAuthTag(await readPiece(file, end, tagLength));
      for (let at = ivLength; at < end; at += pieceLength) {
        const sealed = await readPiece(file, at, Math.min(pieceLength, end - at));
        const piece = decryption.update(sealed);
        releaseMemory(sealed);
        yield piece;
      }
      decryption.final();
    } finally {
      await file.close();
    }
  }

  /** Rounds the timestamps of a file to the hour and those of the folder to the day. */
  private async blur(path?: string): Promise<void> {
    const hour = new Date(Math.floor(Date.now() / hourInMilliseconds) * hourInMilliseconds);
    if (path) await utimes(path, hour, hour).catch(() => {});
    const day = startOf(today());
    await utimes(this.directory, day, day).catch(() => {});
  }

  private async makeDirectory(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const sizes = await Promise.all(
      (await this.names()).map((name) =>
        stat(join(this.directory, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    if (sizes.reduce((sum, size) => sum + size, 0) > maxSpoolInBytes) throw new StorageFullError();
  }

  private names(): Promise<string[]> {
    return readdir(this.directory).catch(() => []);
  }

  private async namesOf({ id }: Draft): Promise<string[]> {
    return (await this.names()).filter((name) => name.startsWith(`${id}.`));
  }

  private pathOf({ id }: Draft, place: number, kind: 'file' | 'about'): string {
    return join(this.directory, `${id}.${place}.${kind}`);
  }
}

async function readPiece(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const piece = new Uint8Array(length);
  const { bytesRead } = await file.read(piece, 0, length, position);
  if (bytesRead < length) throw new Error('The file is shorter than it was.');
  return piece;
}

/** Uploads of chosen files per form. */
const maxDrafts = 40;

/** Drafts as their form carries them. */
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
