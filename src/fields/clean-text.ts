/**
 * Text as it is stored, compared and searched for: without invisible format characters (zero-width spaces, soft hyphens,
 * marks of direction), except joiners between the letters of a word or the parts of an emoji. The vertical tab of PowerPoint
 * and the form feed are line breaks.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\v\f]/g, '\n')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(strayJoiners, '');
}

const strayJoiners =
  /(?<![\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * The same for a name or an address, by which accounts and persons are found: without joiners, and without the letters and
 * marks that are invisible, such as a variation selector.
 */
export function cleanName(text: string): string {
  return cleanText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
