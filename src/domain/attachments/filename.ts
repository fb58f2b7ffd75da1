const maxFilenameCharacters = 200;

/** A display name, never a path: no folders, no control characters; truncation keeps the extension. */
export function tidyFilename(given: string): string {
  const name = given
    .replace(/^.*[\\/]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const characters = [...name];
  return characters.length <= maxFilenameCharacters
    ? name
    : `${characters.slice(0, maxFilenameCharacters - 10).join('')}${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}
