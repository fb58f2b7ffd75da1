import { describe, expect, test } from 'bun:test';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { packWord, paragraph, type WordParts, wordParts } from '../../../support/files/word-documents.ts';

const copyOf = (parts: WordParts) => makeSafeCopy(packWord(parts), 'docx');

describe('no copy is made', () => {
  test.each([
    ['of a document type, which may declare entities', '<!DOCTYPE w [<!ENTITY a "b">]>', 'damaged'],
    [
      'of elements deeper than 300',
      `${'<w:sdt><w:sdtContent>'.repeat(160)}${'</w:sdtContent></w:sdt>'.repeat(160)}`,
      'tooComplex',
    ],
    ['of more than five million letters', paragraph('x'.repeat(5_000_001)), 'tooComplex'],
    ['of more than two million elements', '<w:p/>'.repeat(2_000_001), 'tooComplex'],
    [
      'of more than 300 pictures',
      Array.from(
        { length: 301 },
        (_, index) =>
          `<w:p><w:r><w:drawing><pic:pic><pic:blipFill><a:blip r:embed="rId9"/><a:srcRect l="${index + 1}"/></pic:blipFill></pic:pic></w:drawing></w:r></w:p>`,
      ).join(''),
      'tooComplex',
    ],
    ['of broken markup', '<w:p>', 'damaged'],
  ])('%s', async (_title, body, problem) => {
    const parts = wordParts('', {}, { rId9: ['image', 'media/image1.png'] });
    parts['word/document.xml'] = body.startsWith('<!DOCTYPE')
      ? `${body}${wordParts(paragraph('x'))['word/document.xml']}`
      : (wordParts(body)['word/document.xml'] ?? '');
    await expect(copyOf(parts)).rejects.toMatchObject({ problem });
  });

  test('of a part that unpacks to more than 64 MB; one that is not shown is not unpacked', async () => {
    const bomb = ' '.repeat(70_000_000);
    await expect(copyOf(wordParts('', { 'word/document.xml': bomb }))).rejects.toMatchObject({ problem: 'tooComplex' });
    await expect(copyOf(wordParts('', { 'word/unused.xml': bomb }))).resolves.toMatchObject({ type: 'text/html' });
  });

  test('of more than 5,000 parts', async () => {
    const parts = (count: number) =>
      wordParts('', Object.fromEntries(Array.from({ length: count }, (_, index) => [`x/${index}`, ''])));
    await expect(copyOf(parts(4990))).resolves.toMatchObject({ type: 'text/html' });
    await expect(copyOf(parts(5001))).rejects.toMatchObject({ problem: 'tooComplex' });
  });
});
