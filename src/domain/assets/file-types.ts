import { open } from 'node:fs/promises';
import type { MediaType } from '../../fields/asset-categories.ts';

export type FileType = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'mp4' | 'webm' | 'pdf';

const typesByExtension: Readonly<Record<string, FileType>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  jfif: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  pdf: 'pdf',
};

const mediaTypeOf: Record<FileType, MediaType> = {
  jpg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  gif: 'image',
  mp4: 'video',
  webm: 'video',
  pdf: 'document',
};

/** `accept` attribute for a media type. */
export const acceptedFiles: Record<MediaType, string> = {
  image: '.jpg,.jpeg,.png,.webp,.avif,.gif',
  video: '.mp4,.m4v,.webm',
  document: '.pdf',
};

/** Media type by file extension; undefined when unsupported. */
export function typeByName(filename: string): { type: FileType; mediaType: MediaType } | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension] : undefined;
  return type && { type, mediaType: mediaTypeOf[type] };
}

/** Media type by file signature. */
export async function typeByContent(path: string): Promise<{ type: FileType; mediaType: MediaType } | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(64);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const type = typeOf(head.subarray(0, bytesRead));
    return type && { type, mediaType: mediaTypeOf[type] };
  } finally {
    await file.close();
  }
}

function typeOf(head: Buffer): FileType | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  // The document type stands near the front of the EBML head (https://www.rfc-editor.org/rfc/rfc8794).
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'webm' : undefined;
  if (text.slice(4, 8) === 'ftyp') return typeOfBrand(text.slice(8, 12));
  return undefined;
}

/** Of the files that are made of boxes, AVIF and MP4 are told apart by their major brand (https://mp4ra.org). */
function typeOfBrand(brand: string): FileType | undefined {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|f4v )$/.test(brand) ? 'mp4' : undefined;
}
