import type { FileFacts } from '../db/seed/demo-asset.ts';
import { demoFilePath } from './asset-files.ts';
import { demoPicture } from './demo-picture.ts';

/** What the file of a demo asset measures, or undefined when it has not been made. */
export async function measureDemoFile(name: string): Promise<FileFacts | undefined> {
  const path = demoFilePath(name);
  if (path === undefined) return undefined;
  const file = Bun.file(path);
  if (name.endsWith('.pdf')) {
    return { ...unknown, size: file.size, pages: countPages(await file.text()) };
  }
  return { ...unknown, ...factsOfPicture(name), size: file.size };
}

const unknown = { width: null, height: null, pages: null, altText: '', altTextEn: '' };

function factsOfPicture(name: string) {
  const picture = demoPicture(name);
  const widest = picture?.webp.at(-1)?.[0];
  if (!picture || !widest) return {};
  const height = Math.round((picture.height * widest) / picture.width);
  return { width: widest, height, altText: picture.alt.id, altTextEn: picture.alt.en };
}

/** Our own documents keep their page objects uncompressed; `/Pages` are the nodes above them. */
function countPages(pdf: string): number {
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
