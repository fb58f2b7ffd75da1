import { expect, test } from 'bun:test';
import { makeEraser } from '../../src/domain/erasing/address.ts';

test.each([
  ['Ask an@b.co.', 'Ask [erased].'],
  ['AN@B.CO, an@b.co', '[erased], [erased]'],
  ['<a href="mailto:an%40b.co">an&#64;b.co</a>', '<a href="mailto:[erased]">[erased]</a>'],
  ['joan@b.co, j.an@b.co, an@b.com, an@b.co.id, an@b.co-op', 'joan@b.co, j.an@b.co, an@b.com, an@b.co.id, an@b.co-op'],
  ['İİ an@b.co', 'İİ [erased]'],
  ['an@b.coan@b.co', 'an@b.coan@b.co'],
  ['an@b.co.pdf, an@b.co.Docx', '[erased].pdf, [erased].Docx'],
  ['an@b.co.pdf.id, an@b.co.pdfs, an@b.co.zip', '[erased].pdf.id, an@b.co.pdfs, an@b.co.zip'],
  ['', ''],
])('"%s" becomes "%s" when an@b.co is erased', (text, left) => {
  expect(makeEraser('an@b.co')(text)).toBe(left);
});
