import { type FileHandle, open } from 'node:fs/promises';
import { contentType } from './content-type.ts';

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
  const { contentTypes, parts } = signs[attachmentTypes[extension]];
  const type = await contentType(Bun.file(path));
  if (type === undefined || !contentTypes.includes(type)) return false;
  if (parts.length === 0) return true;
  const file = await open(path, 'r');
  try {
    for (const part of parts) if (!(await holds(file, part))) return false;
    return true;
  } finally {
    await file.close();
  }
}

/** The same for a file in memory. */
export async function bytesHoldWhatTheySay(bytes: Uint8Array, extension: AttachmentExtension): Promise<boolean> {
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

/** Scans a file in overlapping chunks, so that a match across a boundary is found. */
async function holds(file: FileHandle, wanted: Buffer): Promise<boolean> {
  const piece = Buffer.alloc(64 * 1024);
  for (let position = 0; ; position += piece.length - wanted.length) {
    const { bytesRead } = await file.read(piece, 0, piece.length, position);
    if (piece.subarray(0, bytesRead).includes(wanted)) return true;
    if (bytesRead < piece.length) return false;
  }
}
