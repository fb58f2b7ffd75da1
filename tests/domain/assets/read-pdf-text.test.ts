import { expect, test } from 'bun:test';
import { readPdfText } from '../../../src/domain/assets/documents/read-pdf-text.ts';

test('what is no readable PDF has no text', async () => {
  for (const content of ['', 'Not a PDF', '%PDF-1.7\n%%EOF'])
    expect(await readPdfText(new TextEncoder().encode(content))).toBe('');
});
