import type { MediaType } from '../../fields/asset-categories.ts';
import { contentType } from '../attachments/attachment-types.ts';

type Facts = {
  mediaType: MediaType /** Of names of files. */;
  extensions: readonly string[];
  content: readonly string[];
};

/** What each type is, and how a file shows that it is of it: by its name and by its first bytes. */
const fileTypes = {
  jpg: { mediaType: 'image', extensions: ['jpg', 'jpeg', 'jfif'], content: ['image/jpeg'] },
  png: { mediaType: 'image', extensions: ['png'], content: ['image/png'] },
  apng: { mediaType: 'image', extensions: [], content: ['image/apng'] },
  webp: { mediaType: 'image', extensions: ['webp'], content: ['image/webp'] },
  avif: { mediaType: 'image', extensions: ['avif'], content: ['image/avif'] },
  gif: { mediaType: 'image', extensions: ['gif'], content: ['image/gif'] },
  mp4: { mediaType: 'video', extensions: ['mp4', 'm4v'], content: ['video/mp4', 'video/x-m4v'] },
  webm: { mediaType: 'video', extensions: ['webm'], content: ['video/webm'] },
  pdf: { mediaType: 'document', extensions: ['pdf'], content: ['application/pdf'] },
  vtt: { mediaType: 'captions', extensions: ['vtt'], content: ['text/vtt'] },
} as const satisfies Record<string, Facts>;

export type FileType = keyof typeof fileTypes;
type Typed = { type: FileType; mediaType: MediaType };

const facts = Object.entries(fileTypes) as [FileType, Facts][];

/** Undefined when unsupported. */
export function typeByName(filename: string): Typed | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return typeWith(({ extensions }) => extensions.includes(extension));
}

export async function typeByContent(path: string): Promise<Typed | undefined> {
  const found = (await contentType(Bun.file(path))) ?? '';
  return typeWith(({ content }) => content.includes(found));
}

function typeWith(matches: (facts: Facts) => boolean): Typed | undefined {
  const found = facts.find(([, one]) => matches(one));
  return found && { type: found[0], mediaType: found[1].mediaType };
}

/** For the `accept` attribute of a file input. */
export function acceptedFiles(mediaType: MediaType): string {
  const own = facts.filter(([, one]) => one.mediaType === mediaType);
  return own.flatMap(([, { extensions }]) => extensions.map((extension) => `.${extension}`)).join();
}
