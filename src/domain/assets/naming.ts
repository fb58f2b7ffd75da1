import { assetFields } from '../../fields/assets.ts';

/** What an asset is called when nobody said so: its file's name without the extension. */
export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, assetFields.name.control.maxCharacters)
    .toWellFormed();
}
