import { statfs } from 'node:fs/promises';

/** Free disk space that uploads may not use, so that the database can go on writing. */
export const defaultReserveInBytes = 512 * 1024 * 1024;

/** Throws when the disk that holds a directory is nearly full. */
export async function requireRoom(directory: string, spareInBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < spareInBytes) throw new Error('The disk has no room left for uploads.');
}
