import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';

const mark = 'Ratna-Penanda-7731';
const folder = 'tests/fixtures/field';

/** An attribute and an element of a stranger, on and in every element, and a comment before it. */
const withStrangers = (xml: string) =>
  xml.replace(/<([\w:]+)(\s[^<>]*?)?(\/?)>/g, (_all, name: string, attributes = '', end: string) => {
    const start = `<!-- ${mark} --><${name}${attributes} q:note="${mark}" xmlns:q="urn:q"${end}>`;
    return end ? start : `${start}<q:x>${mark}</q:x>`;
  });

test.each(readdirSync(folder).filter((name) => name.endsWith('.docx')))(
  'the copy of %s is the same, byte for byte, with strangers on and in every element of every part',
  async (name) => {
    const original = readFileSync(`${folder}/${name}`);
    const parts = Object.entries(unzipSync(original)).map(([path, content]) => {
      const isXml = /\.(?:xml|rels)$/.test(path);
      return [path, isXml ? strToU8(withStrangers(strFromU8(content))) : content] as const;
    });
    const planted = zipSync(Object.fromEntries([...parts, [`customXml/${mark}.xml`, strToU8(mark)] as const]));
    const [copy, same] = [await makeSafeCopy(original, 'docx'), await makeSafeCopy(planted, 'docx')];
    expect(Buffer.from(same.bytes).toString('ascii')).toBe(Buffer.from(copy.bytes).toString('ascii'));
    expect(Buffer.from(same.bytes).toString('ascii')).not.toContain(mark);
  },
);
