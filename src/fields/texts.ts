import { fails, fits, formLine, formText, isReadable } from './text-rules.ts';

/** Input of one line of text. */
export function lineInput(maxCharacters: number) {
  return formLine('Is required', 'Must be text')
    .refine(isReadable, fails('Must be one line of readable text'))
    .refine(fits(maxCharacters), fails(atMost(maxCharacters)));
}

/** Input of a text with line breaks. */
export function textInput(maxCharacters: number) {
  return formText('Is required', 'Must be text')
    .refine(isReadable, fails('Has characters that cannot be shown'))
    .refine(fits(maxCharacters), fails(atMost(maxCharacters)));
}

/** Input of the path of a stored picture; empty counts as none. */
export function picturePathInput() {
  return lineInput(maxPathCharacters)
    .refine((path) => path === '' || assetPath.test(path), 'Must be the path of a stored picture, /assets/<file>')
    .nullable()
    .overwrite((path) => path || null);
}

const maxPathCharacters = 300;

/** The public path of a stored file. */
export const assetPath = /^\/assets\/[\w.-]+$/;

export function atMost(characters: number): string {
  return `Must have at most ${characters} characters`;
}
