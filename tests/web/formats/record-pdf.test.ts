import { expect, test } from 'bun:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { recordPdf } from '../../../src/web/formats/record-pdf.ts';

test('a word that is wider than the page goes on in further lines', async () => {
  const records = [[['Message', 'x'.repeat(5000)]]] as const;
  const pdf = await PDFDocument.load(await recordPdf('Title', 'Intro', [{ title: 'Messages', records }]));
  // Fifty lines of a hundred characters; with the titles they do not fit on one page.
  expect(pdf.getPageCount()).toBe(2);
});
