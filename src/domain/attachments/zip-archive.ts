import type { Budget } from './budget.ts';

/** The file is no ZIP archive, or one that programs could read in different ways. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 };
const lengths = { entry: 46, local: 30, end: 22 };
const maxCommentInBytes = 0xffff;
const methods = { stored: 0, deflated: 8 };
const encrypted = 0x0001;

type Entry = { name: string; packed: Uint8Array; method: number };

export type Archive = { names: string[]; read: (name: string) => Uint8Array | undefined };

/**
 * The files of a ZIP archive by name, each unpacked when it is asked for. What is unpacked counts for the budget: the sizes that the
 * archive states are not used. Both throw DamagedArchiveError (APPNOTE.TXT, 4.3).
 */
export function archiveParts(bytes: Uint8Array, budget: Budget): Archive {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = orDamaged(budget, () => {
    const found = new Map<string, Entry>();
    for (const entry of entriesOf(archive)) {
      budget.takePart();
      if (entry.name.endsWith('/')) continue;
      if (found.has(entry.name)) throw new DamagedArchiveError('Two files of the archive have one name.');
      found.set(entry.name, entry);
    }
    return found;
  });
  const read = (name: string) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    if (entry.method === methods.deflated) return orDamaged(budget, () => budget.inflate(entry.packed));
    budget.takeBytes(entry.packed.length);
    return entry.packed;
  };
  return { names: [...entries.keys()], read };
}

function orDamaged<Result>(budget: Budget, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    budget.check();
    throw error instanceof DamagedArchiveError ? error : new DamagedArchiveError(String(error));
  }
}

/** Unpacks all files of a ZIP archive one after the other, for the budget. */
export function unpackArchive(bytes: Uint8Array, budget: Budget): void {
  const { names, read } = archiveParts(bytes, budget);
  for (const name of names) read(name);
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = endOfDirectory(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== signatures.entry) throw new DamagedArchiveError('The directory breaks off.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const nameStart = at + lengths.entry;
    const nameEnd = nameStart + (nameLength ?? 0);
    const flags = archive.readUInt16LE(at + 8);
    const method = archive.readUInt16LE(at + 10);
    if (flags & encrypted || (method !== methods.stored && method !== methods.deflated)) {
      throw new DamagedArchiveError('A file of the archive is packed in an unknown way.');
    }
    const packed = packedBytes(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20));
    yield { name: archive.toString('utf8', nameStart, nameEnd), packed, method };
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
}

function packedBytes(archive: Buffer, local: number, size: number): Uint8Array {
  if (archive.readUInt32LE(local) !== signatures.local) throw new DamagedArchiveError('A file has no header.');
  const start = local + lengths.local + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + size > archive.length) throw new DamagedArchiveError('A file leaves the archive.');
  return archive.subarray(start, start + size);
}

/** The record at the end, which a comment may follow. */
function endOfDirectory(archive: Buffer): number {
  const first = Math.max(0, archive.length - lengths.end - maxCommentInBytes);
  for (let at = archive.length - lengths.end; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === signatures.end) return at;
  }
  throw new DamagedArchiveError('The archive has no directory.');
}
