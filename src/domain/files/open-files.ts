import { type StorageReserve, StorageRoom } from '../storage/storage-room.ts';
import { type BucketSettings, checkBucket } from './bucket-requests.ts';
import { BucketStore } from './bucket-store.ts';
import { type FileStore, FilesUnavailableError } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import type { WithdrawalCheck } from './public-files.ts';

export type FileSettings = {
  dataDirectory: string;
  storageReserve: StorageReserve | undefined;
  /** Undefined: the files are in the data directory. */
  bucket: (BucketSettings & { maxCopiesInBytes: number }) | undefined;
};

type Options = {
  isWithdrawn: WithdrawalCheck;
  /** The storage does not answer at the start. */
  onUnavailable: (error: Error) => void;
};

/**
 * Opens the home of uploaded files. A bucket that refuses ends the start (StartError); one that does not answer does not, since the node can
 * still serve pages.
 */
export async function openFiles(settings: FileSettings, { isWithdrawn, onUnavailable }: Options): Promise<FileStore> {
  const store = fileStoreOf(settings, isWithdrawn);
  if (store instanceof BucketStore && settings.bucket) {
    await checkBucket(store.requests, settings.bucket).catch((error: unknown) => {
      if (!(error instanceof FilesUnavailableError)) throw error;
      onUnavailable(error);
    });
  }
  return store;
}

/** The same without any check, for a process of a server that has checked it. */
export function fileStoreOf(
  { dataDirectory, storageReserve, bucket }: FileSettings,
  isWithdrawn: WithdrawalCheck,
): FileStore {
  const room = new StorageRoom(dataDirectory, storageReserve);
  if (!bucket) return new FolderStore(dataDirectory, room);
  const { maxCopiesInBytes } = bucket;
  return new BucketStore({ settings: bucket, dataDirectory, maxCopiesInBytes, isWithdrawn, room });
}
