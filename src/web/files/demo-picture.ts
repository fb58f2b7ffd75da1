import { demoAssets } from '../../content/demo-assets.ts';
import { type BuiltPicture, manifest } from '../../manifest.ts';

const demoNames: ReadonlySet<string> = new Set(demoAssets.map(({ file }) => file));

export function isDemoFile(name: string): boolean {
  return demoNames.has(name);
}

/** The built-in picture of a demo asset such as `news-01.webp`, or the fallback when it does not exist. */
export function demoPicture(name: string): BuiltPicture | undefined {
  if (!isDemoFile(name) || !name.endsWith('.webp')) return undefined;
  const { pictures } = manifest();
  return pictures[name.slice(0, -'.webp'.length)] ?? pictures.fallback;
}
