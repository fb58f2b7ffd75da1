import { readFile } from 'node:fs/promises';
import type { Budget } from '../../attachments/budget.ts';
import { countPages, openPdf } from '../../attachments/pdf-library.ts';
import { RefusedFileError } from '../refused-file-error.ts';

/** Bytes at the end in which the trailer stands; some programs append others. */
const endInBytes = 8192;

/** Number of pages of a PDF. Throws RefusedFileError and OverBudgetError. */
export async function countPdfPages(path: string, budget: Budget): Promise<number> {
  const bytes = await readFile(path);
  if (!bytes.subarray(-endInBytes).includes('%%EOF')) {
    throw new RefusedFileError('The PDF is cut off: its end is missing.');
  }
  const pdf = await openPdf(bytes, budget);
  if (pdf === 'protected') throw new RefusedFileError('The PDF opens with a password only. Save it without one.');
  const pages = pdf ? countPages(pdf) : 0;
  if (pages === 0) throw new RefusedFileError('The PDF is damaged: its pages cannot be read.');
  return pages;
}
