import { expect, test } from 'bun:test';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { binaryDocument, writtenDocument } from '../../../support/files/binary-document.ts';

type Written = Parameters<typeof writtenDocument>[0];

async function bodyOf(written: Written): Promise<{ body: string; leftOut: object }> {
  const { bytes, leftOut } = await makeSafeCopy(writtenDocument(written), 'doc');
  const [, body = ''] = /<body>\n([\s\S]*)<\/body>/.exec(Buffer.from(bytes).toString('ascii')) ?? [];
  return { body: body.trim(), leftOut };
}

test('the copy of an old Word document is its text in paragraphs, with rows of tables as lines', async () => {
  const { body } = await bodyOf({ runs: [['Bau menyengat\rlalu <b>\vbaris\rsatu\x07dua\x07\x07akhir\r']] });
  expect(body).toBe('<p>Bau menyengat</p>\n<p>lalu &#60;b&#62;<br>baris</p>\n<p>satu\tdua</p>\n<p>akhir</p>');
});

test.each([
  ['hidden', '3c0801'],
  ['hidden against its style', '3c0881'],
  ['hidden as the code of a field', '020801'],
  ['hidden for good', '180801'],
  ['deleted', '000801'],
  ['white by number', '422a08'],
  ['white by value', '7068ffffff00'],
  ['of one point', '434a0200'],
  ['hidden after other properties', '35080145400000' + '3c0801'],
])('text that is %s is not in it, and is counted', async (_title, properties) => {
  const { body, leftOut } = await bodyOf({ runs: [['satu '], ['rahasia', properties], ['tiga\r']] });
  expect(body).toBe('<p>satu tiga</p>');
  expect(leftOut).toEqual({ comments: 0, deletions: 1, attachments: 0, pictures: 0 });
});

test('of a field its result is shown, but not that of one whose value Word keeps to itself', async () => {
  const { body } = await bodyOf({
    runs: [['a\x13 AUTHOR \x14hasil\x15 b\x13 SET nama \x14rahasia\x15\x13ASK x\x14rahasia\x15\r']],
  });
  expect(body).toBe('<p>ahasil b</p>');
});

test('texts of comments and everything outside the text are not in it', async () => {
  expect((await bodyOf({ runs: [['isi\rrahasia\r']], comments: 8 })).body).toBe('<p>isi</p>');
  const { bytes } = await makeSafeCopy(binaryDocument('Ratna'), 'doc');
  expect(Buffer.from(bytes).toString('ascii')).not.toContain('Ratna');
});

test.each([
  ['with a password', { flags: 0x0300 }, 'password'],
  ['whose styles hide text', { styles: '0200' + '3c0801' }, 'tooComplex'],
  ['whose styles make text white', { styles: '0200' + '422a08' }, 'tooComplex'],
  ['with properties for whole pieces of text, as saved in a hurry', { modifier: 0x01b8 }, 'tooComplex'],
] as const)('no copy is made of one %s', async (_title, written, problem) => {
  const document = writtenDocument({ runs: [['isi\r']], ...written });
  await expect(makeSafeCopy(document, 'doc')).rejects.toMatchObject({ problem });
});
