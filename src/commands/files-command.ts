import { join } from 'node:path';
import { checkBucket } from '../domain/files/bucket-requests.ts';
import { BucketStore } from '../domain/files/bucket-store.ts';
import { FolderStore } from '../domain/files/folder-store.ts';
import { type Moved, MoveJournal, moveFiles } from '../domain/files/move-files.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import type { Env } from '../settings/env.ts';
import { CommandError, UsageError } from '../start-error.ts';
import { type Command, print, readFlags } from './command.ts';

const help = `Usage: files move --to s3|folder [--dry-run] [--delete-source]

Copies all uploaded files from DATA_DIR to the bucket of the settings S3_…, or back, and reads each of them back. The site may
run meanwhile; it goes on using the home that it was started with. A run that was stopped in the middle is continued by
the next one.

  --dry-run        prints how many files would be copied
  --delete-source  removes the files from the old home, after all of them were verified in the new one

Exit code: 0 all files are in the new home, 1 some could not be copied.`;

export const filesCommand: Command = {
  summary: 'moves uploaded files between DATA_DIR and object storage',
  help,
  async run(env, words) {
    const options = {
      to: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'delete-source': { type: 'boolean' },
    } as const;
    const read = readFlags(words, options, help, 1);
    const { to, 'dry-run': dryRun = false, 'delete-source': deleteSource = false } = read.flags;
    if (read.words[0] !== 'move') throw new UsageError(help);
    if (to !== 's3' && to !== 'folder') throw new UsageError(`Say where to: --to s3 or --to folder.\n\n${help}`);
    const { folder, bucket, journal } = await openHomes(env, to);
    const homes = to === 's3' ? { from: folder, to: bucket } : { from: bucket, to: folder };
    const onProgress = (done: number, of: number) => {
      if (done % 500 === 0) print(`${done} of ${of} files`);
    };
    const flags = { dryRun: dryRun === true, deleteSource: deleteSource === true };
    const moved = await moveFiles({ ...homes, ...flags, journal, onProgress });
    print(summaryOf(moved, to, flags));
    return moved.failed.length === 0 ? 0 : 1;
  },
};

async function openHomes({ dataDirectory, bucket: settings }: Env, to: 's3' | 'folder') {
  if (!settings) {
    throw new CommandError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say where the bucket is.',
    );
  }
  prepareDataDirectory(dataDirectory);
  const bucket = new BucketStore({
    settings,
    dataDirectory,
    maxCopiesInBytes: settings.maxCopiesInBytes,
    isWithdrawn: async () => false,
  });
  await checkBucket(bucket.requests, settings);
  const journal = new MoveJournal(join(dataDirectory, 'files', `moved-to-${to}`));
  return { folder: new FolderStore(dataDirectory), bucket, journal };
}

function summaryOf(
  { files, bytes, before, removed, failed }: Moved,
  to: 's3' | 'folder',
  { dryRun, deleteSource }: { dryRun: boolean; deleteSource: boolean },
): string {
  const home = to === 's3' ? 'the bucket' : 'DATA_DIR';
  const size = `${Math.ceil(bytes / 1024 / 1024)} MB`;
  if (dryRun) return `${files} files (${size}) would be copied to ${home}; ${before} are there and verified.`;
  const lines = [
    `${files + before} files are in ${home}: ${files} (${size}) copied and verified now, ${before} by an earlier run.`,
    ...(removed > 0 ? [`${removed} were removed there, because they have been deleted since.`] : []),
    ...failed.map((name) => `Not copied, because it vanished or changed meanwhile: ${name}`),
    ...(failed.length > 0 ? ['Run the command again.'] : []),
    ...(deleteSource && failed.length === 0 ? ['The files were removed from their old home.'] : []),
  ];
  return lines.join('\n');
}
