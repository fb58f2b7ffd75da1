import { statfs } from 'node:fs/promises';

const mebibyte = 1024 * 1024;

/** Free space that uploads leave to the database: this many bytes, or that share of the volume. */
export type StorageReserve = { minBytes: number; share: number };

/** A share, since more is written on a large volume between a warning and the reaction to it. */
const defaultReserve: StorageReserve = { minBytes: 256 * mebibyte, share: 0.02 };

/** Bytes of an upload after which the free space is looked at again: others may be writing too. */
const checkIntervalInBytes = 8 * mebibyte;

/** An upload would use the space that is reserved for the database. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
  override message =
    'The storage of the site is nearly full, so no file can be uploaded. Free space on its volume, or enlarge it.';
}

/** The free space of the volume that holds the data directory. */
export class StorageRoom {
  constructor(
    private readonly directory: string,
    private readonly reserve: StorageReserve = defaultReserve,
  ) {}

  /** Throws when the volume of the directory cannot be read. */
  async state() {
    const { bavail, blocks, bsize } = await statfs(this.directory);
    const freeInBytes = bavail * bsize;
    const reserveInBytes = Math.max(this.reserve.minBytes, Math.floor(blocks * bsize * this.reserve.share));
    return { freeInBytes, reserveInBytes, isLow: freeInBytes < reserveInBytes };
  }

  /** The same pieces, as long as there is room. Throws StorageFullError. */
  async *whileRoom<Piece extends Uint8Array>(content: AsyncIterable<Piece>): AsyncGenerator<Piece> {
    await this.require();
    let unchecked = 0;
    for await (const piece of content) {
      unchecked += piece.length;
      if (unchecked >= checkIntervalInBytes) {
        await this.require();
        unchecked = 0;
      }
      yield piece;
    }
  }

  private async require(): Promise<void> {
    if ((await this.state()).isLow) throw new StorageFullError();
  }
}

/** Whether a write failed for want of space: below the reserve, on a full disk or at a quota. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFullError) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
