import { statfs } from 'node:fs/promises';

/** So much of the disk is left to the database, whatever visitors send. */
export const usualSpareInBytes = 512 * 1024 * 1024;

/** Throws when the disk that holds a directory is nearly full. */
export async function requireRoom(directory: string, spareInBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < spareInBytes) throw new Error('The disk has no room left for uploads.');
}
