import { type FileHandle, open } from 'node:fs/promises';

/** What may be attached, by its extension. */
export const attachmentTypes = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
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

/** Whether the content of a stored file matches its extension. */
export async function holdsWhatItSays(path: string, extension: AttachmentExtension): Promise<boolean> {
  const { head, parts } = signs[attachmentTypes[extension]];
  const file = await open(path, 'r');
  try {
    if (!(await beginsWith(file, head))) return false;
    for (const part of parts) if (!(await holds(file, part))) return false;
    return true;
  } finally {
    await file.close();
  }
}

/** The same for a file in memory. */
export function bytesHoldWhatTheySay(bytes: Uint8Array, extension: AttachmentExtension): boolean {
  const { head, parts } = signs[attachmentTypes[extension]];
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.subarray(0, head.length).equals(head) && parts.every((part) => content.includes(part));
}

type Signs = { head: Buffer; parts: Buffer[] };

const signs: Record<(typeof attachmentTypes)[AttachmentExtension], Signs> = {
  'image/jpeg': { head: Buffer.from([0xff, 0xd8, 0xff]), parts: [] },
  'image/png': { head: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), parts: [] },
  'application/pdf': { head: Buffer.from('%PDF-'), parts: [] },
  // The container format is shared with other programs, so the Word part must be present too.
  'application/msword': {
    head: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    parts: [Buffer.from('WordDocument', 'utf16le')],
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    head: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    parts: [Buffer.from('[Content_Types].xml'), Buffer.from('word/')],
  },
};

async function beginsWith(file: FileHandle, signature: Buffer): Promise<boolean> {
  const head = Buffer.alloc(signature.length);
  await file.read(head, 0, head.length, 0);
  return head.equals(signature);
}

/** Scans a file in overlapping chunks, so that a match across a boundary is found. */
async function holds(file: FileHandle, wanted: Buffer): Promise<boolean> {
  const piece = Buffer.alloc(64 * 1024);
  for (let position = 0; ; position += piece.length - wanted.length) {
    const { bytesRead } = await file.read(piece, 0, piece.length, position);
    if (piece.subarray(0, bytesRead).includes(wanted)) return true;
    if (bytesRead < piece.length) return false;
  }
}
