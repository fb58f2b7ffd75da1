import { cleanText } from '../../fields/clean-text.ts';

const maxFilenameCharacters = 200;

/** A display name, never a path: no folders, no control characters; truncation keeps the extension. */
export function tidyFilename(given: string): string {
  const name = cleanText(given)
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  const characters = [...name];
  return characters.length <= maxFilenameCharacters
    ? name
    : `${characters.slice(0, maxFilenameCharacters - 10).join('')}${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}
