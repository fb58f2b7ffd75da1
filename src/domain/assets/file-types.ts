import type { MediaType } from '../../fields/asset-categories.ts';
import { contentType } from '../attachments/attachment-types.ts';

export type FileType = 'jpg' | 'png' | 'apng' | 'webp' | 'avif' | 'gif' | 'mp4' | 'webm' | 'pdf' | 'vtt';

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
  vtt: 'vtt',
};

const typesByContent: Readonly<Record<string, FileType>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'apng',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
};

const mediaTypeOf: Record<FileType, MediaType> = {
  jpg: 'image',
  png: 'image',
  apng: 'image',
  webp: 'image',
  avif: 'image',
  gif: 'image',
  mp4: 'video',
  webm: 'video',
  pdf: 'document',
  vtt: 'captions',
};

/** `accept` attribute for a media type. */
export const acceptedFiles: Record<MediaType, string> = {
  image: '.jpg,.jpeg,.jfif,.png,.webp,.avif,.gif',
  video: '.mp4,.m4v,.webm',
  document: '.pdf',
  captions: '.vtt',
};

/** Media type by file extension; undefined when unsupported. */
export function typeByName(filename: string): { type: FileType; mediaType: MediaType } | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension] : undefined;
  return type && { type, mediaType: mediaTypeOf[type] };
}

/** Media type by file signature. */
export async function typeByContent(path: string): Promise<{ type: FileType; mediaType: MediaType } | undefined> {
  const found = (await contentType(Bun.file(path))) ?? '';
  const type = Object.hasOwn(typesByContent, found) ? typesByContent[found] : undefined;
  return type && { type, mediaType: mediaTypeOf[type] };
}
