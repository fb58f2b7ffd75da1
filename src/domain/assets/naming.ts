import { assetFields } from '../../fields/assets.ts';

/** Default asset name: the file name without extension. */
export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, assetFields.name.control.maxCharacters)
    .toWellFormed();
}
