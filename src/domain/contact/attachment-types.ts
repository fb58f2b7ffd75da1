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

/** The extension in small letters when it is one of ours. */
export function attachmentExtension(filename: string): AttachmentExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(attachmentTypes, extension)
    ? (extension as AttachmentExtension)
    : undefined;
}

/** Whether a stored file is what its name says. */
export async function holdsWhatItSays(path: string, extension: AttachmentExtension): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await checks[attachmentTypes[extension]](file);
  } finally {
    await file.close();
  }
}

type Check = (file: FileHandle) => Promise<boolean>;

const checks: Record<(typeof attachmentTypes)[AttachmentExtension], Check> = {
  'image/jpeg': (file) => beginsWith(file, [0xff, 0xd8, 0xff]),
  'image/png': (file) => beginsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'application/pdf': (file) => beginsWith(file, Buffer.from('%PDF-')),
  // Other programs write the same containers, so the part that makes it a Word document must be there as well.
  'application/msword': async (file) =>
    (await beginsWith(file, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) &&
    (await holds(file, Buffer.from('WordDocument', 'utf16le'))),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async (file) =>
    (await beginsWith(file, [0x50, 0x4b, 0x03, 0x04])) &&
    (await holds(file, Buffer.from('[Content_Types].xml'))) &&
    (await holds(file, Buffer.from('word/'))),
};

async function beginsWith(file: FileHandle, signature: ArrayLike<number>): Promise<boolean> {
  const expected = Buffer.from(Array.from(signature));
  const head = Buffer.alloc(expected.length);
  await file.read(head, 0, head.length, 0);
  return head.equals(expected);
}

/** Looks through a file piece by piece; the pieces overlap so that nothing hides on a border. */
async function holds(file: FileHandle, wanted: Buffer): Promise<boolean> {
  const piece = Buffer.alloc(64 * 1024);
  for (let position = 0; ; position += piece.length - wanted.length) {
    const { bytesRead } = await file.read(piece, 0, piece.length, position);
    if (piece.subarray(0, bytesRead).includes(wanted)) return true;
    if (bytesRead < piece.length) return false;
  }
}
