import { describe, test } from 'bun:test';
import fc from 'fast-check';
import { formats } from '../../scripts/fuzz/formats.ts';
import { mutatedFiles } from '../../scripts/fuzz/mutations.ts';
import { Budget } from '../../src/domain/attachments/budget.ts';
import { unpackArchive } from '../../src/domain/attachments/zip-archive.ts';

/** A fixed sample; `bun run fuzz:files --count 2000` is the long run. */
const seed = 20_261_122;

describe.each(formats.map((format) => [format.name, format] as const))(
  'damaged files of the format %s',
  (_name, format) => {
    test('are taken, or refused with a reason', async () => {
      const files = mutatedFiles(await format.originals());
      await fc.assert(fc.asyncProperty(files, format.handle), { numRuns: 25, seed });
    });
  },
);

test('any bytes are an archive or a damaged one', () => {
  const ends = fc.constantFrom('504b0506', '504b0102', '504b0304').map((hex) => Buffer.from(hex, 'hex'));
  const bytes = fc.array(fc.oneof(fc.uint8Array({ maxLength: 40 }), ends)).map((pieces) => Buffer.concat(pieces));
  const unpack = (archive: Uint8Array) => {
    try {
      unpackArchive(archive, new Budget());
      return true;
    } catch (error) {
      return error instanceof Error && error.name === 'DamagedArchiveError';
    }
  };
  fc.assert(fc.property(bytes, unpack), { numRuns: 300, seed });
});
