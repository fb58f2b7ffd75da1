import { extname } from 'node:path';
import type { FileFacts } from '../db/seed/demo-asset.ts';
import { demoFilePath } from './asset-files.ts';
import { manifest } from './manifest.ts';

/** What the file of a demo asset measures, or undefined when it has not been made. */
export async function measureDemoFile(name: string): Promise<FileFacts | undefined> {
  const path = demoFilePath(name);
  if (path === undefined) return undefined;
  const file = Bun.file(path);
  const { width, height } = pixelsOf(name);
  return { width, height, size: file.size, pages: name.endsWith('.pdf') ? countPages(await file.text()) : null };
}

function pixelsOf(name: string): { width: number | null; height: number | null } {
  const { pictures } = manifest();
  const picture = name.endsWith('.webp')
    ? (pictures[name.slice(0, -extname(name).length)] ?? pictures.fallback)
    : undefined;
  const widest = picture?.webp.at(-1)?.[0];
  if (!picture || !widest) return { width: null, height: null };
  return { width: widest, height: Math.round((picture.height * widest) / picture.width) };
}

/** Our own documents keep their page objects uncompressed; `/Pages` are the nodes above them. */
function countPages(pdf: string): number {
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
