import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dayInMilliseconds = 86_400_000;

const name = /^alumina-site-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(?:\.age)?$/;
const part = /^alumina-site-[\dTZ-]+\.tar(?:\.age)?\.part$/;

/** A volume that is not mounted must not be taken for a new folder. */
export const missingFolder = (folder: string) =>
  `The folder ${folder} (BACKUP_TO) does not exist: make it, or mount its volume.`;

/** `alumina-site-2026-11-22T170501Z.tar.age`: sorted by name is sorted by time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  return `alumina-site-${moment}.tar${isEncrypted ? '.age' : ''}`;
}

/** When a file with the name of a backup was made; undefined for other files. */
export function momentOf(file: string): Date | undefined {
  const [found, year, month, day, hours, minutes, seconds] = name.exec(file) ?? [];
  if (!found) return undefined;
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

type Options = {
  keepInDays: number;
  /** File of the last good backup, which is never deleted; undefined when none is known. */
  last: string | undefined;
  now: Date;
};

/**
 * Deletes backups that are too old, also those that an operator has made, and remains of incomplete ones. Of backups that the
 * site knows nothing about the newest stays. Returns their names.
 */
export function deleteOldBackups(folder: string, { keepInDays, last, now }: Options): string[] {
  const files = readdirSync(folder);
  const known = files.filter((file) => momentOf(file) !== undefined).sort();
  const newest = last !== undefined && files.includes(last) ? last : known.at(-1);
  const isOld = (file: string) => +now - Number(momentOf(file) ?? now) > keepInDays * dayInMilliseconds;
  const old = known.filter((file) => file !== newest && isOld(file));
  for (const file of old) {
    rmSync(join(folder, file), { force: true });
    rmSync(join(folder, `${file}.sha256`), { force: true });
  }
  for (const file of files.filter((one) => part.test(one))) {
    const path = join(folder, file);
    if (existsSync(path) && +now - statSync(path).mtimeMs > dayInMilliseconds) rmSync(path, { force: true });
  }
  return old;
}
