import { describe, expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { chooseEncoding, type Encoding, encode } from '../../src/web/http/responses/encodings.ts';

const asked: [header: string | null, chosen: Encoding][] = [
  [null, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['zstd', 'zstd'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'zstd'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['snappy', 'identity'],
  ['gzip;q=nonsense', 'identity'],
];

describe('the negotiated encoding', () => {
  test.each(asked)('%p → %s', (header, chosen) => {
    expect(chooseEncoding(header)).toBe(chosen);
    expect(chooseEncoding(header)).toBe(chosen);
  });
});

test('every encoding decodes to the same bytes', async () => {
  const bytes = new TextEncoder().encode('Alumina '.repeat(1000));
  const encoded = await encode(bytes);
  expect(encoded.identity).toEqual(bytes);
  for (const decoded of [
    gunzipSync(encoded.gzip),
    brotliDecompressSync(encoded.br),
    zstdDecompressSync(encoded.zstd),
  ]) {
    expect(new Uint8Array(decoded)).toEqual(bytes);
  }
});
