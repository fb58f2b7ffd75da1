import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd';
export type Encoded = Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);

/** Compresses off the main thread, with high effort because the result is cached. */
export async function encode(bytes: Uint8Array<ArrayBuffer>): Promise<Encoded> {
  const [gzipped, brotli, zstd] = await Promise.all([
    toGzip(bytes, { level: 9 }),
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
    toZstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 15 } }),
  ]);
  return { identity: bytes, gzip: plain(gzipped), br: plain(brotli), zstd: plain(zstd) };
}

/** Copies a Buffer into a Uint8Array of its own, without the shared pool. */
function plain(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

const preferred: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];
const remembered = new Map<string, Encoding>();

/** The smallest encoding that the client accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = negotiate(acceptEncoding);
  // Browsers send a few distinct values; the cache is bounded against invented ones.
  if (remembered.size < 100) remembered.set(acceptEncoding, chosen);
  return chosen;
}

/** Whether the client takes that encoding, preferred or not. */
export function acceptsEncoding(acceptEncoding: string | null, encoding: Encoding): boolean {
  return weigh(acceptEncoding ?? '')(encoding) > 0;
}

function negotiate(acceptEncoding: string): Encoding {
  const weightOf = weigh(acceptEncoding);
  const best = Math.max(...preferred.map(weightOf));
  return preferred.find((encoding) => weightOf(encoding) === best) ?? 'identity';
}

/** The weight that a header gives each encoding; 0 when it is refused. */
function weigh(acceptEncoding: string): (encoding: Encoding) => number {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  return (encoding) => weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
}

/** RFC 9110, section 13.1.2: a list of validators, compared weakly. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
