import type { FileFacts } from '../../content/demo-asset.ts';
import { manifest } from '../../manifest.ts';
import { demoFilePath } from './asset-files.ts';
import { demoPicture } from './demo-picture.ts';

/** Size and dimensions of a demo asset's file; undefined when it does not exist. */
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
