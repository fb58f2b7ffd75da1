import { type AttachmentExtension, attachmentTypes } from '../../attachments/attachment-types.ts';
import { Budget } from '../../attachments/budget.ts';
import { cleanDoc, inspectDoc } from './doc.ts';
import { cleanDocx, inspectDocx } from './docx.ts';
import { DamagedFileError, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { cleanPdf, inspectPdf } from './pdf.ts';
import { cleanJpeg, cleanPng, inspectPicture } from './pictures.ts';
import { stripPng } from './png.ts';

type Format = {
  inspect: (bytes: Uint8Array, budget: Budget) => Inspection | Promise<Inspection>;
  /** Throws DamagedFileError. */
  clean: (bytes: Uint8Array, budget: Budget) => Uint8Array | Promise<Uint8Array>;
};

const formats: Record<(typeof attachmentTypes)[AttachmentExtension], Format> = {
  'image/jpeg': { inspect: (bytes, budget) => inspectPicture(bytes, stripJpeg, budget), clean: cleanJpeg },
  'image/png': { inspect: (bytes, budget) => inspectPicture(bytes, stripPng, budget), clean: cleanPng },
  'application/pdf': { inspect: inspectPdf, clean: cleanPdf },
  'application/msword': { inspect: inspectDoc, clean: cleanDoc },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { inspect: inspectDocx, clean: cleanDocx },
};

/** The metadata findings of a file, and whether they can be removed. Throws OverBudgetError. */
export async function inspectFile(
  bytes: Uint8Array,
  extension: AttachmentExtension,
  budget = new Budget(),
): Promise<Inspection> {
  try {
    const inspection = await formats[attachmentTypes[extension]].inspect(bytes, budget);
    budget.check();
    return inspection;
  } catch {
    budget.check();
    // Parsers throw errors of many types for damaged files.
    return { condition: 'damaged', findings: [] };
  }
}

const oleHeader = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** A password-protected DOCX is an OLE container (MS-OFFCRYPTO) and still accepted as DOCX. */
export function isProtectedDocx(bytes: Uint8Array, extension: AttachmentExtension): boolean {
  if (extension !== 'docx') return false;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.subarray(0, oleHeader.length).equals(oleHeader) && content.includes(encryptedPackage);
}

/** The file without its metadata. Throws DamagedFileError and OverBudgetError. */
export async function cleanFile(
  bytes: Uint8Array,
  extension: AttachmentExtension,
  budget = new Budget(),
): Promise<Uint8Array> {
  try {
    const clean = await formats[attachmentTypes[extension]].clean(bytes, budget);
    budget.check();
    return clean;
  } catch (error) {
    budget.check();
    throw error instanceof DamagedFileError ? error : new DamagedFileError(String(error));
  }
}
