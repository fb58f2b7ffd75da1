import { FilesUnavailableError } from '../files/file-store.ts';
import { isStorageFull } from '../storage/storage-room.ts';
import type { FileError } from './submitted-file.ts';

/** Checking or cleaning a file exceeded its time, memory or budget, or ended the process that did it. */
export class FileTooComplexError extends Error {
  override name = 'FileTooComplexError';
}

/** Too many files wait to be checked, or the process that checked this one was ended from outside. */
export class FilesBusyError extends Error {
  override name = 'FilesBusyError';
}

export function fileErrorOf(error: unknown, filename: string): FileError | undefined {
  if (error instanceof FileTooComplexError) return { problem: 'fileTooComplex', filename };
  if (error instanceof FilesBusyError) return { problem: 'filesBusy', filename };
  if (error instanceof FilesUnavailableError) return { problem: 'filesUnavailable', filename };
  return isStorageFull(error) ? { problem: 'storageFull', filename } : undefined;
}
