import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Day, daysBetween, startOf, today } from '../days.ts';
import { type Identity, sealStream, unsealStream } from './sealing.ts';

/** Below the data directory. */
const folder = 'baik';

/** Sealed files of reports under random names. */
export class SealedFiles {
  private readonly directory: string;

  constructor(dataDirectory: string) {
    this.directory = join(dataDirectory, folder);
  }

  /** Seals a file while writing it. Returns its name and the size of its content. A failure leaves nothing behind. */
  async keep(publicKey: string, content: AsyncGenerator<Uint8Array>): Promise<{ id: string; size: number }> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const id = crypto.randomUUID();
    const file = await open(this.pathOf(id), 'wx', 0o600);
    let size = 0;
    const measured = streamOf(content, (piece) => {
      size += piece.length;
    });
    try {
      for await (const piece of await sealStream([publicKey], measured)) await file.writeFile(piece);
      // Files must be durable before the report is acknowledged.
      await file.datasync();
    } catch (error) {
      await rm(this.pathOf(id), { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await this.blur(id);
    return { id, size };
  }

  /** The unsealed file as a stream. Throws when it is missing or the key does not match. */
  async open(identity: Identity | readonly string[], id: string): Promise<ReadableStream<Uint8Array>> {
    return unsealStream(identity, this.openSealed(id));
  }

  /** The stored age file. */
  openSealed(id: string): ReadableStream<Uint8Array> {
    // Node's type of the same web stream.
    return Readable.toWeb(createReadStream(this.pathOf(id))) as unknown as ReadableStream<Uint8Array>;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(this.pathOf(id), { force: true })));
    await this.blurDirectory();
  }

  /** The files of past days; `fresh` are those not rewritten since. */
  async listBefore(midnight: Date): Promise<{ id: string; day: Day; isFresh: boolean }[]> {
    // Created by the timer and not by the first report, whose time the parent folder would record.
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const names = await readdir(this.directory);
    const found = await Promise.all(
      names.map(async (name) => {
        const facts = await stat(join(this.directory, name)).catch(() => undefined);
        if (!facts || facts.mtimeMs >= midnight.getTime() || !name.endsWith('.age')) return [];
        const id = name.slice(0, -'.age'.length);
        const day = facts.mtime.toISOString().slice(0, 10);
        return [{ id, day, isFresh: daysBetween(day, today(facts.birthtime)) === 0 }];
      }),
    );
    return found.flat();
  }

  /** Rewrites a file, so that the file system does not reveal when it arrived; the day remains. */
  async renew(id: string, day: Day): Promise<void> {
    const copy = `${this.pathOf(id)}.copy`;
    await copyFile(this.pathOf(id), copy);
    await rename(copy, this.pathOf(id));
    await this.blur(id, day);
  }

  /** Rounds a file's timestamps to the day. */
  private async blur(id: string, day = today()): Promise<void> {
    await utimes(this.pathOf(id), startOf(day), startOf(day));
    await this.blurDirectory();
  }

  private async blurDirectory(): Promise<void> {
    const day = startOf(today());
    await utimes(this.directory, day, day).catch(() => {});
  }

  private pathOf(id: string): string {
    return join(this.directory, `${id}.age`);
  }
}

function streamOf(
  content: AsyncGenerator<Uint8Array>,
  onPiece: (piece: Uint8Array) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await content.next();
      if (done) return controller.close();
      onPiece(value);
      controller.enqueue(value);
    },
    async cancel() {
      await content.return(undefined);
    },
  });
}
