import { manifest } from '../../manifest.ts';
import type { FileFacts } from '../../seed/demo-asset.ts';
import { demoFilePath } from './asset-files.ts';
import { demoPicture } from './demo-picture.ts';

/** What the file of a demo asset measures, or undefined when it has not been made. */
export async function measureDemoFile(name: string): Promise<FileFacts | undefined> {
  const path = demoFilePath(name);
  if (path === undefined) return undefined;
  const document = manifest().documents[name];
  if (document) return { ...unknown, ...document };
  return { ...unknown, ...factsOfPicture(name), size: Bun.file(path).size };
}

const unknown = { width: null, height: null, pages: null, altText: '', altTextEn: '' };

function factsOfPicture(name: string) {
  const picture = demoPicture(name);
  if (!picture) return {};
  const { width, height, alt } = picture;
  return { width, height, altText: alt.id, altTextEn: alt.en };
}
