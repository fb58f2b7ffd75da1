import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { type AttachmentExtension, attachmentTypes } from '../attachments/attachment-types.ts';
import { defaultReserveInBytes, requireRoom } from '../attachments/disk-room.ts';
import { filesOfMessages } from './queries.ts';

/** Below the data directory. */
export const attachmentFolder = 'contact';

export type StoredAttachment = { filename: string; storedAs: string; contentType: string; size: number };

/** No upload takes this long: what is older and belongs to no message was left by a process that died. Milliseconds. */
const abandonedAfter = 3_600_000;

/** Files of contact messages, under names of our own that say nothing and cannot climb. */
export class AttachmentStore {
  private readonly directory: string;

  constructor(
    dataDirectory: string,
    private readonly spareInBytes = defaultReserveInBytes,
  ) {
    this.directory = join(dataDirectory, attachmentFolder);
  }

  /**
   * Writes a file piece by piece as it comes in. Throws when it breaks off or the disk is nearly full; nothing is left
   * behind then.
   */
  async keep(
    filename: string,
    extension: AttachmentExtension,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StoredAttachment> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    await requireRoom(this.directory, this.spareInBytes);
    const storedAs = `${crypto.randomUUID()}.${extension}`;
    const path = this.pathOf(storedAs);
    const file = await open(path, 'wx', 0o600);
    try {
      let size = 0;
      for await (const piece of content) {
        await writeAll(file, piece);
        size += piece.length;
      }
      // The message is acknowledged once it is committed, so its files have to be on the disk by then as well.
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

  /** Removes what a process that was killed in the middle of an upload has left. Answers how many files that were. */
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
