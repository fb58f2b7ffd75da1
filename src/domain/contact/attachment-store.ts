import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactAttachments } from '../../db/schema/index.ts';
import { type AttachmentExtension, attachmentTypes } from '../attachments/attachment-types.ts';
import type { FileStore, OpenFile } from '../files/file-store.ts';
import type { ReceivedFile } from '../files/scratch.ts';

/** Names of stored files begin with it. */
export const attachmentFolder = 'contact';

export type StoredAttachment = { filename: string; storedAs: string; contentType: string; size: number };
/** With the digest of its content, which is not stored. */
export type NewAttachment = StoredAttachment & { sha256: string };

/** Files without a row that are older than this were left by a crashed process. */
const abandonedAfterInMilliseconds = 3_600_000;

/** Files of contact messages, under random names without path separators. */
export class AttachmentStore {
  constructor(private readonly files: FileStore) {}

  /** Streams a file to the disk of this node. Throws when the stream breaks off or space is low (StorageFullError). */
  receive(content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    return this.files.scratch.receive(this.files.room.whileRoom(content));
  }

  discard(received: ReceivedFile): Promise<void> {
    return this.files.scratch.discard(received);
  }

  /** Stores a received file durably. */
  async keep(filename: string, extension: AttachmentExtension, received: ReceivedFile): Promise<NewAttachment> {
    const storedAs = `${crypto.randomUUID()}.${extension}`;
    await this.files.put(nameOf({ storedAs }), received.path);
    const { size, sha256 } = received;
    return { filename, storedAs, contentType: attachmentTypes[extension], size, sha256 };
  }

  open(storedAs: string): Promise<OpenFile | undefined> {
    return this.files.open(nameOf({ storedAs }));
  }

  remove(files: readonly Pick<StoredAttachment, 'storedAs'>[]): Promise<void> {
    return this.files.remove(files.map(nameOf));
  }

  /** Removes files left by a crash during an upload. Returns their number. */
  async removeAbandoned(db: Db): Promise<number> {
    const listed = await this.files.list(attachmentFolder);
    const old = listed
      .filter(({ modified }) => Date.now() - modified.getTime() > abandonedAfterInMilliseconds)
      .map(({ name }) => name.slice(attachmentFolder.length + 1));
    const kept = await filesOfMessages(db, old);
    const abandoned = old.filter((name) => !kept.has(name)).map((storedAs) => ({ storedAs }));
    await this.remove(abandoned);
    return abandoned.length;
  }
}

function nameOf({ storedAs }: Pick<StoredAttachment, 'storedAs'>): string {
  return `${attachmentFolder}/${storedAs}`;
}

/** Which of these stored files belong to a message. */
async function filesOfMessages(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ storedAs: contactAttachments.storedAs })
    .from(contactAttachments)
    .where(inArray(contactAttachments.storedAs, [...names]));
  return new Set(rows.map(({ storedAs }) => storedAs));
}
