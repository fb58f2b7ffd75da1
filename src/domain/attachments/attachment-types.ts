import { fileTypeFromBuffer } from 'file-type';

export const attachmentTypes = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  /** What Windows calls a JPEG that was saved from a browser. */
  jfif: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type AttachmentExtension = keyof typeof attachmentTypes;

/** The lower-case extension when it is an accepted one. */
export function attachmentExtension(filename: string): AttachmentExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(attachmentTypes, extension)
    ? (extension as AttachmentExtension)
    : undefined;
}

export async function matchesExtension(bytes: Uint8Array, extension: AttachmentExtension): Promise<boolean> {
  const { contentTypes, parts } = signs[attachmentTypes[extension]];
  const type = await contentType(bytes);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type !== undefined && contentTypes.includes(type) && parts.every((part) => content.includes(part));
}

type Signs = { contentTypes: readonly string[]; parts: Buffer[] };

const docx = attachmentTypes.docx;
const signs: Record<(typeof attachmentTypes)[AttachmentExtension], Signs> = {
  'image/jpeg': { contentTypes: ['image/jpeg'], parts: [] },
  'image/png': { contentTypes: ['image/png', 'image/apng'], parts: [] },
  'application/pdf': { contentTypes: ['application/pdf'], parts: [] },
  // The container format is shared with other programs, so the Word part must be present too.
  'application/msword': { contentTypes: ['application/x-cfb'], parts: [Buffer.from('WordDocument', 'utf16le')] },
  // The first bytes of an archive need not show what it is an archive of.
  [docx]: {
    contentTypes: [docx, 'application/zip'],
    parts: [Buffer.from('[Content_Types].xml'), Buffer.from('word/')],
  },
};

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
