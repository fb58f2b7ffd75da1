import { type FileStore, piecesOf, type ShownTimes } from '../../files/file-store.ts';
import { type Day, daysBetween, startOf, today } from '../days.ts';
import { type Identity, sealStream, unsealStream } from './sealing.ts';

/** Names of stored files begin with it. */
export const sealedFolder = 'baik';

/** Files without an entry that are younger may be of a report that is being stored. Milliseconds. */
const abandonedAfter = 3_600_000;

type PastFile = { id: string; day: Day; isFresh: boolean; isAbandonable: boolean };

/** Sealed files of reports under random names. */
export class SealedFiles {
  constructor(private readonly files: FileStore) {}

  /** Seals a file while writing it. Returns its name and the size of its content. A failure leaves nothing behind. */
  async keep(publicKey: string, content: AsyncGenerator<Uint8Array>): Promise<{ id: string; size: number }> {
    const id = crypto.randomUUID();
    let size = 0;
    const measured = streamOf(content, (piece) => {
      size += piece.length;
    });
    await this.files.write(nameOf(id), await sealStream([publicKey], measured), shownOn(today()));
    return { id, size };
  }

  /** The unsealed file as a stream. Throws when it is missing or the key does not match. */
  async open(identity: Identity | readonly string[], id: string): Promise<ReadableStream<Uint8Array>> {
    return unsealStream(identity, this.openSealed(id));
  }

  /** The stored age file. */
  openSealed(id: string): ReadableStream<Uint8Array> {
    return streamOf(this.readSealed(id));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.files.remove(ids.map(nameOf), startOf(today()));
  }

  /** The files of past days; `isFresh`: not rewritten since, `isAbandonable`: not of a report that is just being stored. */
  async listBefore(midnight: Date): Promise<PastFile[]> {
    const listed = await this.files.list(sealedFolder);
    return listed.flatMap(({ name, modified, created }) => {
      if (modified.getTime() >= midnight.getTime() || !name.endsWith('.age')) return [];
      const id = name.slice(sealedFolder.length + 1, -'.age'.length);
      const day = modified.toISOString().slice(0, 10);
      const isFresh = daysBetween(day, today(created)) === 0;
      return [{ id, day, isFresh, isAbandonable: Date.now() - created.getTime() > abandonedAfter }];
    });
  }

  /** Rewrites a file, so that the file system does not reveal when it arrived; the day remains. */
  async renew(id: string, day: Day): Promise<void> {
    await this.files.forgetTime(nameOf(id), shownOn(day));
  }

  private async *readSealed(id: string): AsyncGenerator<Uint8Array> {
    const file = await this.files.open(nameOf(id));
    if (!file) throw new Error('The sealed file is missing.');
    yield* piecesOf(file);
  }
}

function nameOf(id: string): string {
  return `${sealedFolder}/${id}.age`;
}

/** Times of files are rounded to the day. */
function shownOn(day: Day): ShownTimes {
  return { file: startOf(day), folder: startOf(today()) };
}

function streamOf(
  content: AsyncGenerator<Uint8Array>,
  onPiece: (piece: Uint8Array) => void = () => {},
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
