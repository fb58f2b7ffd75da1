import { fileTypeFromBuffer } from 'file-type';

/** Bytes that are looked at: enough for every accepted type, and a bound for what hostile files cost. */
const maxHeadInBytes = 4100;

/** Media type by file signature, ignoring the name; undefined when none is recognized. */
export async function contentType(content: Uint8Array | Blob): Promise<string | undefined> {
  const head = content.slice(0, maxHeadInBytes);
  const bytes = head instanceof Blob ? await head.bytes() : head;
  // It throws on heads that contradict themselves.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime ?? (hasPdfHeader(bytes) ? 'application/pdf' : undefined);
}

/** What a PDF may have before its header, such as line breaks or the rest of a mail (ISO 32000-2, annex I). */
const maxBytesBeforePdf = 1024;
const pdfHeader = Buffer.from('%PDF-');

function hasPdfHeader(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, maxBytesBeforePdf + pdfHeader.length)).includes(pdfHeader);
}
