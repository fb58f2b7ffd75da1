import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { formats } from '../../scripts/fuzz/formats.ts';
import { mutatedFiles } from '../../scripts/fuzz/mutations.ts';
import { Budget } from '../../src/domain/attachments/budget.ts';
import { unpackArchive } from '../../src/domain/attachments/zip-archive.ts';
import { blankPictures } from '../../src/domain/baik/metadata/embedded-pictures.ts';
import { readXml, rewriteXml } from '../../src/domain/baik/metadata/xml.ts';

/** A fixed sample; `bun run fuzz:files --count 2000` is the long run. */
const seed = 20_261_122;

describe.each(formats.map((format) => [format.name, format] as const))(
  'damaged files of the format %s',
  (_name, format) => {
    test('are refused, or whole and without metadata once they are cleaned', async () => {
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
      return unpackArchive(archive, new Budget()).size >= 0;
    } catch (error) {
      return error instanceof Error && error.name === 'DamagedArchiveError';
    }
  };
  fc.assert(fc.property(bytes, unpack), { numRuns: 300, seed });
});

test('rewritten XML has the same content', () => {
  const name = fc.constantFrom('a', 'w:p', 'dc:creator');
  const text = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((value) => value.replace(/[^\p{L}\p{N}<>&"' \t\n\r]/gu, ''));
  const { xml } = fc.letrec<{ xml: string }>((tie) => ({
    xml: fc.oneof(
      { maxDepth: 4 },
      text.map(escaped),
      fc
        .record({ name, attribute: text, inner: fc.array(tie('xml'), { maxLength: 3 }) })
        .map(({ name: tag, attribute, inner }) => `<${tag} b="${escaped(attribute)}">${inner.join('')}</${tag}>`),
    ),
  }));
  const read = (source: string) => {
    const said: unknown[] = [];
    readXml(source, new Budget(), {
      open: (element) => said.push(element.name, { ...element.attributes }),
      isWanted: () => true,
      text: (one) => said.push(one),
    });
    return said;
  };
  const isSame = (source: string) => {
    const written = new TextDecoder().decode(rewriteXml(source, new Budget(), {}));
    expect(read(written)).toEqual(read(source));
  };
  fc.assert(fc.property(xml, isSame), { numRuns: 300, seed });
});

test('what has been blanked has nothing left to be blanked', () => {
  const starts = fc
    .constantFrom('ffd8ff', 'e10004ff', 'ffda0003', '89504e470d0a1a0a', '0000000074455874')
    .map((hex) => Buffer.from(hex, 'hex'));
  const bytes = fc.array(fc.oneof(fc.uint8Array({ maxLength: 12 }), starts)).map((pieces) => Buffer.concat(pieces));
  const isBlank = (content: Buffer) => {
    blankPictures(content);
    expect(blankPictures(content)).toBe(false);
  };
  fc.assert(fc.property(bytes, isBlank), { numRuns: 500, seed });
});

function escaped(text: string): string {
  const references: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
  };
  return text.replace(/[&<>"\t\n\r]/g, (character) => references[character] ?? character);
}
