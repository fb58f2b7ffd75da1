import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';

/** A file as cameras, scanners and programs make it. */
export function fieldFile(path: string, name = basename(path)): File {
  return new File([new Uint8Array(readFileSync(`tests/fixtures/field/${path}`))], name);
}

/** A PDF of two pages with permissions, and with a password when one is given. */
export async function encryptedPdf(userPassword = '', name = 'kontrak.pdf'): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('Kontrak');
  pdf.addPage([200, 200]);
  pdf.encrypt({ userPassword, ownerPassword: 'pemilik', permissions: { printing: 'highResolution' } });
  return new File([new Uint8Array(await pdf.save())], name);
}

/** A PDF behind this many other bytes. */
export async function latePdf(bytes: number, name = 'faks.pdf'): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  return new File([new Uint8Array(bytes).fill(10), new Uint8Array(await pdf.save())], name);
}
