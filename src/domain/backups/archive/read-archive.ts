import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type About,
  aboutSchema,
  archiveFormat,
  type Contents,
  contentsSchema,
  filePathOf,
  maxJsonInBytes,
  maxUnpackedRowsInBytes,
  memberNames,
  type Pages,
  pagesSchema,
  type Sequences,
  sequencesSchema,
  tableOf,
} from './format.ts';
import { DamagedArchiveError, type Member, readTar } from './tar.ts';

/** What is done with each part; what is left out is only checked. */
type ArchiveHandler = {
  about?: (about: About) => Promise<void> | void;
  rows?: (table: string, packed: Uint8Array) => Promise<number>;
  file?: (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  sequences?: (sequences: Sequences) => Promise<void>;
};

export type ReadArchive = { about: About; contents: Contents; pages: Pages | undefined };

/**
 * Reads an archive to its end and checks everything on the way: names, sizes, order, and the SHA-256 of each member. Throws
 * DamagedArchiveError; the caller has to undo what the handler did until then.
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  handler: ArchiveHandler = {},
): Promise<ReadArchive> {
  let about: About | undefined;
  let contents: Contents | undefined;
  let pages: Pages | undefined;
  let isComplete = false;
  const found = { rows: {} as Record<string, number>, files: 0 };
  const sums = createHash('sha256');
  for await (const member of readTar(source)) {
    const { path, size } = member;
    if (isComplete) throw new DamagedArchiveError('The backup is damaged: something follows after its checksums.');
    if (path === memberNames.sums) {
      await requireSums(member, sums.digest('hex'));
      isComplete = true;
      continue;
    }
    const hash = createHash('sha256');
    const content = hashing(member.content, hash);
    if (!about) {
      if (path !== memberNames.about) throw new DamagedArchiveError('This is not a backup of the site.');
      about = await readJson(content, size, aboutSchema);
      requireFormat(about);
      await handler.about?.(about);
    } else if (path === memberNames.sequences) {
      const sequences = await readJson(content, size, sequencesSchema);
      await handler.sequences?.(sequences);
    } else if (path === memberNames.pages) pages = await readJson(content, size, pagesSchema);
    else if (path === memberNames.contents) contents = await readJson(content, size, contentsSchema);
    else if (tableOf(path) !== undefined) {
      const table = tableOf(path) ?? '';
      if (!Object.hasOwn(about.tables, table))
        throw new DamagedArchiveError(`The backup has rows of an unknown table "${table}".`);
      const packed = await collect(content, size, maxUnpackedRowsInBytes);
      found.rows[table] = (found.rows[table] ?? 0) + ((await handler.rows?.(table, packed)) ?? 0);
    } else {
      const file = filePathOf(path);
      if (file === undefined)
        throw new DamagedArchiveError(
          `The backup holds a name that no backup has: ${JSON.stringify(path.slice(0, 200))}.`,
        );
      found.files += 1;
      if (handler.file) await handler.file(file, content);
    }
    // What the handler has not read.
    for await (const _ of content);
    sums.update(`${hash.digest('hex')}  ${path}\n`);
  }
  if (!about || !contents || !isComplete)
    throw new DamagedArchiveError('The backup is incomplete: it ends in the middle.');
  requireAll(contents, found, handler.rows !== undefined);
  return { about, contents, pages };
}

function requireFormat({ format, release }: About): void {
  if (format > archiveFormat) {
    throw new DamagedArchiveError(
      `This backup was made by release ${release}, in a format that this release does not know. Restore it with that release.`,
    );
  }
}

function requireAll(
  contents: Contents,
  found: { rows: Record<string, number>; files: number },
  countsRows: boolean,
): void {
  const isMissing = Object.entries(contents.rows).some(
    ([table, count]) => countsRows && (found.rows[table] ?? 0) !== count,
  );
  if (isMissing || contents.files !== found.files) {
    throw new DamagedArchiveError('The backup is damaged: it does not hold what it lists.');
  }
}

/** The list is as long as the archive has members; only its digest stays in memory. */
async function requireSums({ content }: Member, expected: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  if (hash.digest('hex') !== expected) {
    throw new DamagedArchiveError(
      'The backup is damaged: its content does not have the checksums that were written down.',
    );
  }
}

async function* hashing(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

async function readJson<Schema extends z.ZodType>(
  content: AsyncIterable<Uint8Array>,
  size: number,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await collect(content, size, maxJsonInBytes);
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new DamagedArchiveError('The backup is damaged: its description cannot be read.');
  }
}

async function collect(content: AsyncIterable<Uint8Array>, size: number, limit: number): Promise<Buffer> {
  if (size > limit) throw new DamagedArchiveError('The backup holds a member of a size that no backup has.');
  return Buffer.concat(await Array.fromAsync(content));
}
