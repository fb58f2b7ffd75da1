import { assetLimits } from './limits.ts';

/** What an asset is called when nobody said so: its file's name without the extension. */
export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, assetLimits.name)
    .toWellFormed();
}
