import { type AttachmentExtension, attachmentTypes } from '../../attachments/attachment-types.ts';
import { OverBudgetError } from '../../attachments/budget.ts';
import { copyLimits, NoSafeCopyError, type SafeCopy } from './safe-copy.ts';

type CopyMaker = (bytes: Uint8Array) => Promise<SafeCopy>;

/** Loaded on demand: most forms have files of one kind, and PDFium alone is 5 MB. */
const makers: Record<(typeof attachmentTypes)[AttachmentExtension], () => Promise<CopyMaker>> = {
  'image/jpeg': async () => (await import('./picture.ts')).copyPicture,
  'image/png': async () => (await import('./picture.ts')).copyPicture,
  'application/pdf': async () => (await import('./pdf.ts')).copyPdf,
  'application/msword': async () => (await import('./doc.ts')).copyDoc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async () =>
    (await import('./docx/copy-docx.ts')).copyDocx,
};

/** A new file made only of what can be seen in the given one. Throws NoSafeCopyError. */
export async function makeSafeCopy(bytes: Uint8Array, extension: AttachmentExtension): Promise<SafeCopy> {
  if (isProtectedDocx(bytes, extension)) throw new NoSafeCopyError('password');
  const make = await makers[attachmentTypes[extension]]();
  try {
    const copy = await make(bytes);
    if (copy.bytes.length > copyLimits.bytesOfCopy) throw new NoSafeCopyError('tooComplex');
    return copy;
  } catch (error) {
    if (error instanceof OverBudgetError) throw new NoSafeCopyError('tooComplex');
    // Parsers throw errors of many types for damaged files.
    throw error instanceof NoSafeCopyError ? error : new NoSafeCopyError('damaged');
  }
}

const oleHeader = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** A DOCX with a password is an OLE container (MS-OFFCRYPTO). */
export function isProtectedDocx(bytes: Uint8Array, extension: AttachmentExtension): boolean {
  if (extension !== 'docx') return false;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.subarray(0, oleHeader.length).equals(oleHeader) && content.includes(encryptedPackage);
}
