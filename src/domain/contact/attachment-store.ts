import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { type AttachmentExtension, attachmentTypes } from '../attachments/attachment-types.ts';
import { StorageRoom } from '../storage/storage-room.ts';
import { filesOfMessages } from './queries.ts';

/** Below the data directory. */
export const attachmentFolder = 'contact';

export type StoredAttachment = { filename: string; storedAs: string; contentType: string; size: number };

/** Files without a row that are older than this were left by a crashed process. Milliseconds. */
const abandonedAfter = 3_600_000;

/** Files of contact messages, under random names without path separators. */
export class AttachmentStore {
  private readonly directory: string;

  constructor(
    dataDirectory: string,
    private readonly room = new StorageRoom(dataDirectory),
  ) {
    this.directory = join(dataDirectory, attachmentFolder);
  }

  /**
   * Streams a file to disk. Throws when the stream breaks off or space is low (StorageFullError), and leaves no partial
   * file behind.
   */
  async keep(
    filename: string,
    extension: AttachmentExtension,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StoredAttachment> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const storedAs = `${crypto.randomUUID()}.${extension}`;
    const path = this.pathOf(storedAs);
    const file = await open(path, 'wx', 0o600);
    try {
      let size = 0;
      for await (const piece of this.room.whileRoom(content)) {
        await writeAll(file, piece);
        size += piece.length;
      }
      // Files must be durable before the message is acknowledged.
      await file.datasync();
      return { filename, storedAs, contentType: attachmentTypes[extension], size };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  pathOf(storedAs: string): string {
    return join(this.directory, storedAs);
  }

  async remove(files: readonly Pick<StoredAttachment, 'storedAs'>[]): Promise<void> {
    await Promise.all(files.map(({ storedAs }) => rm(this.pathOf(storedAs), { force: true })));
  }

  /** Removes files left by a crash during an upload. Returns their number. */
  async removeAbandoned(db: Db): Promise<number> {
    const names = await readdir(this.directory).catch(() => []);
    const old = (
      await Promise.all(
        names.map(async (name) => {
          const facts = await stat(this.pathOf(name)).catch(() => undefined);
          return facts && Date.now() - facts.mtimeMs > abandonedAfter ? [name] : [];
        }),
      )
    ).flat();
    const kept = await filesOfMessages(db, old);
    const abandoned = old.filter((name) => !kept.has(name)).map((storedAs) => ({ storedAs }));
    await this.remove(abandoned);
    return abandoned.length;
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let written = 0; written < piece.length; ) {
    written += (await file.write(piece, written, piece.length - written)).bytesWritten;
  }
}
