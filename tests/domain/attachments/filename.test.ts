import { expect, test } from 'bun:test';
import { tidyFilename } from '../../../src/domain/attachments/filename.ts';

test.each([
  ['a.pdf', 'a.pdf'],
  ['/etc/passwd', 'passwd'],
  ['C:\\Users\\Budi\\a.pdf', 'a.pdf'],
  [' a\u0000\u001f\u007f\u009f\u202e b.pdf ', 'a b.pdf'],
  ['', ''],
])('%p is shown as %p', (given, shown) => {
  expect(tidyFilename(given)).toBe(shown);
});

test('a name of more than two hundred characters is cut before its extension', () => {
  expect(tidyFilename(`${'🙏'.repeat(196)}.pdf`)).toBe(`${'🙏'.repeat(196)}.pdf`);
  expect(tidyFilename(`${'🙏'.repeat(197)}.pdf`)).toBe(`${'🙏'.repeat(190)}.pdf`);
  expect(tidyFilename('a'.repeat(201))).toBe('a'.repeat(190));
});
