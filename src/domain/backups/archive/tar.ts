const blockSize = 512;
/** The largest size that the octal field of a header holds. */
const maxMemberInBytes = 8 * 1024 ** 3 - 1;

/** A file that is no tar file, or one that ends in the middle. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

export type Member = { path: string; size: number; content: AsyncIterable<Uint8Array> };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The pieces of one regular file in a tar file (POSIX ustar). Throws when the content has another size. */
export async function* tarMember({ path, size, content }: Member): AsyncGenerator<Uint8Array> {
  yield tarHeader(path, size);
  let written = 0;
  for await (const piece of content) {
    written += piece.length;
    if (written > size) break;
    yield piece;
  }
  if (written !== size) throw new Error(`${path} changed while it was read: it has no longer ${size} bytes.`);
  if (size % blockSize > 0) yield new Uint8Array(blockSize - (size % blockSize));
}

export const tarEnd = () => new Uint8Array(2 * blockSize);

function tarHeader(path: string, size: number): Uint8Array {
  if (size > maxMemberInBytes) throw new Error(`${path} is too large for a backup.`);
  const [prefix, name] = splitPath(path);
  const header = new Uint8Array(blockSize);
  const put = (text: string, offset: number) => header.set(encoder.encode(text), offset);
  put(name, 0);
  put('0000600\0', 100);
  put('0000000\0', 108);
  put('0000000\0', 116);
  put(`${size.toString(8).padStart(11, '0')}\0`, 124);
  put('00000000000\0', 136);
  put('        ', 148);
  put('0', 156);
  put('ustar\x0000', 257);
  put(prefix, 345);
  put(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Name of at most 100 bytes, and what comes before it. Paths are ASCII. */
function splitPath(path: string): [prefix: string, name: string] {
  if (path.length <= 100) return ['', path];
  const slash = path.indexOf('/', path.length - 101);
  if (slash < 0 || slash > 155) throw new Error(`The path ${path} is too long for a backup.`);
  return [path.slice(0, slash), path.slice(slash + 1)];
}

/** Sum of all bytes of a header; the field of the checksum itself counts as spaces. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

/**
 * The members of a tar file, in their order. The content of one has to be read before the next; what is left of it is
 * skipped. Throws DamagedArchiveError, also for links, folders and other members that are no regular files.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Member> {
  const input = new PieceReader(source);
  for (;;) {
    const header = await input.take(blockSize);
    if (header.every((byte) => byte === 0)) break;
    const { path, size } = parseHeader(header);
    let left = size;
    const content = async function* () {
      while (left > 0) {
        const piece = await input.some(left);
        left -= piece.length;
        yield piece;
      }
    };
    const unread = content();
    yield { path, size, content: unread };
    while (left > 0) left -= (await input.some(left)).length;
    await input.take((blockSize - (size % blockSize)) % blockSize);
  }
  // The rest is padding, whose end an encrypted archive has to confirm.
  await input.toEnd();
}

function parseHeader(header: Uint8Array): { path: string; size: number } {
  const text = (offset: number, length: number) => {
    const field = header.subarray(offset, offset + length);
    const end = field.indexOf(0);
    return decoder.decode(end < 0 ? field : field.subarray(0, end));
  };
  if (!text(257, 6).startsWith('ustar') || Number.parseInt(text(148, 8), 8) !== checksumOf(header)) {
    throw new DamagedArchiveError('This is not a backup of the site, or it is damaged.');
  }
  if (text(156, 1) !== '0') throw new DamagedArchiveError('The backup holds something that is no regular file.');
  const size = /^[0-7]{11}$/.test(text(124, 12)) ? Number.parseInt(text(124, 12), 8) : Number.NaN;
  if (!(size <= maxMemberInBytes)) throw new DamagedArchiveError('The backup is damaged: a size in it is no number.');
  const prefix = text(345, 155);
  return { path: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`, size };
}

/** Reads a number of bytes from pieces of any size. */
class PieceReader {
  private readonly pieces: AsyncIterator<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.pieces = source[Symbol.asyncIterator]();
  }

  /** At least one byte, at most `limit`. */
  async some(limit: number): Promise<Uint8Array> {
    while (this.rest.length === 0) {
      const { value, done } = await this.pieces.next();
      if (done) throw new DamagedArchiveError('The backup is incomplete: it ends in the middle.');
      this.rest = value;
    }
    const piece = this.rest.subarray(0, limit);
    this.rest = this.rest.subarray(piece.length);
    return piece;
  }

  async take(length: number): Promise<Uint8Array> {
    const taken = new Uint8Array(length);
    for (let filled = 0; filled < length; ) {
      const piece = await this.some(length - filled);
      taken.set(piece, filled);
      filled += piece.length;
    }
    return taken;
  }

  async toEnd(): Promise<void> {
    let isPadding = this.rest.every((byte) => byte === 0);
    for (let next = await this.pieces.next(); !next.done; next = await this.pieces.next()) {
      isPadding &&= next.value.every((byte) => byte === 0);
    }
    if (!isPadding) throw new DamagedArchiveError('The backup is damaged: something follows after its end.');
  }
}
